import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { raceForCoupon, raceForCouponNaively, USES } from './coupon-race.fixtures.ts';
import { raceForLastPiece, raceForLastPieceNaively } from './last-piece-race.fixtures.ts';
import { openRace, type RaceHarness } from './shoppers.fixtures.ts';

const REPEATS = 50;
const AN_HOUR = 3_600_000;
let race: RaceHarness;
beforeAll(async () => {
  race = await openRace('order_races_proof');
});
afterAll(() => race.stop());

describe('races for what there is little of', () => {
  it(
    'a coupon of ten uses, five hundred bags, fifty times (F3)',
    async () => {
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        expect(await raceForCoupon(race, 500)).toEqual({ orders: USES, holders: USES, counted: USES });
      reportFigures('coupon of ten uses', { repeats: REPEATS, bags: 500, used: USES });
    },
    AN_HOUR,
  );

  it(
    'the last piece, a hundred buyers, fifty times (F6)',
    async () => {
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        expect(await raceForLastPiece(race, 100)).toEqual({
          orders: 1,
          promised: 1,
          stockLevels: [0, 1, 0],
          sum: 1,
        });
      reportFigures('the last piece', { repeats: REPEATS, buyers: 100, sold: 1 });
    },
    AN_HOUR,
  );

  it('what the naive variants give away', async () => {
    const piece = await raceForLastPieceNaively(race, 100);
    const coupon = await raceForCouponNaively(race, 100);
    reportFigures('looked first, wrote afterwards', {
      pieces_promised_of_one: piece.promised,
      uses_of_ten: coupon.holders,
    });
    expect(piece.promised).toBeGreaterThan(1);
    expect(coupon.holders).toBeGreaterThan(USES);
  });
});
