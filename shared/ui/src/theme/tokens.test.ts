import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const values = new Map(
  [...sheet.matchAll(/(--sv-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Follows `var()` down to the raw hexadecimal colour. */
function colourOf(name: string): string {
  const value = values.get(name) ?? '';
  const next = /^var\((--sv-[\w-]+)\)$/.exec(value)?.[1];
  return next === undefined ? value : colourOf(next);
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [
    luminance(colourOf(`--sv-color-${one}`)),
    luminance(colourOf(`--sv-color-${other}`)),
  ].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'sunken', 'picture'];
const pairs = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

describe('colours', () => {
  it.each([
    ...pairs(['text', 'text-muted', 'text-accent', 'text-gold', 'text-good', 'text-error'], grounds),
    ...pairs(['text', 'text-accent'], ['action-soft', 'gold-soft']),
    ['text-gold', 'gold-soft'],
    ['text-good', 'good-soft'],
    ['text-error', 'error-soft'],
    ...pairs(['text-on-action'], ['action', 'action-strong']),
    ...pairs(['text-on-night', 'text-on-night-muted'], ['night', 'text']),
  ] as const)('%s on %s reads at 4.5:1 (WCAG 2.2 AA)', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['line-control', 'focus'], grounds))('%s on %s is seen at 3:1', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });

  it('reach components by meaning only: every meaning leads to a raw value', () => {
    for (const name of values.keys()) {
      if (name.startsWith('--sv-color-'))
        expect([name, colourOf(name)]).toEqual([name, expect.stringMatching(/^(#[0-9a-f]{6}|rgb\()/)]);
    }
  });
});
