import { milligramsOf } from '@suvarna/jewellery-model/alloy-density';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sizeMillimetres } from '@suvarna/contracts/sizes';
import { pieceOf } from '../src/modules/imagery/piece-of.ts';
import { seededDesigns } from '../test-support/seeded-designs.ts';
import { metalOf } from './metal-table.ts';
import { outerSizeOf } from './outer-size.ts';
import { loadUnion, type UnionOf } from './union-volume.ts';

const designs = seededDesigns();
/** A design of each form, another one of each than the first: about a minute would be needed for all. */
const forms = Map.groupBy(designs, ({ category, form }) => `${category}, ${form}`);
const samples = [...forms].map(([name, list]) => [name, list[Math.floor(list.length * 0.37)]] as const);

/** One form a category: uniting a long chain takes seconds. */
const sized = [
  ...Map.groupBy(
    samples.filter(([, design]) => (design?.sizes.length ?? 0) > 1),
    ([, design]) => design?.category,
  ).values(),
].flatMap((list) => list.slice(Math.floor(list.length / 2)).slice(0, 1));

let unionOf: UnionOf;
beforeAll(async () => {
  unionOf = await loadUnion();
});

describe('the weight of every form', () => {
  it.each(samples)('is that of its model: %s', (_, design) => {
    if (!design) throw new Error('no such form');
    const volume = unionOf(modelOf(pieceOf(design)));
    for (const { karat, net_mg } of design.category === 'gold-coins' ? [] : design.bodies) {
      const measured = milligramsOf(volume, karat);
      expect(Math.abs(net_mg - measured)).toBeLessThanOrEqual(Math.max(5, measured * 0.004));
    }
  });

  it.each(sized)('follows its sizes: %s', (_, design) => {
    const metal = design && metalOf(design.design_code);
    if (!metal) throw new Error('no such form');
    const lengths = design.sizes
      .map((size) => sizeMillimetres(design.size_kind, size))
      .toSorted((a, b) => a - b);
    for (const size_mm of [lengths[0] ?? 0, lengths.at(-1) ?? 0]) {
      const piece = pieceOf(design);
      const told = (metal.volume + metal.per_mm * (size_mm - piece.size_mm)) / 1_000;
      const measured = unionOf(modelOf({ ...piece, size_mm }));
      expect(Math.abs(told - measured) / measured).toBeLessThan(0.05);
    }
  });
});

it.each(samples)('the size that is told of every form is that of its model: %s', (_, design) => {
  if (!design) throw new Error('no such form');
  const piece = pieceOf(design);
  const size = outerSizeOf(piece, modelOf(piece));
  // Chains and what hangs on one keep what their recipe says.
  const [width, height] = size
    ? [Math.round(size.width * 10), Math.round(size.height * 10)]
    : [design.width_tenth_mm, design.height_tenth_mm];
  expect([design.outer_width_tenth_mm, design.outer_height_tenth_mm]).toEqual([width, height]);
});

it('no design is lighter in a larger size', () => {
  expect(
    designs
      .filter(({ design_code }) => (metalOf(design_code)?.per_mm ?? -1) < 0)
      .map(({ design_code }) => design_code),
  ).toEqual([]);
});
