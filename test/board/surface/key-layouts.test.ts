import { expect } from '@open-wc/testing';
import { mount, view, type TestBoard } from './harness.js';

const HELP = 'Arrow keys';
const READING = 'White: 2 on 24-point';
async function read(board: TestBoard, key: string, code = '', init: KeyboardEventInit = {}): Promise<string> {
  const event = await board.key(key, { code, ...init });
  const heard = await board.heard();
  expect(event.defaultPrevented, `${key} is used up`).to.equal(heard !== '');
  return heard;
}
async function focused(): Promise<TestBoard> {
  const board = await mount(view());
  board.surface.focus();
  return board;
}

describe('on any keyboard layout', () => {
  for (const [layout, key] of [
    ['Arabic or Persian, where one key gives two letters', 'لا'],
    ['Arabic with Shift', 'لآ'],
    ['Russian', 'и'],
    ['Greek', 'β'],
    ['Georgian', 'ბ'],
    ['Hebrew', 'נ'],
    ['Adlam, whose letters are two units long', '𞤦'],
    ['one whose key is dead there', 'Dead'],
    ['one with an input method', 'Process'],
    ['one that does not tell', 'Unidentified'],
    ['Latin, with the Caps Lock on', 'B'],
  ] as const) {
    it(`the key at the place of B reads the board: ${layout}`, async () => {
      expect(await read(await focused(), key, 'KeyB')).to.contain(READING);
    });
  }

  it('a Latin letter is what it says, wherever it lies', async () => {
    expect(await read(await focused(), 'b', 'KeyN')).to.contain(READING);
    expect(await read(await focused(), 'x', 'KeyB')).to.equal('');
  });

  for (const [name, key, code] of [
    ['Latin', '?', 'Slash'],
    ['Arabic', '؟', 'Slash'],
    ['Armenian', '՞', 'Digit1'],
    ['full width', '？', 'Slash'],
    ['Greek', '\u037e', 'KeyQ'],
    ['Greek, written as a semicolon', ';', 'KeyQ'],
    ['Ethiopic', '፧', 'KeyB'],
    ['Limbu', '᥅', 'KeyB'],
    ['Vai', '꘏', 'KeyB'],
    ['Bamum', '꛷', 'KeyB'],
    ['Adlam', '𞥟', 'KeyB'],
    ['Spanish, turned over', '¿', 'Equal'],
    ['reversed', '⸮', 'KeyB'],
  ] as const) {
    it(`every question mark helps: ${name}`, async () => {
      expect(await read(await focused(), key, code)).to.contain(HELP);
    });
  }

  it('a semicolon that is none does not help', async () => {
    expect(await read(await focused(), ';', 'Semicolon')).to.equal('');
  });

  it('keys with a name are what they are called, wherever a layout puts them', async () => {
    const actions = [{ id: 'roll', label: 'Roll', enabled: true, primary: true }] as const;
    const board = await mount(view({ actions }));
    board.cell('p13').focus();
    await board.key('ArrowRight', { code: 'KeyB' });
    expect(board.at).to.equal('p14');
    for (const [key, code] of [
      ['Delete', 'KeyR'],
      ['F5', 'KeyR'],
      ['Tab', 'KeyB'],
      ['Shift', 'ShiftLeft'],
    ] as const) {
      expect((await board.key(key, { code })).defaultPrevented, key).to.equal(false);
    }
    expect(board.wishes).to.deep.equal([]);
  });

  it('the space bar puts down, whatever blank it gives', async () => {
    for (const blank of [' ', '\u00a0', '\u3000']) {
      const board = await focused();
      await board.key(blank, { code: 'Space' });
      expect(board.selected, blank.codePointAt(0)?.toString(16)).to.deep.equal(['p13']);
    }
  });

  it('a name of the language of the page is no key', async () => {
    const board = await focused();
    for (const key of ['constructor', 'toString', '__proto__']) {
      expect((await board.key(key)).defaultPrevented, key).to.equal(false);
    }
  });
});
