import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boundsOf } from '../families/bounds.ts';
import { EVERY_FORM, pieceOf } from '../families/every-piece.fixtures.ts';
import { modelOf } from '../families/model-of.ts';
import { openEdges } from '../geometry/mesh.fixtures.ts';
import { determinant } from '../geometry/matrix.ts';
import { lengthOf, subtract } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { neckField } from '../forms/neck.ts';
import type { Piece } from '../piece.ts';
import { beforeSkin } from './before-skin.ts';
import { drape } from './drape.ts';
import { inverseOf } from './bend.ts';
import { bakeOnForm, type OnForm } from './on-form.ts';
import { pointsOf } from './points-of.ts';
import { fieldAt } from './settle.ts';
import { isWorn, viewsOf } from './views-of.ts';
import { onForm } from './worn-scene.ts';

/** Nearest a piece may be from skin to count as worn, 0.3 and what is missed because not all of its corners are looked at, and farthest it may be under it. */
const [NEAR_MM, SUNK_MM] = [0.35, 0.5];

const sizeOf = (matrix: readonly number[]): number => Math.cbrt(Math.abs(determinant(matrix)));
const fieldOf = ({ form, place }: OnForm) => {
  const grow = sizeOf(place);
  const straight = place.map((value, at) => (at < 12 && at % 4 < 3 ? value / grow : value));
  const back = inverseOf(straight).map((value, at) => (at % 4 < 3 ? value / grow : value));
  return fieldAt(form.field, back);
};
const distancesOf = (points: Float32Array, worn: OnForm): number[] => {
  const field = fieldOf(worn);
  return Array.from({ length: points.length / 3 }, (_, at) =>
    field(points[at * 3] ?? 0, points[at * 3 + 1] ?? 0, points[at * 3 + 2] ?? 0),
  );
};
const pierced = ({ category, form }: Piece): boolean =>
  ['earrings', 'nose-pins'].includes(category) || (category === 'solitaires' && form === 'stud');
const goesThrough = ({ form }: Piece): boolean => ['hoop', 'threader', 'nath'].includes(form);

function expectWorn(piece: Piece): void {
  const model = modelOf(piece);
  const worn = onForm(piece, model);
  if (!worn) throw new Error('is not worn');
  const points = pointsOf(worn.parts, 5_000);
  expect(Math.min(...distancesOf(points, worn))).toBeLessThan(NEAR_MM);
  // What goes through skin is meant to be in it.
  const over = pierced(piece) ? beforeSkin(worn.parts, model.worn?.pin ?? [0, 0, 0], 8) : points;
  if (!goesThrough(piece)) expect(Math.min(...distancesOf(over, worn))).toBeGreaterThan(-SUNK_MM);
  for (const { mesh, instances = [] } of worn.parts) {
    expect(openEdges(mesh)).toBe(0);
    for (const matrix of instances) expect(matrix.every(Number.isFinite)).toBe(true);
  }
  expect(worn.gems).toHaveLength((model.worn?.gems ?? model.gems).length);
  // True size: nothing grows or shrinks.
  for (const [at, gem] of worn.gems.entries())
    expect(sizeOf(gem.matrix)).toBeCloseTo(sizeOf((model.worn?.gems ?? [])[at]?.matrix ?? []), 5);
}

describe.each(
  EVERY_FORM.filter(({ category }) => isWorn(category)).map(
    (form) => [form.category, form.form, form] as const,
  ),
)('%s: %s', (_category, _form, form) => {
  it('lies on skin, in its true size, and not under it', () => {
    fc.assert(fc.property(pieceOf(form), expectWorn), { numRuns: 1, seed: 49, endOnFailure: true });
  });
});

it.each(EVERY_FORM.filter(({ category }) => !isWorn(category)))('$category: $form is not worn', (form) => {
  fc.assert(
    fc.property(pieceOf(form), (piece) => {
      expect(onForm(piece, modelOf(piece))).toBeUndefined();
    }),
    { numRuns: 1, seed: 49 },
  );
  expect(viewsOf(form.category)).not.toContain('worn');
});

it.each(['necklaces', 'chains', 'mangalsutra'])('the whole front of %s is in the picture', (category) => {
  for (const form of EVERY_FORM.filter((one) => one.category === category))
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        const worn = onForm(piece, modelOf(piece));
        if (!worn) throw new Error('is not worn');
        const { low, high } = boundsOf(worn);
        const { middle, side } = worn.frame;
        expect(low[1]).toBeGreaterThan(middle[1] - side / 2);
        expect(Math.max(-low[0], high[0])).toBeLessThan(side / 2);
      }),
      { numRuns: 1, seed: 49 },
    );
});

describe('a chain around a neck', () => {
  it.each([406, 457, 610])(
    'of %s mm is as long as that, hangs in the middle, and is never under the skin',
    (length) => {
      const fallen = drape(neckField, length, 0.7);
      const way = fallen
        .slice(1)
        .reduce((sum, { at }, index) => sum + lengthOf(subtract(at, fallen[index]?.at ?? at)), 0);
      expect(Math.abs(2 * way - length) / length).toBeLessThan(0.025);
      expect(Math.abs(fallen[0]?.at[0] ?? 9)).toBeLessThan(1e-6);
      for (const { at } of fallen) expect(neckField(...at)).toBeGreaterThan(-0.5);
    },
  );

  it('falls the deeper the longer it is', () => {
    const depth = (length: number): number => drape(neckField, length, 0.7)[0]?.at[1] ?? 0;
    expect(depth(457)).toBeLessThan(depth(406) - 15);
    expect(depth(610)).toBeLessThan(depth(457) - 50);
  });
});

it('a piece darkens the form under it, and nothing far from it', () => {
  const rings = EVERY_FORM.find(({ form }) => form === 'signet');
  const [piece] = rings ? fc.sample(pieceOf(rings), { numRuns: 1, seed: 49 }) : [];
  if (!piece) throw new Error('no ring');
  const worn = onForm(piece, modelOf(piece));
  if (!worn) throw new Error('is not worn');
  const skin = bakeOnForm(worn, piece.look).parts.at(-1);
  expect(skin?.material.kind).toBe('form');
  const grow = sizeOf(worn.place);
  let [near, far]: [number, number] = [0, 0];
  for (let corner = 0; corner < worn.form.free.length; corner += 1) {
    const at: Vector = [0, 1, 2].map(
      (axis) => (worn.form.mesh.positions[corner * 3 + axis] ?? 0) * grow,
    ) as unknown as Vector;
    const lost = (worn.form.free[corner] ?? 0) - (skin?.surface.normals[corner * 4 + 3] ?? 0) / 32_767;
    if (Math.hypot(at[0], at[2]) < 14) near = Math.max(near, lost);
    if (Math.hypot(at[0], at[2]) > 45) far = Math.max(far, lost);
  }
  expect(near).toBeGreaterThan(0.25);
  expect(far).toBeLessThan(0.02);
});
