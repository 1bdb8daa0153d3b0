import { describe, expect, it } from '@jest/globals';
import { pathLength } from '../geometry/curve.ts';
import { signedVolume } from '../geometry/mesh.ts';
import { metalVolume } from '../weight.ts';
import { chainAlong, metalPerMillimetre } from './chain.ts';
import { lobster, springRing } from './clasp.ts';
import { hanging, neckline } from './hanging.ts';
import { ball, box, cable, curb, rope } from './patterns.ts';

const size = { width: 2, length: 100 };

describe('chains', () => {
  it.each([
    ['cable', cable(size)],
    ['curb', curb(size)],
    ['figaro', curb({ ...size, lengths: [1.2, 1.2, 3] })],
    ['box', box(size)],
    ['rope', rope(size)],
    ['ball', ball(size)],
  ])('%s: outside out, and twice the length has twice the metal', (_, pattern) => {
    const lengthOf = (length: number): number => metalVolume(chainAlong(hanging(30, length), pattern));
    for (const { mesh } of pattern.links) expect(signedVolume(mesh)).toBeGreaterThan(0);
    expect(lengthOf(200) / lengthOf(100)).toBeCloseTo(2, 0);
    expect(lengthOf(2_000) / 2_000 / metalPerMillimetre(pattern)).toBeCloseTo(1, 1);
  });

  it('that is only shown weighs nothing', () => {
    expect(metalVolume(chainAlong(hanging(30, 60), cable(size), { weightless: true }))).toBe(0);
  });

  it.each([
    ['lobster', lobster({ size: 10, wire: 0.5 })],
    ['spring ring', springRing({ size: 7, wire: 0.5 })],
  ])('end in a clasp: %s', (_, { parts }) => {
    for (const { mesh } of parts) expect(signedVolume(mesh)).toBeGreaterThan(0);
  });
});

describe('curves', () => {
  it('have the length of the chain', () => {
    expect(pathLength(hanging(40, 90))).toBeCloseTo(90, 0);
    expect(pathLength(neckline({ length: 457, slender: 1.3, deep: 0.2 }), true)).toBeCloseTo(457, 3);
  });
});
