import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  amountOf,
  buybackFormula,
  EXCHANGE_TERMS,
  exchangeFormula,
  goldValue,
  oldGoldFormula,
  splitBuyback,
  WHOLE,
  type Findings,
} from './exchange.ts';

const rupees = (amount: number): number => amount * 100;
const found = (missingPieces: number, lostCertificate: boolean): Findings => ({
  missingPieces,
  lostCertificate,
});

/** Reckoned by hand: weight in mg, rate, stones, findings → exchange, buy-back; rupees. */
const VECTORS = [
  // Domain rules §2.11: 57,500 × 98 % − 500, and 57,500.
  { mg: 5_000, rate: 11_500, stones: 0, is: WHOLE, exchange: 55_850, buyback: 57_500 },
  // 77,500 × 98 % − 500, and 57,500 + 20,000 × 90 %.
  { mg: 5_000, rate: 11_500, stones: 20_000, is: WHOLE, exchange: 75_450, buyback: 75_500 },
  { mg: 3_000, rate: 9_000, stones: 1_000, is: WHOLE, exchange: 26_940, buyback: 27_900 },
  // Two parts and the certificate are missing: 2,500 less, each way.
  { mg: 5_000, rate: 11_500, stones: 20_000, is: found(2, true), exchange: 72_950, buyback: 73_000 },
  // 2.312 g × 7,479 = 17,291.448 → 17,291; (17,291 + 15,455) × 98 % = 32,091.08 → 32,091; 17,291 + 13,909.50 = 31,200.50 → 31,201.
  { mg: 2_312, rate: 7_479, stones: 15_455, is: WHOLE, exchange: 31_591, buyback: 31_201 },
  // 0.05 g × 8,000 = 400; 392 − 500 is nothing.
  { mg: 50, rate: 8_000, stones: 0, is: WHOLE, exchange: 0, buyback: 400 },
  { mg: 50, rate: 8_000, stones: 0, is: found(0, true), exchange: 0, buyback: 0 },
] as const;

describe('what a worn piece is worth', () => {
  it.each(VECTORS)(
    '$mg mg at $rate with stones of $stones, $is',
    ({ mg, rate, stones, is, exchange, buyback }) => {
      const piece = { gold: goldValue(mg, rupees(rate)), stones: rupees(stones) };
      expect([amountOf(exchangeFormula(piece, is)), amountOf(buybackFormula(piece, is))]).toEqual([
        rupees(exchange),
        rupees(buyback),
      ]);
    },
  );

  it('is opened line by line, and lines of nothing are left out', () => {
    expect(exchangeFormula({ gold: rupees(57_500), stones: 0 })).toEqual([
      { line: 'gold', amount_paise: rupees(57_500) },
      { line: 'exchange-deduction', amount_paise: -rupees(1_150) },
      { line: 'exchange-fee', amount_paise: -rupees(500) },
    ]);
    expect(buybackFormula({ gold: rupees(57_500), stones: rupees(20_000) }, found(1, false))).toEqual([
      { line: 'gold', amount_paise: rupees(57_500) },
      { line: 'stones', amount_paise: rupees(20_000) },
      { line: 'buyback-deduction', amount_paise: -rupees(2_000) },
      { line: 'missing-pieces', amount_paise: -rupees(1_000) },
    ]);
  });

  it('of old gold is all of its market value', () => {
    // 10.5 g of 22 K at 11,003: 115,531.50.
    expect(amountOf(oldGoldFormula(goldValue(10_500, rupees(11_003))))).toBe(rupees(115_532));
  });

  it('takes making’s discount and a processing share off where a store sets them', () => {
    const terms = { ...EXCHANGE_TERMS, clawbackBp: 10_000, buybackProcessingBp: 300 };
    const piece = { gold: rupees(50_000), stones: 0, discount: rupees(2_000) };
    expect(amountOf(buybackFormula(piece, WHOLE, terms))).toBe(rupees(50_000 - 1_500 - 2_000));
    expect(amountOf(exchangeFormula(piece, WHOLE, terms))).toBe(rupees(49_000 - 500 - 2_000));
  });
});

