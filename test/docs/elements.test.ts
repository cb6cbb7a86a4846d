import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesBelow } from '../../scripts/lib.mjs';
import * as door from '../../src/doors/elements.js';
import { fileOf } from './formats.js';

interface ElementClass {
  readonly name: string;
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<PropertyKey, unknown>;
}
const ELEMENTS = Object.values(door).filter(
  (each): each is typeof each & ElementClass => 'elementProperties' in each,
);

const readme = fileOf('README.md');
const sources = filesBelow('src/elements').map(fileOf);
const sourceOf = ({ name }: ElementClass): string =>
  sources.find((text) => text.includes(`export class ${name} `)) ?? '';

/** First cells of the tables of the README, as the names in them: `nardy-take`, `-drop` are two events. */
const told = new Set(
  [...readme.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/^-/, 'nardy-')),
  ),
);
const EVENTS = [...fileOf('src/elements/shared/events.ts').matchAll(/^ {2}'(nardy-[\w-]+)': /gm)].map(
  ([, name = '']) => name,
);

for (const element of ELEMENTS) {
  describe(`the attributes of ${element.name}`, () => {
    it('stand in a table of the README', () => {
      const own = element.observedAttributes.filter((name) => name !== 'lang'); // the browser's own
      assert.ok(own.length > 0);
      assert.deepEqual(own.filter((name) => !told.has(name)), []); // prettier-ignore
    });

    it('have a sentence of documentation each, as its other properties', () => {
      const documented = new Set(
        [sourceOf(element), fileOf('src/elements/shared/base.ts')].flatMap((text) =>
          [...text.matchAll(/\*\/\n +(?:declare|get) (\w+)/g)].map(([, name = '']) => name),
        ),
      );
      const names = [...element.elementProperties.keys()].map(String);
      assert.deepEqual(names.filter((name) => !documented.has(name)), []); // prettier-ignore
    });
  });
}

describe('an event', () => {
  const fired = new Set(ELEMENTS.flatMap((each) => [...sourceOf(each).matchAll(/@fires (\S+) - /g)].map(([, name = '']) => name))); // prettier-ignore

  it('is told by the element that fires it, for custom-elements.json', () => {
    assert.ok(EVENTS.length > 10);
    assert.deepEqual(EVENTS.filter((name) => !fired.has(name)), []); // prettier-ignore
  });

  it('stands in a table of the README', () => {
    assert.deepEqual(EVENTS.filter((name) => !told.has(name)), []); // prettier-ignore
  });
});
