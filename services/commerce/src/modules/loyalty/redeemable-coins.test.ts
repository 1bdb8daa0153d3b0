import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redeemableCoins } from './redeemable-coins.ts';

const wanted = { eligiblePaise: 2_000_000, balance: 5_000, prepaid: true, currency: 'INR' } as const;

describe('coins that may pay for a bag (domain rules §2.10)', () => {
  it.each([
    ['the cap', {}, 2_000],
    ['the balance', { balance: 150 }, 150],
    ['exactly the minimum', { eligiblePaise: 1_000_000 }, 1_000],
    ['whole coins', { eligiblePaise: 1_000_999 }, 1_000],
    ['another cap', { capPct: 25 }, 5_000],
    ['another minimum', { eligiblePaise: 100, thresholdPaise: 100, capPct: 100 }, 1],
  ])('are limited by %s', (_what, change, coins) => {
    expect(redeemableCoins({ ...wanted, ...change })).toEqual({ kind: 'redeemable', coins });
  });

  it.each([
    ['paying at the door', { prepaid: false }, 'COINS.MODE_NOT_ALLOWED'],
    ['another currency', { currency: 'GBP' }, 'COINS.MODE_NOT_ALLOWED'],
    ['a paisa too little', { eligiblePaise: 999_999 }, 'COINS.BELOW_MINIMUM'],
    ['no coins', { balance: 0 }, 'COINS.INSUFFICIENT'],
  ] as const)('are none with %s', (_what, change, code) => {
    expect(redeemableCoins({ ...wanted, ...change })).toEqual({ kind: 'refused', code });
  });

  it('never exceed the balance, nor the share of the value, and are never fewer than both allow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 2 ** 40 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (eligiblePaise, balance) => {
          const answer = redeemableCoins({ ...wanted, eligiblePaise, balance });
          const coins = answer.kind === 'redeemable' ? answer.coins : 0;
          expect(coins).toBeLessThanOrEqual(balance);
          expect(coins * 1_000).toBeLessThanOrEqual(eligiblePaise);
          expect(coins === balance || (coins + 1) * 1_000 > eligiblePaise).toBe(true);
        },
      ),
    );
  });
});