describe('how a buy-back is given', () => {
  /** Reckoned by hand, in rupees: amount, paid in money of all that was paid → bank, credits. */
  it.each([
    // All in money, as most are.
    { amount: 27_900, money: 51_500, total: 51_500, bank: 27_900, credits: 0 },
    // 5,150 of 51,500 by coins: 90 % of 27,900.
    { amount: 27_900, money: 46_350, total: 51_500, bank: 25_110, credits: 2_790 },
    // A third: 10,000 × 17,166 / 51,500 = 3,333.20.
    { amount: 10_000, money: 17_166, total: 51_500, bank: 3_333, credits: 6_667 },
    // 1 × 1 / 2 is half a rupee, and rounds up.
    { amount: 1, money: 1, total: 2, bank: 1, credits: 0 },
    // By a gift card alone, or by a lender.
    { amount: 27_900, money: 0, total: 51_500, bank: 0, credits: 27_900 },
    // One rupee of money is not rounded away.
    { amount: 27_900, money: 1, total: 5_15_000, bank: 1, credits: 27_899 },
    { amount: 0, money: 1, total: 2, bank: 0, credits: 0 },
  ])('$amount, of $total paid $money in money', ({ amount, money, total, bank, credits }) => {
    expect(splitBuyback(rupees(amount), { money: rupees(money), total: rupees(total) })).toEqual({
      bank: rupees(bank),
      credits: rupees(credits),
    });
  });

  it('is all of it, never more than its part of the money by half a rupee, and money only for money', () => {
    const sum = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(sum.map(rupees), sum, sum, (amount, money, rest) => {
        fc.pre(money + rest > 0);
        const { bank, credits } = splitBuyback(amount, { money, total: money + rest });
        expect(bank + credits).toBe(amount);
        expect(Math.min(bank, credits)).toBeGreaterThanOrEqual(0);
        if (money === 0) expect(bank).toBe(0);
        if (rest === 0) expect(credits).toBe(0);
        // In integers: |bank × total − amount × money| ≤ half a rupee × total, but for the one rupee that is never rounded away.
        const apart = BigInt(bank) * BigInt(money + rest) - BigInt(amount) * BigInt(money);
        if (bank > 100) expect(2n * (apart < 0n ? -apart : apart) <= 100n * BigInt(money + rest)).toBe(true);
      }),
    );
  });

  it('of pieces of one order together pays no more money than paid for them, whatever the order', () => {
    const line = fc.integer({ min: 1, max: 10_000_000 }).map(rupees);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(1_000), (lines, permille) => {
        const paidFor = lines.reduce((sum, one) => sum + one, 0);
        let mix = { money: Math.floor((paidFor * permille) / 1_000), total: paidFor };
        const whole = mix.money;
        let gone = 0;
        for (const one of lines) {
          const money = Math.min(mix.money, splitBuyback(one, mix).bank);
          gone += money;
          mix = { money: mix.money - money, total: mix.total - one };
        }
        // Less by half a rupee that was rounded off at the last piece.
        expect([whole - gone >= 0, whole - gone <= 50]).toEqual([true, true]);
      }),
    );
  });
});

describe('of any piece', () => {
  const piece = fc.record({
    gold: fc.integer({ min: 0, max: 50_000_000 }).map(rupees),
    stones: fc.integer({ min: 0, max: 50_000_000 }).map(rupees),
  });
  const findings = fc.record({ missingPieces: fc.nat(20), lostCertificate: fc.boolean() });

  it('the amount is the rule in integers, whole rupees, and never below zero', () => {
    fc.assert(
      fc.property(piece, findings, ({ gold, stones }, is) => {
        const less = is.missingPieces * 100_000 + (is.lostCertificate ? 50_000 : 0);
        // Twice the hundredths, so that half up is exact.
        const whole = (hundredths: bigint): number => Number((hundredths + 5_000n) / 10_000n) * 100;
        const exchange = whole(BigInt(gold + stones) * 98n) - 50_000 - less;
        const buyback = whole(BigInt(gold) * 100n + BigInt(stones) * 90n) - less;
        expect(amountOf(exchangeFormula({ gold, stones }, is))).toBe(Math.max(0, exchange));
        expect(amountOf(buybackFormula({ gold, stones }, is))).toBe(Math.max(0, buyback));
      }),
    );
  });

  it('whatever is found makes it less, never more', () => {
    fc.assert(
      fc.property(piece, findings, (worn, is) => {
        for (const formula of [exchangeFormula, buybackFormula])
          expect(amountOf(formula(worn, is))).toBeLessThanOrEqual(amountOf(formula(worn)));
      }),
    );
  });
});
