import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computePrice, type PriceInput } from './price.ts';
import { fingerprintOf, partsOf, priceFrom, type PriceInputs } from './inputs.ts';

const input: fc.Arbitrary<PriceInput> = fc.record({
  metal: fc.record({
    netMg: fc.integer({ min: 50, max: 200_000 }),
    ratePaisePerGram: fc.integer({ min: 1_000, max: 2_000_000 }),
  }),
  making: fc.oneof(
    fc.record({
      mode: fc.constant('per-gram' as const),
      paisePerGram: fc.integer({ min: 0, max: 300_000 }),
      discountBp: fc.integer({ min: 0, max: 10_000 }),
    }),
    fc.record({
      mode: fc.constant('flat' as const),
      paise: fc.integer({ min: 0, max: 9_000_000 }),
      discountBp: fc.integer({ min: 0, max: 10_000 }),
    }),
  ),
  stones: fc.array(
    fc.record({
      millicarat: fc.integer({ min: 1, max: 5_000 }),
      ratePaisePerCarat: fc.integer({ min: 1, max: 50_000_000 }),
      settingPaise: fc.integer({ min: 0, max: 100_000 }),
    }),
    { maxLength: 4 },
  ),
  otherPaise: fc.integer({ min: 0, max: 50_000 }),
  gstBp: fc.constantFrom(0, 300, 500),
});
const inputs: fc.Arbitrary<PriceInputs> = fc.record({
  input,
  exchange: fc.option(
    fc.record({
      paisePerUnit: fc.integer({ min: 1_000, max: 20_000 }),
      upliftBp: fc.integer({ min: 0, max: 2_000 }),
    }),
  ),
});

describe('the parts of a price', () => {
  it('add up to it, at home and abroad', () => {
    fc.assert(
      fc.property(inputs, (of) => {
        const { gold, stones, making, tax, total } = partsOf(priceFrom(of));
        expect(gold + stones + making + tax).toBe(total);
        if (of.exchange === null) expect(total).toBe(computePrice(of.input).price);
        else expect(tax).toBe(0);
      }),
    );
  });
});

describe('the fingerprint of inputs', () => {
  const of: PriceInputs = {
    input: {
      metal: { netMg: 3_390, ratePaisePerGram: 1_280_000 },
      making: { mode: 'percent', percentBp: 1_600, discountBp: 0 },
      stones: [{ millicarat: 100, ratePaisePerCarat: 3_000_000, settingPaise: 0 }],
      gstBp: 300,
    },
    exchange: null,
  };

  it('is the same for the same ones, with what goes without saying said or not', async () => {
    const said = { ...of.input, quantity: 1, otherPaise: 0, rounding: 'component-rupee' } as const;
    expect(await fingerprintOf({ input: said, exchange: null })).toBe(await fingerprintOf(of));
    expect(await fingerprintOf(of)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is another one as soon as anything differs', async () => {
    const { input: plain } = of;
    const others: readonly PriceInputs[] = [
      { ...of, input: { ...plain, metal: { ...plain.metal, netMg: 3_391 } } },
      { ...of, input: { ...plain, metal: { ...plain.metal, ratePaisePerGram: 1_280_001 } } },
      { ...of, input: { ...plain, making: { mode: 'flat', paise: 1_600, discountBp: 0 } } },
      { ...of, input: { ...plain, stones: [] } },
      { ...of, input: { ...plain, gstBp: 500 } },
      { ...of, exchange: { paisePerUnit: 11_620, upliftBp: 500 } },
    ];
    const seen = new Set([await fingerprintOf(of)]);
    for (const other of others) seen.add(await fingerprintOf(other));
    expect(seen.size).toBe(others.length + 1);
  });
});
