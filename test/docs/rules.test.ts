import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { VARIANT_IDS, type OptionName, type VariantId } from '../../src/engine/options.js';
import { RULE_IDS } from '../../src/engine/rule-ids.js';
import { defaultRules, OPTION_NAMES, parseRules } from '../../src/engine/rules.js';
import { VARIANTS } from '../../src/engine/variants/index.js';
import { code, holds } from '../support/build.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const PAGE = 'docs/rules.md';
const page = read(PAGE);

/** Cells of every row of a table whose first cell looks like this. */
const rows = (first: RegExp): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => first.test(cell!));

const ID = /\b(?:START|MOVE|HIT|BAR|HIDE|HEAD|BLOCK|GUL|OFF|END|DRAW|CUBE|MATCH)-\d+\b/g;
const known: readonly string[] = RULE_IDS;

describe('the table of the rules', () => {
  const table = rows(/^[A-Z]+-\d+$/);

  it('has one row for each rule, in the order of the engine', () => {
    assert.deepEqual(
      table.map(([id]) => id),
      RULE_IDS,
    );
  });

  it('says something of each and names a test that cites it and exists', () => {
    for (const [id, rule = '', , proof = ''] of table) {
      holds(rule.length > 20 && rule.endsWith('.'), `${id} says nothing`);
      const [, file = '', title = ''] = /^\[.+\]\((.+)\) › (.+)$/.exec(proof) ?? [];
      const path = join(dirname(PAGE), file);
      holds(existsSync(join(root, path)), `${id}: there is no ${path}`);
      holds(title.includes(`${id}:`) || title.includes(`${id},`), `${id}: “${title}” does not cite it`);
      const source = read(path).replaceAll('\\`', '`');
      holds(
        source.includes(`'${title}'`) || source.includes(`"${title}"`),
        `${id}: there is no test “${title}”`,
      );
    }
  });

  it('names options with values that they have, the defaults in bold', () => {
    for (const [id, , options = ''] of table) {
      for (const part of options.split(/; (?=`)/).filter((each) => each.startsWith('`'))) {
        const [, name = '', values = ''] = /^`(\w+)`: (.+)$/.exec(part) ?? [];
        holds(OPTION_NAMES.includes(name as OptionName), `${id}: there is no option ${name}`);
        for (const [, bold] of values.matchAll(/\*\*(.+?)\*\*/g)) {
          const isDefault = (variant: VariantId) =>
            String(defaultRules(variant)[name as OptionName]) === bold;
          holds(VARIANT_IDS.some(isDefault), `${id}: ${bold} is no default of ${name}`);
        }
      }
    }
  });
});

describe('the table of the variants', () => {
  const table = rows(/^`[a-z][\w-]*`$/).filter((cells) => cells.length === 4);

  it('has each once, in the order of the engine, with its checkers and its start', () => {
    const told = VARIANT_IDS.map((id) => {
      const { checkers, start } = VARIANTS[id];
      const words = start.flatMap((count, point) => (count ? [`${point}:${count}`] : [])).reverse();
      return [`\`${id}\``, String(checkers), words.join(' ')];
    });
    assert.deepEqual(
      table.map((cells) => cells.slice(0, 3)),
      told,
    );
  });
});

describe('the table of the options', () => {
  const table = rows(/^`[a-z]\w*`$/).filter((cells) => cells.length === VARIANT_IDS.length + 4);
  const names = table.map(([name]) => name!.slice(1, -1));
  const written = (cell: string): unknown[] =>
    [...cell.matchAll(/`(.+?)`/g)].map(([, word]) => {
      if (word === 'true' || word === 'false') return word === 'true';
      return Number.isNaN(Number(word)) ? word : Number(word);
    });

  it('has a column for each variant, in the order of the engine', () => {
    assert.deepEqual(rows(/^option$/)[0], ['option', 'values', ...VARIANT_IDS, 'read', 'rule']);
  });

  it('has every option once', () => {
    assert.deepEqual(names, OPTION_NAMES);
  });

  /** Other options with which each is read. */
  const WHERE: Readonly<Record<string, object>> = {
    drawPoints: { drawRule: 'last-roll' },
    beaver: { cubeLimit: 2 },
    jacoby: { cubeLimit: 2 },
    autoDoubles: { cubeLimit: 2 },
    crawford: { cubeLimit: 2, matchLength: 3 },
  };
  const answer = (variant: VariantId, name: string, value: unknown) =>
    code(parseRules({ ...WHERE[name], variant, [name]: value }));

  it('has the defaults of the engine, and a dash where a variant does not read the option', () => {
    for (const [cell = '', values = '', ...rest] of table.slice(1)) {
      const name = cell.slice(1, -1) as OptionName;
      for (const [index, variant] of VARIANT_IDS.entries()) {
        const initial = defaultRules(variant)[name];
        const other = written(values).find((value) => value !== initial && value !== 'koks') ?? 3;
        const found = answer(variant, name, other);
        // Where there is no cube nothing reads what is agreed on for one.
        const isRead = found !== 'ERR_OPTION_UNREAD' && !(name in WHERE && found === 'ERR_CUBE_LIMIT');
        assert.equal(rest[index], isRead ? `**${String(initial)}**` : '–', `${name} of ${variant}`);
      }
    }
  });

  const pool = [...new Set(table.flatMap(([, values]) => written(values!))), 1.5, -1, 100, '', null];

  it('has just the values that the engine takes', () => {
    for (const [cell = '', values = ''] of table.slice(1)) {
      const name = cell.slice(1, -1);
      const variant = VARIANT_IDS.find(
        (id) => answer(id, name, defaultRules(id)[name as OptionName]) === 'ok',
      )!;
      const reading = VARIANT_IDS.find((id) =>
        pool.every((value) => answer(id, name, value) !== 'ERR_OPTION_UNREAD'),
      );
      const taken = pool.filter((value) => answer(reading ?? variant, name, value) === 'ok');
      const isNumber = (value: unknown): value is number => typeof value === 'number';
      const expected = values.startsWith('whole numbers')
        ? pool.filter((value) => isNumber(value) && value >= 0 && Number.isInteger(value))
        : values.startsWith('numbers above')
          ? pool.filter((value) => isNumber(value) && value > 0)
          : written(values);
      assert.deepEqual(new Set(taken), new Set(expected), name);
    }
  });

  it('has the variants of the engine, and says which is meant where none is named', () => {
    assert.deepEqual(written(table[0]![1]!), [...VARIANT_IDS]);
    const result = parseRules({});
    holds(result.ok && table[0]!.at(-2)!.includes(`\`${result.value.variant}\` where none is named`));
  });
});

it('README.md names every variant, in the order of the engine', () => {
  const [, values = ''] = /^\| `variant` +\|([^|]+)\|/m.exec(read('README.md')) ?? [];
  assert.deepEqual(
    [...values.matchAll(/`(.+?)`/g)].map(([, id]) => id),
    VARIANT_IDS,
  );
});

describe('the table of what is refused', () => {
  it('has every code of the engine, and no other', () => {
    const folder = join(root, 'src/engine');
    const sources = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const used = sources.flatMap((text) =>
      [...text.matchAll(/\berr\('(ERR_\w+)'/g)].map(([, each]) => each!),
    );
    const told = rows(/^`ERR_/).map(([cell]) => cell!.slice(1, -1));
    assert.deepEqual([...told].sort(), [...new Set(used)].sort());
  });
});

describe('every page of the documentation', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
  ];
  for (const path of pages.filter((name) => name.endsWith('.md'))) {
    it(`${path} cites only rules that exist`, () => {
      const cited = read(path).match(ID) ?? [];
      assert.deepEqual(
        cited.filter((id) => !known.includes(id)),
        [],
      );
    });
  }
});
