import { describe, expect, it } from '@jest/globals';
import { calculate, type WhatIf } from './calculate.ts';

const A = 1_000_00;
const GOLD = { version: 7, rate: 12_000_00 };
const what = (more: Partial<WhatIf> = {}) =>
  calculate({ instalment: A, startedOn: '2026-11-25', late: [], missed: [], ...more }, GOLD);

describe('the calculator', () => {
  it('makes 5,600 of five times 1,000', () => {
    expect(what()).toMatchObject({
      total_investment_paise: 5 * A,
      copay_amount_paise: 600_00,
      value_paise: 5_600_00,
      maturity_date: '2027-04-24',
      redeem_by: '2027-11-25',
      too_late: false,
    });
  });

  it('loses nothing for a payment within grace but days', () => {
    const late = what({ late: [5] });
    expect([late.copay_amount_paise, late.maturity_date]).toEqual([600_00, '2027-05-01']);
    expect(late.installments[4]).toMatchObject({
      how: 'late',
      paid_on: '2027-04-01',
      contribution_paise: 120_00,
    });
  });

  it('loses a share and a month for one that is missed, whichever it is', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const missed = what({ missed: [number] });
      expect(missed.copay_amount_paise).toBe(480_00);
      expect(missed.maturity_date).toBe('2027-05-25');
      expect(missed.full_copay_amount_paise).toBe(600_00);
      expect(missed.installments[number - 1]).toMatchObject({ how: 'missed', contribution_paise: 0 });
    }
  });

  it('says that a plan of which nothing is paid on time earns nothing', () => {
    const never = what({ missed: [1, 2, 3, 4, 5] });
    expect([never.copay_amount_paise, never.value_paise]).toEqual([0, 5 * A]);
    expect(never.installments.map(({ paid_on: on }) => on)).toEqual([
      ...new Set(never.installments.map(({ paid_on: on }) => on)),
    ]);
  });

  it('compares with gold bought today at three prices, in whole milligrams', () => {
    expect(what().gold).toEqual({
      rate_paise: 12_000_00,
      rate_version: 7,
      paths: [
        {
          path: 'falls',
          change_percent: -10,
          rate_paise: 10_800_00,
          gold_today_mg: 416,
          gold_with_plan_mg: 518,
        },
        {
          path: 'steady',
          change_percent: 0,
          rate_paise: 12_000_00,
          gold_today_mg: 416,
          gold_with_plan_mg: 466,
        },
        {
          path: 'rises',
          change_percent: 10,
          rate_paise: 13_200_00,
          gold_today_mg: 416,
          gold_with_plan_mg: 424,
        },
      ],
    });
    expect(
      calculate({ instalment: A, startedOn: '2026-11-25', late: [], missed: [] }, undefined).gold,
    ).toBeNull();
  });
});
