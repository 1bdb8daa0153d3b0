import { describe, expect, it } from '@jest/globals';
import { boundsOf } from '../families/bounds.ts';
import { modelOf } from '../families/model-of.ts';
import { bakeModel } from '../geometry/bake.ts';
import { applied, IDENTITY } from '../geometry/matrix.ts';
import { cornerOf } from '../geometry/mesh.ts';
import type { Model, Part, Vector } from '../model.ts';
import type { Piece } from '../piece.ts';
import { NECK_MM } from './around-neck.ts';
import { asWorn, type WornPiece } from './as-worn.ts';
import { portraitOf } from './portrait.ts';

const piece = (category: Piece['category'], form: string, more: Partial<Piece> = {}): Piece => ({
  category,
  form,
  motif: 'floral',
  style: 'classic',
  stones: [{ type: 'diamond', shape: 'round', count: 2, millicarat: 120, role: 'accent' }],
  look: 7,
  width_tenth_mm: 120,
  height_tenth_mm: 320,
  size_mm: 0,
  gauge_milli: 1000,
  stamped_mg: 0,
  fineness: 0,
  ...more,
});

const worn = (model: Model): WornPiece => asWorn(model);
const cornersOf = (parts: readonly Part[]): Vector[] =>
  parts.flatMap(({ mesh, instances = [IDENTITY] }) =>
    instances.flatMap((matrix) => [...mesh.indices].map((corner) => applied(matrix, cornerOf(mesh, corner)))),
  );
const widthOf = ({ parts }: Pick<Model, 'parts'>): number => {
  const { low, high } = boundsOf({ parts });
  return high[0] - low[0];
};

describe('an earring as it is worn', () => {
  it.each(['stud', 'motif-stud', 'jhumka', 'chandbali', 'drop', 'threader', 'hoop'])(
    'of the form %s is one of the pair, pierced near its top',
    (form) => {
      const model = modelOf(piece('earrings', form));
      const { model: one, pin } = worn(model);
      expect(widthOf(one)).toBeLessThan(widthOf(model) * 0.75);
      const { low, high } = boundsOf(one);
      expect(pin[1]).toBeLessThanOrEqual(high[1] + 0.5);
      expect(pin[1]).toBeGreaterThanOrEqual((low[1] + high[1]) / 2 - 1.5);
    },
  );

  it('shows no post: the lobe is before it', () => {
    const pair = modelOf(piece('earrings', 'motif-stud'));
    const { model, pin } = worn(pair);
    const behind = (parts: readonly Part[]) =>
      cornersOf(parts).filter(([x, y, z]) => z < pin[2] - 5 && Math.hypot(x - pin[0], y - pin[1]) < 3);
    expect(behind(pair.worn?.parts ?? []).length).toBeGreaterThan(10);
    expect(behind(model.parts)).toEqual([]);
  });
});

describe('a necklace as it is worn', () => {
  const necklace = (size_mm: number) =>
    worn(modelOf(piece('necklaces', 'station', { size_mm, width_tenth_mm: 1200, height_tenth_mm: 1700 })));
  const fall = ({ model, pin }: WornPiece): number => pin[1] - boundsOf(model).low[1];

  it.each([406, 457, 610])('of %s mm ends where the neck hides it', (size_mm) => {
    const { model, pin } = necklace(size_mm);
    const places = model.parts.flatMap(({ instances = [] }) =>
      instances.map((matrix) => applied(matrix, [0, 0, 0])),
    );
    const high = Math.max(...places.map(([, y]) => y));
    expect(Math.abs(high - pin[1])).toBeLessThan(4);
    const ends = places.filter(([, y]) => y > high - 6).map(([x]) => Math.abs(x));
    expect(Math.abs(2 * Math.max(...ends) - NECK_MM)).toBeLessThan(12);
  });

  it('falls as deep as its length lets it', () => {
    const [short, usual, long] = [fall(necklace(406)), fall(necklace(457)), fall(necklace(610))];
    // Half of what is longer, since it falls on both sides.
    expect(Math.abs(usual - short - (457 - 406) / 2)).toBeLessThan(8);
    expect(Math.abs(long - usual - (610 - 457) / 2)).toBeLessThan(12);
    expect(short).toBeGreaterThan(50);
    expect(short).toBeLessThan(120);
  });
});

it.each(['halo', 'motif', 'bar', 'solo'])(
  'a pendant of the form %s is worn on a chain around the neck, itself as it is',
  (form) => {
    const pendant = modelOf(piece('pendants', form, { width_tenth_mm: 150, height_tenth_mm: 200 }));
    const { model, pin } = worn(pendant);
    const own = (parts: readonly Part[]) =>
      boundsOf({ parts: parts.filter(({ weightless }) => !weightless) });
    const [before, after] = [own(pendant.parts), own(model.parts)];
    expect(after.high[0] - after.low[0]).toBeCloseTo(before.high[0] - before.low[0], 0);
    expect(after.high[1] - after.low[1]).toBeCloseTo(before.high[1] - before.low[1], 0);
    expect(pin[1] - after.low[1]).toBeGreaterThan(70);
  },
);

describe('a portrait', () => {
  it('shows so many millimetres that the piece just fits', () => {
    const { model, pin } = worn(modelOf(piece('earrings', 'jhumka')));
    const baked = bakeModel(model);
    const { sideMm, pin: place } = portraitOf(baked, pin);
    const heights = [...baked.outline].filter((_, at) => at % 3 === 1);
    const tall = Math.max(...heights) - Math.min(...heights);
    expect(sideMm).toBeGreaterThanOrEqual(tall);
    expect(sideMm).toBeLessThan(tall * 1.06);
    expect(Math.abs(place[1])).toBeLessThan(sideMm / 2);
  });

  it('from above is as wide as from ahead, and as high as the ring is broad', () => {
    const { model, pin } = worn(
      modelOf(piece('rings', 'band', { size_mm: 540, width_tenth_mm: 40, height_tenth_mm: 20 })),
    );
    const baked = bakeModel(model);
    expect(portraitOf(baked, pin, 'above').sideMm).toBeLessThanOrEqual(portraitOf(baked, pin).sideMm + 0.01);
  });
});

it('a chain hangs around the neck of who wears it, and is laid where nobody does', () => {
  const chain = modelOf(piece('chains', 'cable', { size_mm: 457, width_tenth_mm: 20, height_tenth_mm: 0 }));
  const fallen = asWorn(chain, 'body');
  const depth = fallen.pin[1] - boundsOf(fallen.model).low[1];
  expect(depth).toBeGreaterThan(80);
  expect(depth).toBeLessThan(160);
  expect(asWorn(chain).model.parts).toEqual(chain.parts);
});

it('what is worn on no face or finger is shown as it is made, in its size', () => {
  const bangle = modelOf(
    piece('bangles', 'plain', { size_mm: 60, width_tenth_mm: 600, height_tenth_mm: 60 }),
  );
  const { model, pin } = asWorn(bangle);
  expect(model.parts).toEqual(bangle.parts);
  const { sideMm } = portraitOf(bakeModel(model), pin, 'above');
  expect(sideMm).toBeGreaterThan(60);
  expect(sideMm).toBeLessThan(75);
});
