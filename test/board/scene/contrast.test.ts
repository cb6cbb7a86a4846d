import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sceneCss } from '../../../src/board/scene/css.js';
import { GLOW } from '../../../src/board/scene/frame.js';
import { TOKENS, tokenValue, type Theme, type Token } from '../../../src/board/scene/tokens.js';

type Rgb = readonly [number, number, number];
const THEMES: readonly Theme[] = ['light', 'dark'];

const parts = (hex: string): number[] => (hex.slice(1).match(/../g) ?? []).map((two) => parseInt(two, 16));

/** A token's colour; a token that names another has that one's. */
function colour(token: Token, theme: Theme): Rgb {
  const value = tokenValue(token, theme);
  const other = /^var\(--_(.+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other as Token, theme);
  assert.match(value, /^#[0-9a-f]{6}$/, token);
  return parts(value) as unknown as Rgb;
}

const over = (top: Rgb, below: Rgb, alpha: number): Rgb =>
  [0, 1, 2].map((i) => top[i]! * alpha + below[i]! * (1 - alpha)) as unknown as Rgb;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const s = value / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The light that lies over field and points, at its brightest, at its darkest, and none. */
const LIGHTS = [
  (rgb: Rgb) => rgb,
  ...Object.values(GLOW).map((hex) => {
    const [r, g, b, alpha] = parts(hex);
    return (rgb: Rgb) => over([r!, g!, b!], rgb, alpha! / 255);
  }),
];

/** Everything a checker can lie on. */
const grounds = (theme: Theme): [string, Rgb][] => [
  ...(['field', 'point-light', 'point-dark'] as const).flatMap((token) =>
    LIGHTS.map((lit): [string, Rgb] => [token, lit(colour(token, theme))]),
  ),
  ...(['bar', 'bar-edge', 'tray'] as const).map((token): [string, Rgb] => [token, colour(token, theme)]),
];

const atLeast = (least: number, measured: number, what: string): void =>
  assert.ok(measured >= least, `${what}: ${measured.toFixed(2)} < ${least}`);

for (const theme of THEMES) {
  const of = (token: Token) => colour(token, theme);
  const faces = (look: 'light' | 'dark') => [of(look), of(`${look}-shade`)];

  test(`${theme}: both tones of points stand out from the field, wherever the light falls`, () => {
    for (const lit of LIGHTS) {
      for (const point of ['point-light', 'point-dark'] as const) {
        atLeast(3, contrast(lit(of(point)), lit(of('field'))), point);
      }
    }
  });

  test(`${theme}: a checker is told from points, field, bar and tray by its edge or its face`, () => {
    for (const look of ['light', 'dark'] as const) {
      for (const [name, ground] of grounds(theme)) {
        const face = Math.min(...faces(look).map((shade) => contrast(shade, ground)));
        atLeast(3, Math.max(face, contrast(of(`${look}-edge`), ground)), `${look} on ${name}`);
      }
    }
  });

  test(`${theme}: checkers of a stack are told apart, and the two colours from each other`, () => {
    for (const look of ['light', 'dark'] as const) {
      for (const face of faces(look)) atLeast(3, contrast(of(`${look}-edge`), face), `${look} edge on face`);
    }
    for (const light of faces('light'))
      for (const dark of faces('dark')) atLeast(4.5, contrast(light, dark), 'faces');
  });

  test(`${theme}: dice stand out from the field and their pips from them, used ones too`, () => {
    for (const look of ['light', 'dark'] as const) {
      const face = of(`die-${look}`);
      for (const lit of LIGHTS) {
        const field = lit(of('field'));
        atLeast(
          3,
          Math.max(contrast(face, field), contrast(of(`${look}-edge`), field)),
          `${look} die on field`,
        );
        atLeast(4.5, contrast(lit(face), of(`die-${look}-pip`)), `pips on ${look} die`);
        atLeast(3, contrast(of('die-used'), over(face, field, 0.2)), `pips on used ${look} die`);
        atLeast(3, contrast(of('die-used'), field), 'edge of a used die');
      }
    }
  });

  test(`${theme}: words and numbers have 4.5:1`, () => {
    const pairs: [Token, Token][] = [
      ['number', 'frame'],
      ['number', 'frame-light'],
      ['number', 'tray'],
      ['light-text', 'light'],
      ['light-text', 'light-shade'],
      ['dark-text', 'dark'],
      ['dark-text', 'dark-shade'],
      ['cube-text', 'cube'],
      ['route', 'field'],
      ['accent-line', 'accent'],
      ['text', 'panel'],
      ['muted', 'panel'],
      ['button-text', 'button'],
    ];
    for (const [words, ground] of pairs)
      atLeast(4.5, contrast(of(words), of(ground)), `${words} on ${ground}`);
  });

  test(`${theme}: rings and targets show on every ground and on both colours`, () => {
    atLeast(3, contrast(of('accent'), of('accent-line')), 'accent beside its line');
    atLeast(3, contrast(of('accent'), of('field')), 'dashes of a target');
    const on: [string, Rgb][] = [...grounds(theme), ['light', of('light')], ['dark', of('dark')]];
    for (const [name, ground] of on) {
      atLeast(
        3,
        Math.max(contrast(of('accent'), ground), contrast(of('accent-line'), ground)),
        `ring on ${name}`,
      );
    }
  });

  test(`${theme}: the focus ring, a line beside the panel's colour, shows on board and panel`, () => {
    atLeast(3, contrast(of('focus'), of('panel')), 'focus on panel');
    for (const [name, ground] of grounds(theme)) {
      atLeast(3, Math.max(contrast(of('focus'), ground), contrast(of('panel'), ground)), `focus on ${name}`);
    }
  });

  test(`${theme}: the marks of the last play show where they stand`, () => {
    for (const [name, ground] of grounds(theme)) {
      const line = over(of('accent-line'), ground, 0.85);
      atLeast(3, contrast(of('last'), line), `ghost on its line on ${name}`);
      atLeast(3, Math.max(contrast(of('last'), ground), contrast(line, ground)), `ghost on ${name}`);
    }
    for (const face of [...faces('light'), ...faces('dark')]) {
      atLeast(3, Math.max(contrast(of('last'), face), contrast(of('accent-line'), face)), 'diamond');
    }
  });
}

test('the style sheet holds every token for a light page, a dark one and forced colours', () => {
  const css = sceneCss();
  const [light, dark, chosen] = css.split(/[{;]color-scheme:/).slice(1);
  for (const token of Object.keys(TOKENS) as Token[]) {
    assert.ok(light!.includes(`--_${token}:var(--nardy-${token},${tokenValue(token, 'light')})`), token);
    for (const block of [dark!, chosen!]) {
      assert.ok(block.includes(`--_${token}:var(--nardy-${token},${tokenValue(token, 'dark')})`), token);
    }
    assert.ok(css.includes(`--_${token}:${tokenValue(token, 'forced')}`), token);
  }
});

test('rules name only tokens that exist', () => {
  for (const [, name] of sceneCss().matchAll(/var\(--_([\w-]+)\)/g)) assert.ok(name! in TOKENS, name);
});
