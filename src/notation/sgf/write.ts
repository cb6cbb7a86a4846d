import { err, ok, type Result } from '../../engine/result.js';
import type { Series } from '../../engine/series.js';
import { VARIANTS } from '../../engine/variants/index.js';
import { replay, type NardyRecord } from '../../record/record.js';
import type { KeptGame, KeptNode, SgfKept } from './read.js';
import { parseSgf } from './tree.js';
import { writtenNodes, type WrittenGame, type WrittenNode } from './write-nodes.js';
import { makeRoot, makeSetup } from './write-root.js';

export interface SgfWritten {
  readonly text: string;
  /**
   * What the format cannot hold: `facts.throw` (dice that only say who begins, and ties), `setup.` and a part of it,
   * `notes.` and a name, `unfinished`, and of what was kept `variations` (where no node follows their branch).
   */
  readonly lost: readonly string[];
}

/**
 * Writes a record as GNU Backgammon does, a game tree for each game; rules for which it has no word stand in RU as
 * `name=value`. `kept` is put back where `readSgf` found it. Errors: `ERR_SGF_VARIANT` (`variant`: one that has no place in
 * the format), `ERR_SGF_KEPT` (`game` = index; what is to be put back is not SGF), those of `replay`.
 */
export function writeSgf(record: NardyRecord, kept: SgfKept = []): Result<SgfWritten> {
  const { variant } = record.rules;
  if (VARIANTS[variant].sgf === null) return err('ERR_SGF_VARIANT', { variant });
  const bad = kept.findIndex((game) => !isSound(game));
  if (bad >= 0) return err('ERR_SGF_KEPT', { game: bad });
  const lost = new Set<string>();
  if (record.unfinished) lost.add('unfinished');
  const trees: string[] = [];
  const last = eachGame(record, (game) => trees.push(makeTree(record, game, kept[game.index], lost)));
  return last.ok ? ok({ text: trees.join(''), lost: [...lost] }) : last;
}

/** Takes the games one by one: a series of thousands is not held in memory as a whole. */
function eachGame(record: NardyRecord, take: (game: WrittenGame) => void): Result<Series> {
  const { facts } = record;
  let index = 0;
  let from = 0;
  let path: Series[] = [];
  return replay(record, (series, count) => {
    if (facts[count - 1]?.type === 'new-game') {
      from = count;
      path = [];
    }
    path.push(series);
    const isLast = count === facts.length || facts[count]!.type === 'new-game';
    if (isLast) take({ index: index++, from, facts: facts.slice(from, count), path });
  });
}

function makeTree(
  record: NardyRecord,
  game: WrittenGame,
  kept: KeptGame | undefined,
  lost: Set<string>,
): string {
  const nodes = writtenNodes(game);
  const root = makeRoot(record, game, nodes, kept?.rules ?? [], lost) + (kept?.root ?? '');
  const setup = game.index === 0 ? makeSetup(record, game, lost) : [];
  return `(;${root}${joined([...setup, ...nodes], kept?.nodes ?? [], lost)})\n`;
}

/** Whether what is put back is whole: a list of properties stays one, and closes no tree. */
function isSound({ root, nodes }: KeptGame): boolean {
  return [root, ...nodes.map(({ raw }) => raw)].every(isProperties) && nodes.every(hasSoundVariations);
}

function isProperties(raw: string): boolean {
  const { trees, faults } = parseSgf(`(;${raw})`);
  const [tree] = trees;
  return (
    trees.length === 1 && faults.length === 0 && tree!.nodes.length === 1 && tree!.nodes[0]!.variations === ''
  );
}

function hasSoundVariations({ variations = '' }: KeptNode): boolean {
  if (variations === '') return true;
  const { trees, faults } = parseSgf(`(;(;)${variations})`);
  return trees.length === 1 && faults.length === 0 && trees[0]!.nodes[0]!.variations === variations;
}

/** The nodes with what was kept of each. The main line goes on in a tree of its own where other lines branch off. */
function joined(
  nodes: readonly Pick<WrittenNode, 'fact' | 'text'>[],
  kept: readonly KeptNode[],
  lost: Set<string>,
): string {
  const all: { text: string; variations: string }[] = [];
  let next = 0;
  const put = (text: string, of: KeptNode | undefined) =>
    all.push({ text: text + (of?.raw ?? ''), variations: of?.variations ?? '' });
  for (const { fact, text } of nodes) {
    for (
      let each = kept[next];
      each && (each.fact < fact || (each.alone && each.fact <= fact));
      each = kept[++next]
    ) {
      put('', each);
    }
    const own = kept[next]?.fact === fact ? kept[next++] : undefined;
    put(text, own);
  }
  for (const each of kept.slice(next)) put('', each);
  let text = '';
  let closing = '';
  for (const [index, node] of all.entries()) {
    text += `\n;${node.text}`;
    if (node.variations === '') continue;
    if (index === all.length - 1) lost.add('variations');
    else {
      text += '\n(';
      closing = `)${node.variations}${closing}`;
    }
  }
  return text + closing;
}
