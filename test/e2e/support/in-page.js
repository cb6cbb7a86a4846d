/**
 * Runs in every page before its own scripts: keeps what went wrong and what the boards told, and reads a board as a
 * person does, by its words and by where things lie. Plain JavaScript, as nothing translates it on its way.
 */
(() => {
  /** @typedef {HTMLElement & {record: unknown, updateComplete: Promise<boolean>, isUpdatePending: boolean}} Board */
  const NAMES =
    'roll move undo turn change double take drop beaver resign game-over series-over settled illegal error';

  /** @type {string[]} */
  const trouble = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    trouble.push(`policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
  });

  const fail = (/** @type {unknown} */ what) => trouble.push(`error: ${String(what)}`);
  window.addEventListener(
    'error',
    ({ message, target }) => fail(message ?? `${String(target)} not loaded`),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  for (const level of /** @type {const} */ (['warn', 'error'])) {
    const say = console[level];
    console[level] = (/** @type {unknown[]} */ ...words) => {
      trouble.push(`console: ${words.join(' ')}`);
      say(...words);
    };
  }

  /** @type {{type: string, detail: unknown}[]} */
  const facts = [];
  for (const name of NAMES.split(' ')) {
    window.addEventListener(`nardy-${name}`, (event) => {
      facts.push({ type: name, detail: structuredClone(/** @type {CustomEvent} */ (event).detail) });
    });
  }

  window.addEventListener('nardy-settled', (event) => {
    const root = /** @type {Element} */ (event.target).shadowRoot;
    if (root?.querySelector('.flight')?.getAnimations().length) trouble.push('settled while a checker flies');
  });

  /** Layout shifts that did not follow from an input at once. @type {{value: number, moved: string[]}[]} */
  const shifts = [];
  const shiftWatch = new PerformanceObserver((list) => noteShifts(list.getEntries()));
  /** @param {any[]} entries */
  function noteShifts(entries) {
    for (const { value, sources, hadRecentInput } of entries) {
      // Of a node in a shadow tree only the place is told.
      const place = (/** @type {any} */ { previousRect: was, currentRect: is }) =>
        `${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`;
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(place) });
    }
  }
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    shiftWatch.observe({ type: 'layout-shift', buffered: true });

  /** How often each of these has come, so that one can wait for the next. @type {Record<string, number>} */
  const counts = {};
  /** @type {Set<() => void>} */
  const waiting = new Set();
  const watched = ['click', 'scrollend', ...NAMES.split(' ').map((name) => `nardy-${name}`)];
  /** @param {string} type */
  function count(type) {
    counts[type] = (counts[type] ?? 0) + 1;
    for (const check of [...waiting]) check();
  }
  for (const type of watched) {
    window.addEventListener(type, () => count(type), { capture: true, passive: true });
  }

  // A finger: when it is lifted, by whom ever; and while it held a checker the page must not have scrolled.
  let top = 0;
  window.addEventListener('pointerdown', () => (top = window.scrollY), true);
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    const lift = (/** @type {PointerEvent} */ { target, pointerType }) => {
      const held = /** @type {Element} */ (target).shadowRoot?.querySelector('.held');
      if (held && window.scrollY !== top) trouble.push('the page scrolled under a drag');
      if (pointerType === 'touch') count('lift');
    };
    window.addEventListener(type, lift, true);
  }

  /** Waits until so many events of a type have come. @param {string} type @param {number} count */
  const until = (type, count) =>
    new Promise((done, failed) => {
      const timer = setTimeout(() => {
        waiting.delete(check);
        failed(new Error(`no ${type} came`));
      }, 60_000);
      const check = () => {
        if ((counts[type] ?? 0) < count) return;
        clearTimeout(timer);
        waiting.delete(check);
        done(undefined);
      };
      waiting.add(check);
      check();
    });

  /** Waits until the board has drawn all that it has to draw now. @param {Board} board */
  async function quiet(board) {
    do {
      await board.updateComplete;
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(port1.close());
        port2.postMessage(0);
      });
    } while (board.isUpdatePending);
  }

  const textOf = (/** @type {Element | null | undefined} */ node) =>
    (node?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
  /** @param {Element | null | undefined} node */
  function middle(node) {
    if (!node) return null;
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** @param {ShadowRoot} root */
  function cellsOf(root) {
    /** @type {Map<string, {count: number, look: string, top: Element}>} */
    const stacks = new Map();
    for (const node of root.querySelectorAll('.checkers > *')) {
      const spot = node.getAttribute('data-spot') ?? '';
      const look = node.parentElement?.classList.contains('light') ? 'light' : 'dark';
      stacks.set(spot, { count: (stacks.get(spot)?.count ?? 0) + 1, look, top: node });
    }
    return [...root.querySelectorAll('[role=gridcell]')].map((cell) => {
      const spot = cell.getAttribute('data-spot') ?? '';
      const stack = stacks.get(spot);
      return {
        spot,
        label: cell.getAttribute('aria-label') ?? '',
        at: middle(cell),
        top: middle(stack?.top),
        mark: middle(root.querySelector(`.target[data-spot="${spot}"] .hole`)),
        drawn: stack ? `${stack.count} ${stack.look}` : '',
      };
    });
  }

  /** @param {Board} board */
  function look(board) {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const find = (/** @type {string} */ selector) => root.querySelector(selector);
    const question = find('[role=dialog]');
    const focus = root.activeElement;
    const { top, bottom } = /** @type {Element} */ (find('.board')).getBoundingClientRect();
    return {
      board: { top, bottom },
      status: textOf(find('[part~=status]')),
      notice: textOf(find('[part~=notice]')),
      spoken: textOf(find('[role=status]')),
      question: question && textOf(question),
      buttons: [...root.querySelectorAll('button')].map((button) => ({
        label: textOf(button),
        enabled: button.getAttribute('aria-disabled') !== 'true',
        at: middle(button),
      })),
      cells: cellsOf(root),
      seats: [...root.querySelectorAll('[part~=seat]')].map((seat) => ({
        colour: textOf(seat.querySelector('.sr')).toLowerCase(),
        seat: Number(/seat-(\d)/.exec(seat.getAttribute('part') ?? '')?.[1]),
        active: seat.querySelector('[part~=to-move]') !== null,
        pips: Number(/^\d+/.exec(textOf(seat.querySelector('.sums')))?.[0]),
        score: textOf(seat.querySelector('.sums')?.lastElementChild),
      })),
      focus: focus ? (focus.getAttribute('data-spot') ?? textOf(focus)) : '',
      facts: facts.length,
      record: JSON.stringify(board.record),
    };
  }

  /** What the live region has said. @type {string[]} */
  const heard = [];
  /** Every checker that flew: where to, on screen, and how many events had been told before. */
  const flights = /** @type {{x: number, y: number, facts: number}[]} */ ([]);

  /** Each sentence of the status line, and how many events had been told before. */
  const statuses = /** @type {{text: string, facts: number}[]} */ ([]);

  /** From now on this board is listened to, its status line read, and its flights are seen. @param {Board} board */
  function watch(board) {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const live = /** @type {Element} */ (root.querySelector('[role=status]'));
    new MutationObserver(() => {
      heard.push(textOf(live));
      count('heard');
    }).observe(live, { childList: true, characterData: true, subtree: true });
    const read = () => {
      const text = textOf(root.querySelector('[part~=status]'));
      if (text !== statuses.at(-1)?.text) statuses.push({ text, facts: facts.length });
    };
    new MutationObserver(read).observe(root, { childList: true, characterData: true, subtree: true });
    let inAir = '';
    const see = () => {
      const [node, ...others] = root.querySelectorAll('.flight');
      if (others.length > 0) trouble.push('two checkers fly at once');
      const to = node?.getAttribute('transform') ?? '';
      if (to === inAir) return;
      if (inAir) count('landed');
      inAir = to;
      if (!node) return;
      const [x = 0, y = 0] = (to.match(/-?[\d.]+/g) ?? []).map(Number);
      const svg = /** @type {SVGSVGElement} */ (root.querySelector('.board'));
      const dot = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
      flights.push({ x: dot.x, y: dot.y, facts: facts.length });
      count('flight');
    };
    new MutationObserver(see).observe(root, {
      childList: true,
      attributeFilter: ['transform'],
      subtree: true,
    });
    see();
  }

  const takeShifts = () => {
    noteShifts(shiftWatch.takeRecords());
    return shifts;
  };
  Object.assign(window, {
    eyes: { trouble, facts, counts, heard, statuses, flights, takeShifts, until, quiet, look, watch },
    // tsx puts this around functions that it hands over
    __name: (/** @type {unknown} */ value) => value,
  });
})();
