import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { refundTenders } from './refund-tenders.ts';

describe('a refund', () => {
  it('gives money back first and coins last', () => {
    const paid = { bank: 4_635_000, coins: 5_150 };
    expect(refundTenders(5_150_000, paid)).toEqual({ bank: 4_635_000, coins: 5_150 });
    expect(refundTenders(1_000_000, paid)).toEqual({ bank: 1_000_000, coins: 0 });
    expect(refundTenders(4_700_000, paid)).toEqual({ bank: 4_635_000, coins: 650 });
  });

  it('is never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 20_000_000 }),
        (bank, coins, amount) => {
          if (amount > bank + coins * 100)
            expect(() => refundTenders(amount, { bank, coins })).toThrow(RangeError);
          else {
            const back = refundTenders(amount, { bank, coins });
            expect(back.bank).toBeLessThanOrEqual(bank);
            expect(back.coins).toBeLessThanOrEqual(coins);
            expect(back.bank + back.coins * 100 - amount).toBeGreaterThanOrEqual(0);
            expect(back.bank + back.coins * 100 - amount).toBeLessThan(100);
          }
        },
      ),
    );
  });
});
