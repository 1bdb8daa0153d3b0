import { describe, expect, it } from '@jest/globals';
import { checkoutAmounts, couponDiscount, discountBag, splitGst, type CheckoutLine } from './checkout.ts';
import { buybackCash, exchangeCredit, goldValue } from './exchange.ts';

const line = (price: number, more: Partial<CheckoutLine> = {}): CheckoutLine => {
  const subtotal = Math.round(price / 1.03 / 100) * 100;
  return {
    price,
    mrp: price,
    subtotal,
    gst: price - subtotal,
    gstBp: 300,
    couponable: true,
    ...more,
  };
};

describe('a coupon', () => {
  const tenPercent = { kind: 'percent', percentBp: 1_000, cap: 500_000, minimum: 1_000_000 } as const;

  it('is a percentage in whole rupees, downwards, up to its cap and from its minimum on', () => {
    expect(couponDiscount(tenPercent, 999_999)).toBe(0);
    expect(couponDiscount(tenPercent, 1_234_500)).toBe(123_400);
    expect(couponDiscount(tenPercent, 9_000_000)).toBe(500_000);
  });

  it('never takes off more than the goods cost', () => {
    expect(couponDiscount({ kind: 'flat', amount: 100_000, minimum: 0 }, 30_000)).toBe(30_000);
  });

  it('is shared out by the largest remainder, over the lines it counts for', () => {
    const bag = discountBag(
      [line(1_000_000), line(1_000_000), line(1_000_000), line(9_000_000, { couponable: false })],
      { kind: 'flat', amount: 100_000, minimum: 0 },
    );
    expect(bag.lines.map(({ couponShare }) => couponShare)).toEqual([33_400, 33_300, 33_300, 0]);
    expect(bag.lines.map(({ price }) => price)).toEqual([966_600, 966_700, 966_700, 9_000_000]);
  });

  it('lowers the taxable value and the tax with it', () => {
    const [discounted] = discountBag([line(10_300_000)], {
      kind: 'flat',
      amount: 1_030_000,
      minimum: 0,
    }).lines;
    expect(discounted).toEqual({
      couponShare: 1_030_000,
      price: 9_270_000,
      subtotal: 9_000_000,
      gst: 270_000,
    });
  });
});

describe('the tax after a coupon', () => {
  /** Price with tax of a whole-rupee taxable value (domain rules §2.1), in rupees. */
  const priceOf = (taxable: number, percent: number): number =>
    taxable + Math.round((taxable * percent) / 100);
  const discountedTo = (rupees: number, gstBp: number) =>
    discountBag([line((rupees + 500) * 100, { gstBp })], { kind: 'flat', amount: 50_000, minimum: 0 })
      .lines[0];

  it.each([
    [300, 103],
    [150, 203],
  ])(
    'is that of the taxable value wherever one makes the price, and else the tax that is in the price: %i',
    (gstBp, prices) => {
      const percent = gstBp / 100;
      let without = 0;
      // So many prices in a row have every remainder there is.
      for (let rupees = 11_000; rupees < 11_000 + prices; rupees += 1) {
        const { subtotal = 0, gst = 0 } = discountedTo(rupees, gstBp) ?? {};
        const guess = Math.round(rupees / (1 + percent / 100));
        const made = [guess - 1, guess, guess + 1].find((taxable) => priceOf(taxable, percent) === rupees);
        expect(subtotal + gst).toBe(rupees * 100);
        if (made !== undefined) expect(subtotal).toBe(made * 100);
        else {
          without += 1;
          expect(gst).toBe(Math.round((rupees * percent) / (100 + percent)) * 100);
          expect(Math.abs(gst / 100 - Math.round((subtotal * percent) / 10_000))).toBe(1);
        }
      }
      expect(without).toBe(3);
    },
  );
});

describe('the totals', () => {
  it('take tenders off after tax', () => {
    const bag = discountBag([line(10_300_000)], null);
    expect(checkoutAmounts(bag, { shipping: 5_000, tendered: 100_000, supply: 'same-state' })).toMatchObject({
      withoutGst: 10_000_000,
      gst: 300_000,
      cgst: 150_000,
      sgst: 150_000,
      igst: 0,
      total: 10_305_000,
      tendered: 100_000,
      payable: 10_205_000,
    });
  });

  it('refuse tenders that are worth more than the goods', () => {
    expect(() =>
      checkoutAmounts(discountBag([line(10_300)], null), { shipping: 0, tendered: 10_400, supply: 'none' }),
    ).toThrow(RangeError);
  });

  it('split an odd tax so that nothing is lost', () => {
    expect(splitGst(151, 'same-state')).toEqual({ cgst: 75, sgst: 76, igst: 0 });
    expect(splitGst(151, 'other-state')).toEqual({ cgst: 0, sgst: 0, igst: 151 });
    expect(splitGst(151, 'none')).toEqual({ cgst: 0, sgst: 0, igst: 0 });
  });
});

describe('a piece that comes back (domain rules §2.11)', () => {
  const gold = goldValue(5_000, 1_150_000);

  it('is worth its gold and stones: the published example', () => {
    expect(gold).toBe(5_750_000);
    expect([exchangeCredit({ gold, stones: 0 }), buybackCash({ gold, stones: 0 })]).toEqual([
      5_585_000, 5_750_000,
    ]);
    expect([exchangeCredit({ gold, stones: 2_000_000 }), buybackCash({ gold, stones: 2_000_000 })]).toEqual([
      7_545_000, 7_550_000,
    ]);
  });

  it('is never worth less than nothing', () => {
    expect(exchangeCredit({ gold: 10_000, stones: 0 })).toBe(0);
  });
});
