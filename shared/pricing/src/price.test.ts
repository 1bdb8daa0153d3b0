import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computePrice, type Making, type PriceInput } from './price.ts';

const rupees = (value: number): number => value * 100;

const perGram = (value: number): Making => ({ mode: 'per-gram', paisePerGram: rupees(value), discountBp: 0 });
const percent = (value: number): Making => ({ mode: 'percent', percentBp: value * 100, discountBp: 0 });
const flatLess = (value: number, discount: number): Making => ({
  mode: 'flat',
  paise: rupees(value),
  discountBp: discount * 100,
});
const stone = (millicarat: number, rate: number) => ({
  millicarat,
  ratePaisePerCarat: rupees(rate),
  settingPaise: 0,
});

/** Breakups as jewellers published them (domain rules §2.1), in whole rupees. */
const PUBLISHED = [
  {
    name: 'D1, 22 K at 16 %',
    rate: 12_800,
    mg: 3_390,
    making: percent(16),
    stones: [],
    other: 0,
    expected: [43_392, 6_943, 0, 50_335, 1_510, 51_845],
  },
  {
    name: 'D2 pendant 14 K',
    rate: 5_904,
    mg: 3_000,
    making: perGram(1_500),
    stones: [stone(1_030, 30_000)],
    other: 0,
    expected: [17_712, 4_500, 30_900, 53_112, 1_593, 54_705],
  },
  {
    name: 'D2 pendant 18 K',
    rate: 7_479,
    mg: 3_000,
    making: perGram(1_500),
    stones: [stone(1_030, 30_000)],
    other: 0,
    expected: [22_437, 4_500, 30_900, 57_837, 1_735, 59_572],
  },
  {
    name: 'D2 earring 14 K',
    rate: 5_850,
    mg: 2_460,
    making: perGram(800),
    stones: [stone(220, 30_000)],
    other: 0,
    expected: [14_391, 1_968, 6_600, 22_959, 689, 23_648],
  },
  {
    name: 'D2 hunk ring 14 K',
    rate: 5_200,
    mg: 3_870,
    making: perGram(800),
    stones: [stone(160, 28_000), stone(1_000, 33_000)],
    other: 0,
    expected: [20_124, 3_096, 37_480, 60_700, 1_821, 62_521],
  },
  {
    name: 'D3 bracelet',
    rate: 6_940,
    mg: 2_290,
    making: flatLess(5_035, 30),
    stones: [],
    other: 1_080,
    expected: [15_893, 3_525, 1_080, 20_498, 615, 21_113],
  },
  {
    name: 'D3 necklace',
    rate: 7_513,
    mg: 2_920,
    making: flatLess(6_707, 30),
    stones: [],
    other: 1_830,
    expected: [21_938, 4_695, 1_830, 28_463, 854, 29_317],
  },
  {
    name: 'D4 Mint',
    rate: 4_500,
    mg: 10_000,
    making: percent(10),
    stones: [],
    other: 0,
    expected: [45_000, 4_500, 0, 49_500, 1_485, 50_985],
  },
] as const;

