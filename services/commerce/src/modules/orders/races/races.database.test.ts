import { describe, expect, it } from '@jest/globals';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { raceForCoupon, raceForCouponNaively, USES } from './coupon-race.fixtures.ts';
import { raceForLastPiece, raceForLastPieceNaively } from './last-piece-race.fixtures.ts';
import { openRace } from './shoppers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const race = ofSuite(() => openRace('order_races'));

describe('a coupon of ten uses (F3)', () => {
  it('is used ten times by many different bags', async () => {
    expect(await raceForCoupon(race, 40)).toEqual({ orders: USES, holders: USES, counted: USES });
  });
});

describe('a coupon without a limit', () => {
  it('is still taken when its statements have been planned for good, on one connection', async () => {
    await race.clear();
    for (const shopper of await race.shoppers(12, PLAIN, 'FLAT'))
      expect(await race.order(shopper)).toBe(true);
    const { rows } = await race.harness.pool.query(`select uses_held from coupons where code = 'FLAT'`);
    expect(rows).toEqual([{ uses_held: 12 }]);
  });
});

describe('the last piece (F6)', () => {
  it('goes to one of a hundred buyers, and no piece appears or is lost', async () => {
    expect(await raceForLastPiece(race, 100)).toEqual({
      orders: 1,
      promised: 1,
      stockLevels: [0, 1, 0],
      sum: 1,
    });
  });

  it('would go to many if orders looked first and wrote afterwards: the race is real', async () => {
    const { promised, sum } = await raceForLastPieceNaively(race, 40);
    expect(promised).toBeGreaterThan(1);
    expect(sum).toBe(1);
  });
});

// Last, since it drops a constraint of the table.
describe('a coupon that is looked at first and taken afterwards', () => {
  it('is used more often than it may be: the race is real', async () => {
    const { holders, counted } = await raceForCouponNaively(race, 40);
    expect(holders).toBeGreaterThan(USES);
    expect(counted).toBeLessThanOrEqual(USES);
  });
});
