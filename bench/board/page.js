/** Runs in the page: who is measured, and the acts that `run.mjs` times from outside. */

/**
 * @typedef {object} Contestant
 * @property {(box: HTMLElement) => any} make a board at its first position, set up for a person to play
 * @property {(board: any, turn: number) => void} set puts one of two positions on it, in turn; `turn` counts from 0
 * @property {(box: HTMLElement) => ParentNode | null | undefined} inside where its elements are
 * @property {(board: any) => Promise<void>} [ready] what is done once before its positions are set
 * @property {string} [look] a class of the box
 */

/** Two positions of each game between which about as many men have moved. */
const CHESS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  'r1bq1rk1/pp3ppp/2n1pn2/2bp4/2B5/2N1PN2/PP3PPP/R1BQ1RK1',
];
const NARDY = [
  'white 24:2 13:5 8:3 6:5; black 24:2 13:5 8:3 6:5',
  'white 24:1 20:1 13:3 8:3 7:1 6:4 5:2; black 24:1 21:1 13:4 8:3 6:4 4:2',
];

/** White is to move 5-2, with a cube in use: every part of the board is there. */
const PLAY = { speed: '0', turn: 'white', dice: '52', 'cube-limit': '64', seed: '7' };

/** @param {HTMLElement} box */
function makeNardy(box) {
  const board = /** @type {any} */ (document.createElement('nardy-board'));
  for (const [name, value] of Object.entries(PLAY)) board.setAttribute(name, value);
  board.position = NARDY[0];
  box.append(board);
  return board;
}

const insideNardy = (/** @type {HTMLElement} */ box) => box.firstElementChild?.shadowRoot;

/** Records of the board's game before and after its first play. @type {unknown[]} */
const records = [];

/** @param {any} board */
async function playOnce(board) {
  records.length = 0;
  records.push(board.record);
  board.step(13, 5);
  board.step(13, 2);
  board.confirm();
  await board.updateComplete;
  records.push(board.record);
}

/** @param {string} file in node_modules */
const load = (file) => import(new URL(`node_modules/${file}`, import.meta.url).href);

/** @type {Record<string, () => Contestant | Promise<Contestant>>} */
const CONTESTANTS = {
  'nardy-board': () => ({
    make: makeNardy,
    set: (board, turn) => (board.position = NARDY[(turn + 1) % 2]),
    inside: insideNardy,
  }),
  'nardy-board, state': () => ({
    make: makeNardy,
    ready: playOnce,
    set: (board, turn) => (board.state = { record: records[turn % 2], version: turn + 1 }),
    inside: insideNardy,
  }),
  chessground: async () => {
    const { Chessground } = await load('chessground/dist/chessground.min.js');
    return {
      look: 'chess',
      make: (box) => Chessground(box, { fen: CHESS[0], animation: { enabled: false } }),
      set: (board, turn) => board.set({ fen: CHESS[(turn + 1) % 2] }),
      inside: (box) => box,
    };
  },
  gchessboard: async () => {
    await load('gchessboard/dist/index.es.js');
    return {
      look: 'chess',
      make: (box) => {
        const board = document.createElement('g-chess-board');
        Object.assign(board, { interactive: true, animationDuration: 0, fen: CHESS[0] });
        box.append(board);
        return board;
      },
      set: (board, turn) => (board.fen = CHESS[(turn + 1) % 2]),
      inside: (box) => box.firstElementChild?.shadowRoot,
    };
  },
};

/** @type {Map<string, Contestant>} */
const known = new Map();
/** @param {string} name */
async function contestant(name) {
  const found = known.get(name) ?? (await CONTESTANTS[name]?.());
  if (!found) throw new Error(`nobody here is called ${name}`);
  known.set(name, found);
  return found;
}

/** Until the next frame has been produced. */
const frame = () =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(port1.close());
      port2.postMessage(0);
    }),
  );

/** So many frames in which nothing happens. @param {number} count */
async function idle(count) {
  for (let n = 0; n < count; n++) await frame();
}

/** @param {string} [look] */
function box(look = '') {
  const element = document.createElement('div');
  element.className = `box ${look}`;
  document.body.append(element);
  return element;
}

const clear = () => document.body.replaceChildren();

/** Who of these can be measured: a package that was not installed cannot. @param {string[]} names */
async function present(names) {
  const found = await Promise.all(names.map((name) => contestant(name).then(Boolean, () => false)));
  return names.filter((_, index) => found[index]);
}

/** @param {string} name @param {number} count */
async function create(name, count) {
  const { make, look } = await contestant(name);
  for (let n = 0; n < count; n++) make(box(look));
  await idle(2);
}

/** The board that is being updated, and how often it has been. @type {{board: any, turn: number}} */
let table = { board: null, turn: 0 };

/** Lays one board on the empty page and makes it ready to be updated. @param {string} name @returns {Promise<number>} its elements */
async function lay(name) {
  const { make, look, ready, inside } = await contestant(name);
  const place = box(look);
  const board = make(place);
  await idle(2);
  board.roll?.(); // as a board stands most of the time
  await idle(2);
  const elements = inside(place)?.querySelectorAll('*').length ?? 0;
  await ready?.(board);
  table = { board, turn: 0 };
  await update(name, 6);
  return elements;
}

/** @param {string} name @param {number} count */
async function update(name, count) {
  const { set } = await contestant(name);
  for (let n = 0; n < count; n++) {
    set(table.board, table.turn++);
    await frame();
  }
}

/** A column of boards, as a page of diagrams has. @param {number} count */
async function column(count) {
  for (let n = 0; n < count; n++) makeNardy(box());
  await idle(10);
}

/** How many boards have a drawing. */
const drawn = () =>
  [...document.querySelectorAll('nardy-board')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('.drawing'),
  ).length;

/** Scrolls to the end by steps of most of a window. @returns {Promise<number>} the sum of all layout shifts */
async function scrollThrough() {
  let sum = 0;
  const add = (/** @type {any[]} */ entries) => entries.forEach(({ value }) => (sum += value));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const page = document.documentElement;
  for (let y = 0; y < page.scrollHeight - innerHeight; y += innerHeight * 0.8) {
    window.scrollTo(0, y);
    await idle(3);
  }
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}

/** Mounts a board in an empty page and takes it away again, over and over. @param {number} count */
async function mount(count) {
  for (let n = 0; n < count; n++) {
    const board = makeNardy(document.body);
    await board.updateComplete;
    if (n % 10 === 0) await frame();
    board.remove();
  }
  await idle(2);
}

Object.assign(window, {
  bench: { present, clear, create, lay, update, idle, column, drawn, scrollThrough, mount },
});
