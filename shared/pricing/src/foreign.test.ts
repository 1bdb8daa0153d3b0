import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { convertAmount, convertPrice } from './foreign.ts';
import { computePrice } from './price.ts';

const pounds = { paisePerUnit: 11_250, upliftBp: 500 };

describe('a price abroad', () => {
  it('starts from the price without tax and is in whole units', () => {
    // 50,335.00 rupees × 1.05 / 112.50 = 469.79…
    expect(convertAmount(5_033_500, pounds)).toBe(47_000);
  });

  it('carries no GST, and its rows still add up', () => {
    const price = fc.record({
      netMg: fc.integer({ min: 100, max: 100_000 }),
      rate: fc.integer({ min: 100_000, max: 2_000_000 }),
      discountBp: fc.integer({ min: 0, max: 10_000 }),
      carats: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 3 }),
      discount: fc.integer({ min: 0, max: 100 }),
      paisePerUnit: fc.integer({ min: 100, max: 20_000 }),
      upliftBp: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(price, (given) => {
        const inr = computePrice({
          metal: { netMg: given.netMg, ratePaisePerGram: given.rate },
          making: { mode: 'percent', percentBp: 1_600, discountBp: given.discountBp },
          stones: given.carats.map((millicarat) => ({
            millicarat,
            ratePaisePerCarat: 3_000_000,
            settingPaise: 0,
          })),
          itemDiscountPaise: given.discount * 100,
          gstBp: 300,
        });
        const abroad = convertPrice(inr, given);
        expect(abroad.gst).toBe(0);
        expect(abroad.rows.reduce((sum, row) => sum + row.final, 0)).toBe(abroad.price);
        expect(abroad.mrp).toBeGreaterThanOrEqual(abroad.price);
        expect(abroad.price % 100).toBe(0);
      }),
    );
  });

  it('refuses a rate of nothing', () => {
    expect(() => convertAmount(100, { paisePerUnit: 0, upliftBp: 0 })).toThrow(RangeError);
  });
});
