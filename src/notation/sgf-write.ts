import { err, ok, type Result } from '../engine/result.js';
import type { Series } from '../engine/series.js';
import { VARIANTS } from '../engine/variants/index.js';
import { walk, type NardyRecord } from '../record/record.js';
import type { KeptGame, KeptNode, SgfKept } from './sgf-read.js';
import { parseSgf } from './sgf-tree.js';
import { nodesOf, type WrittenGame, type WrittenNode } from './sgf-write-nodes.js';
import { makeRoot, makeSetup } from './sgf-write-root.js';

export interface SgfWritten {
  readonly text: string;
  /**
   * What the format cannot hold: `facts.throw` (dice that only say who begins, and ties), `setup.` and a part of it, `notes`,
   * `unfinished`, and of what was kept `variations` (where no node follows their branch).
   */
  readonly lost: readonly string[];
}

/**
 * Writes a record as GNU Backgammon does, a game tree for each game; rules for which it has no word stand in RU as
 * `name=value`. `kept` is put back where `readSgf` found it. Errors: `ERR_SGF_VARIANT` (`variant`: none but short nardy
 * can be written), `ERR_SGF_KEPT` (`game` = index; what is to be put back is not SGF), those of `walk`.
 */
export function writeSgf(record: NardyRecord, kept: SgfKept = []): Result<SgfWritten> {
  const { variant } = record.rules;
  if (VARIANTS[variant].path !== 'opposed') return err('ERR_SGF_VARIANT', { variant });
  const path = walk(record);
  if (!path.ok) return path;
  const bad = kept.findIndex((game) => !isSound(game));
  if (bad >= 0) return err('ERR_SGF_KEPT', { game: bad });
  const lost = new Set<string>();
  if (record.unfinished) lost.add('unfinished');
  const trees = gamesOf(record, path.value).map((game) => makeTree(record, game, kept[game.index], lost));
  return ok({ text: trees.join(''), lost: [...lost] });
}

function gamesOf({ facts }: NardyRecord, path: readonly Series[]): WrittenGame[] {
  const starts = [0, ...facts.flatMap(({ type }, index) => (type === 'new-game' ? [index + 1] : []))];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const to = next === undefined ? facts.length : next - 1;
    return { index, from, facts: facts.slice(from, to), path: path.slice(from, to + 1) };
  });
}

function makeTree(
  record: NardyRecord,
  game: WrittenGame,
  kept: KeptGame | undefined,
  lost: Set<string>,
): string {
  const nodes = nodesOf(game);
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
