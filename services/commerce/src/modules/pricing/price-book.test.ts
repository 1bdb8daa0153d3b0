import { describe, expect, it } from '@jest/globals';
import { CURRENCIES } from '@suvarna/contracts/money';
import { seededDesigns } from '../../../test-support/seeded-designs.ts';
import type { Design, MetalBody } from '../designs/design.ts';
import { chooseOptions, netWeight } from '../designs/options.ts';
import { breakupOf } from '../catalogue/product/product-view.ts';
import { seededBook } from '../catalogue/snapshot/seeded-catalogue.fixtures.ts';

const designs = seededDesigns();
const book = seededBook();

describe('the price of every design', () => {
  it('is a positive whole number of rupees in every karat, and never above its MRP', () => {
    const isFair = (design: Design, { karat }: MetalBody): boolean => {
      const { price_paise: price, mrp_paise: mrp } = book.offer(design, karat);
      const isLower = design.making_discount_bp > 0 && mrp !== price;
      return price > 0 && price % 100 === 0 && mrp >= price && mrp > price === isLower;
    };
    expect(designs.filter((design) => !design.bodies.every((body) => isFair(design, body)))).toEqual([]);
  });

  it('is believable: from about a thousand rupees to some lakhs', () => {
    const prices = designs
      .map((design) => book.offer(design, design.default_karat).price_paise / 100)
      .toSorted((a, b) => a - b);
    expect(prices[0]).toBeGreaterThan(1_000);
    expect(prices.at(-1)).toBeLessThan(2_500_000);
    expect(prices[Math.floor(prices.length / 2)]).toBeLessThan(80_000);
  });

  it('has breakup rows that add up, in every currency and at every size', () => {
    for (const design of designs.filter((_, at) => at % 97 === 0)) {
      for (const currency of CURRENCIES) {
        for (const size of design.sizes.length === 0 ? [''] : design.sizes) {
          const options = chooseOptions(design, { size });
          if (!options) throw new Error('a size of its own is refused');
          const breakup = breakupOf(
            { book, today: new Date(), ratings: new Map(), bestsellers: new Set() },
            design,
            options,
            currency,
          );
          expect(breakup.rows.reduce((sum, row) => sum + row.final_paise, 0)).toBe(breakup.subtotal_paise);
          expect(breakup.subtotal_paise + breakup.gst_paise).toBe(breakup.special_price_paise);
          if (currency !== 'INR') expect(breakup.gst_paise).toBe(0);
        }
      }
    }
  });

  it('grows with the size', () => {
    const ring = designs.find((design) => design.category === 'rings');
    if (!ring) throw new Error('no rings');
    const weights = ring.sizes.map((size) => netWeight(ring, { karat: ring.default_karat, size }));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(weights.at(-1)).toBeGreaterThan(weights[0] ?? 0);
  });

  it('takes the band of each stone by its own size: one big stone costs more than many small ones', () => {
    const solitaire = designs.find(
      (design) =>
        design.category === 'solitaires' && design.stones.length === 1 && design.stones[0]?.count === 1,
    );
    const stone = solitaire?.stones[0];
    if (!solitaire || !stone) throw new Error('no solitaire');
    const scattered = { ...solitaire, stones: [{ ...stone, count: 40 }] };
    expect(book.offer(scattered, solitaire.default_karat).price_paise).toBeLessThan(
      book.offer(solitaire, solitaire.default_karat).price_paise,
    );
  });
});
