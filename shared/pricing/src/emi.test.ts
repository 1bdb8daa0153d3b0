import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emiOf } from './emi.ts';

describe('an EMI', () => {
  it.each([
    [50_000, 6, '8701.69'],
    [150_000, 12, '13538.75'],
    [15_000, 3, '5125.52'],
  ])('of ₹%i at 15 %% for %i months is ₹%s (domain rules §2.9)', (rupees, months, instalment) => {
    expect((emiOf({ amount: rupees * 100, annualBp: 1_500, months }).instalment / 100).toFixed(2)).toBe(
      instalment,
    );
  });

  it('without interest is the amount over the months, and the last takes the rest', () => {
    expect(emiOf({ amount: 1_000_00, annualBp: 0, months: 3 })).toEqual({
      instalment: 333_33,
      last: 333_34,
      total: 1_000_00,
      interest: 0,
    });
  });

  const loan = fc.record({
    amount: fc.integer({ min: 15_000_00, max: 150_000_00 }),
    annualBp: fc.integer({ min: 0, max: 3_600 }),
    months: fc.integer({ min: 1, max: 36 }),
  });

  it('adds up: all instalments are the total, and the total is amount and interest', () => {
    fc.assert(
      fc.property(loan, ({ amount, annualBp, months }) => {
        const { instalment, last, total, interest } = emiOf({ amount, annualBp, months });
        expect(instalment * (months - 1) + last).toBe(total);
        expect(amount + interest).toBe(total);
        expect(interest).toBeGreaterThanOrEqual(0);
        expect(Math.abs(last - instalment)).toBeLessThanOrEqual(months);
      }),
    );
  });

  it('of more months is less a month, and costs no less in all', () => {
    fc.assert(
      fc.property(loan, ({ amount, annualBp, months }) => {
        const shorter = emiOf({ amount, annualBp, months });
        const longer = emiOf({ amount, annualBp, months: months + 1 });
        expect(longer.instalment).toBeLessThan(shorter.instalment);
        expect(longer.total).toBeGreaterThanOrEqual(shorter.total);
      }),
    );
  });

  it('of a higher rate is no less a month', () => {
    fc.assert(
      fc.property(loan, ({ amount, annualBp, months }) => {
        const { instalment } = emiOf({ amount, annualBp, months });
        expect(emiOf({ amount, annualBp: annualBp + 25, months }).instalment).toBeGreaterThanOrEqual(
          instalment,
        );
      }),
    );
  });

  it.each([
    { amount: 0, annualBp: 1_500, months: 3 },
    { amount: 100.5, annualBp: 1_500, months: 3 },
    { amount: 100, annualBp: -1, months: 3 },
    { amount: 100, annualBp: 1_500, months: 0 },
  ])('is refused for $amount at $annualBp for $months', (wrong) => {
    expect(() => emiOf(wrong)).toThrow(RangeError);
  });
});
