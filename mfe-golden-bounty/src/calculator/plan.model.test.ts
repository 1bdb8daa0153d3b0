import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copayOf, dueDates, maturityOf, planOf, readAmount } from './plan.model.ts';

const anInstalment = fc.integer({ min: 2, max: 100 }).map((steps) => steps * GOLDEN_BOUNTY.step);

describe('a plan of five instalments', () => {
  it('of Rs 1000 is worth Rs 5600', () => {
    expect(planOf(1_000_00)).toEqual({
      instalment: 1_000_00,
      paid: 5_000_00,
      copay: 600_00,
      value: 5_600_00,
    });
  });

  it('is worth 5.6 instalments for every allowed amount, in whole paise', () => {
    fc.assert(
      fc.property(anInstalment, (instalment) => {
        const plan = planOf(instalment);
        expect(Number.isSafeInteger(plan.value)).toBe(true);
        expect(plan.value * 10).toBe(instalment * 56);
      }),
    );
  });

  it('loses one share of the contribution for every late month, never more', () => {
    fc.assert(
      fc.property(anInstalment, fc.integer({ min: 0, max: 5 }), (instalment, onTime) => {
        const copay = copayOf(instalment, onTime);
        expect(Number.isSafeInteger(copay)).toBe(true);
        expect(copay * GOLDEN_BOUNTY.months).toBe(copayOf(instalment, 5) * onTime);
      }),
    );
  });
});

describe('the amount as it is typed', () => {
  it.each([
    ['1000', 1_000_00],
    [' 2,500 ', 2_500_00],
    ['₹50000', 50_000_00],
  ])('%s is read', (typed, paise) => {
    expect(readAmount(typed)).toEqual({ ok: true, paise });
  });

  it.each([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1e4', 'not-a-number'],
    ['-1000', 'out-of-range'],
    ['1000.50', 'not-a-step'],
    ['1000.001', 'not-a-step'],
    ['999', 'out-of-range'],
    ['50500', 'out-of-range'],
    ['0', 'out-of-range'],
    ['1250', 'not-a-step'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(readAmount(typed)).toEqual({ ok: false, fault });
  });
});

describe('due dates', () => {
  it('stay on the day of enrolment, or the last day of a shorter month', () => {
    expect(dueDates('2026-10-31')).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
    expect(dueDates('2027-11-30').at(-1)).toBe('2028-03-30');
  });

  it('grow, one a month, and end in time for the law', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (date) => {
          const start = date.toISOString().slice(0, 10);
          const due = dueDates(start);
          expect(due).toHaveLength(GOLDEN_BOUNTY.months);
          expect(due[0]).toBe(start);
          expect([...due].sort()).toEqual([...due]);
          const days = (Date.parse(maturityOf(start)) - Date.parse(start)) / 86_400_000;
          expect(days).toBeLessThan(GOLDEN_BOUNTY.maxDaysToRedeem);
        },
      ),
    );
  });
});
