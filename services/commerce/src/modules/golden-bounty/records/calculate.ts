import { type Calculation, GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';
import { addDays, type Day } from './calendar.ts';
import { contributionOf, shareOf } from './contribution.ts';
import { scheduleOf, type Part, type PlanFacts } from './plan-schedule.ts';
import { canMature } from './payable-today.ts';
import { TERMS_VERSION } from './terms.ts';

export interface WhatIf {
  readonly instalment: MinorUnits;
  readonly startedOn: Day;
  /** Instalments that are paid on the last day of their grace. */
  readonly late: readonly number[];
  /** Instalments that are not paid within grace, and made up for on the first day that is possible. */
  readonly missed: readonly number[];
}

export interface GoldToday {
  readonly version: number;
  /** Paise per gram of 24 karat gold. */
  readonly rate: MinorUnits;
}

const PATHS = [
  ['falls', -10],
  ['steady', 0],
  ['rises', 10],
] as const;
const MG = 1_000;

/** The payments that are made when it goes so; each day is found by the rules that money is accepted by. */
function payAsTold({ instalment, startedOn, late, missed }: WhatIf): PlanFacts {
  const parts: Part[] = [];
  for (let number = 1; number <= GOLDEN_BOUNTY.months; number += 1) {
    const open = scheduleOf({ startedOn, instalment, parts }, parts.at(-1)?.on ?? startedOn).instalments[
      number - 1
    ];
    if (open === undefined) break;
    const on = missed.includes(number)
      ? (scheduleOf({ startedOn, instalment, parts }, addDays(open.graceUntil, 1)).default?.nextPaymentFrom ??
        open.due)
      : late.includes(number)
        ? open.graceUntil
        : open.due;
    parts.push({ number, amount: instalment, on });
  }
  return { startedOn, instalment, parts };
}

/** Gold that money buys, in whole milligrams. */
const goldFor = (amount: MinorUnits, rate: MinorUnits): number => Math.floor((amount * MG) / rate);

/**
 * What a monthly amount comes to when months are paid late or missed, by the very rules that plans are
 * kept by; and how much gold the same money buys today and with the plan's value at maturity, when the
 * price falls by a tenth, stays, or rises by a tenth. It is not known which: it is no forecast.
 */
export function calculate(whatIf: WhatIf, gold: GoldToday | undefined): Calculation {
  const { instalment, startedOn, late, missed } = whatIf;
  const facts = payAsTold(whatIf);
  const end = addDays(startedOn, 3 * GOLDEN_BOUNTY.maxDaysToRedeem);
  const schedule = scheduleOf(facts, end);
  const full = scheduleOf(payAsTold({ ...whatIf, late: [], missed: [] }), end);
  const total = instalment * GOLDEN_BOUNTY.months;
  const tooLate = !canMature(schedule, startedOn);
  const copay = tooLate ? 0 : schedule.earned;
  const value = total + copay;
  return {
    terms_version: TERMS_VERSION,
    installment_amount_paise: instalment,
    number_of_installments: GOLDEN_BOUNTY.months,
    total_investment_paise: total,
    copay_amount_paise: copay,
    full_copay_amount_paise: contributionOf(instalment, GOLDEN_BOUNTY.months),
    value_paise: value,
    enrollment_date: startedOn,
    maturity_date: schedule.maturesOn,
    full_maturity_date: full.maturesOn,
    redeem_by: schedule.yearEndsOn,
    too_late: tooLate,
    installments: schedule.instalments.map(({ number, due, graceUntil, paidOn, onTime }) => ({
      installment_number: number,
      due_date: due,
      grace_until: graceUntil,
      paid_on: paidOn ?? '',
      how: missed.includes(number) ? 'missed' : late.includes(number) ? 'late' : 'on_time',
      amount_paise: instalment,
      contribution_paise: onTime === true && !tooLate ? shareOf(instalment) : 0,
    })),
    gold:
      gold === undefined
        ? null
        : {
            rate_paise: gold.rate,
            rate_version: gold.version,
            paths: PATHS.map(([path, change]) => {
              const rate = Math.round((gold.rate * (100 + change)) / 100);
              return {
                path,
                change_percent: change,
                rate_paise: rate,
                gold_today_mg: goldFor(total, gold.rate),
                gold_with_plan_mg: goldFor(value, rate),
              };
            }),
          },
  };
}