const amount = fc.integer({ min: 0, max: 50_000_000 });
const making: fc.Arbitrary<Making> = fc.oneof(
  fc.record({
    mode: fc.constant('per-gram' as const),
    paisePerGram: amount,
    discountBp: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({
    mode: fc.constant('percent' as const),
    percentBp: fc.integer({ min: 0, max: 5_000 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({
    mode: fc.constant('flat' as const),
    paise: amount,
    discountBp: fc.integer({ min: 0, max: 10_000 }),
  }),
);
const input: fc.Arbitrary<PriceInput> = fc.record({
  metal: fc.record({
    netMg: fc.integer({ min: 0, max: 500_000 }),
    ratePaisePerGram: fc.integer({ min: 1, max: 5_000_000 }),
  }),
  making,
  stones: fc.array(
    fc.record({
      millicarat: fc.integer({ min: 0, max: 100_000 }),
      ratePaisePerCarat: amount,
      settingPaise: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { maxLength: 5 },
  ),
  otherPaise: fc.integer({ min: 0, max: 500_000 }),
  gstBp: fc.constantFrom(0, 150, 300, 500),
  quantity: fc.integer({ min: 1, max: 10 }),
  rounding: fc.constantFrom('component-rupee' as const, 'paise' as const),
});

describe('published breakups', () => {
  it.each(PUBLISHED)(
    '$name is exact to the rupee',
    ({ rate, mg, making: charge, stones, other, expected }) => {
      const result = computePrice({
        metal: { netMg: mg, ratePaisePerGram: rupees(rate) },
        making: charge,
        stones,
        otherPaise: rupees(other),
        gstBp: 300,
      });
      const sum = (component: string) =>
        result.rows.filter((row) => row.component === component).reduce((total, row) => total + row.final, 0);
      expect([
        sum('metal'),
        sum('making'),
        sum('stone') + sum('other'),
        result.subtotal,
        result.gst,
        result.price,
      ]).toEqual(expected.map(rupees));
    },
  );
});

describe('every price', () => {
  it('has rows that add up to the subtotal, and tax on top', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = computePrice(given);
        expect(result.rows.reduce((total, row) => total + row.final, 0)).toBe(result.subtotal);
        expect(result.price).toBe(result.subtotal + result.gst);
        for (const row of result.rows) expect(row.value - row.discount).toBe(row.final);
      }),
    );
  });

  it('is never above its MRP', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 1_000 }), (given, discount) => {
        const free = computePrice(given);
        fc.pre(free.subtotal >= discount * 100 * 10);
        const result = computePrice({ ...given, itemDiscountPaise: discount * 100 });
        expect(result.mrp).toBeGreaterThanOrEqual(result.price);
      }),
    );
  });

  it('does not fall when weight or gold rate rise', () => {
    fc.assert(
      fc.property(input, fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (given, moreMg, moreRate) => {
        const heavier = {
          ...given,
          metal: {
            netMg: given.metal.netMg + moreMg,
            ratePaisePerGram: given.metal.ratePaisePerGram + moreRate,
          },
        };
        expect(computePrice(heavier).price).toBeGreaterThanOrEqual(computePrice(given).price);
      }),
    );
  });

  it('is made of whole rupees in the default mode, and of integers in both', () => {
    fc.assert(
      fc.property(input, (given) => {
        const result = computePrice(given);
        const amounts = [
          result.price,
          result.gst,
          result.mrp,
          ...result.rows.flatMap((row) => [row.value, row.discount, row.final]),
        ];
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
        const step = given.rounding === 'paise' ? 1 : 100;
        expect(amounts.every((value) => value % step === 0)).toBe(true);
      }),
    );
  });

  it('rounds a line once: it differs from so many single pieces by less than a rupee a component and piece', () => {
    fc.assert(
      fc.property(input, (given) => {
        const line = computePrice(given);
        const piece = computePrice({ ...given, quantity: 1 });
        const quantity = given.quantity ?? 1;
        expect(Math.abs(line.subtotal - piece.subtotal * quantity)).toBeLessThanOrEqual(4 * 100 * quantity);
      }),
    );
  });
});

describe('exactness', () => {
  const plain: PriceInput = {
    metal: { netMg: 1_000, ratePaisePerGram: 1_000_000 },
    making: percent(0),
    stones: [],
    gstBp: 300,
  };

  it('multiplies beyond 2^53 without losing a rupee', () => {
    // 999,999,999 mg × 90,071,993 paise: the product has 17 digits, more than a float holds.
    const result = computePrice({ ...plain, metal: { netMg: 999_999_999, ratePaisePerGram: 90_071_993 } });
    expect(result.subtotal).toBe(90_071_992_909_900);
  });

  it('refuses fractions, negatives and discounts larger than the price', () => {
    expect(() => computePrice({ ...plain, metal: { netMg: 1.5, ratePaisePerGram: 1 } })).toThrow(RangeError);
    expect(() => computePrice({ ...plain, quantity: -1 })).toThrow(RangeError);
    expect(() => computePrice({ ...plain, itemDiscountPaise: 1_000_100 })).toThrow(RangeError);
    expect(() => computePrice({ ...plain, making: flatLess(1, 101) })).toThrow(RangeError);
  });

  it('rounds halves up', () => {
    // 0.5 rupee of gold becomes 1 rupee, 0.49 becomes 0.
    expect(computePrice({ ...plain, metal: { netMg: 1, ratePaisePerGram: 50_000 }, gstBp: 0 }).price).toBe(
      100,
    );
    expect(computePrice({ ...plain, metal: { netMg: 1, ratePaisePerGram: 49_000 }, gstBp: 0 }).price).toBe(0);
  });

  it('keeps paise in paise mode', () => {
    const result = computePrice({
      ...plain,
      rounding: 'paise',
      metal: { netMg: 3_333, ratePaisePerGram: 99_999 },
    });
    expect(result).toMatchObject({ subtotal: 333_297, gst: 9_999, price: 343_296 });
  });
});
