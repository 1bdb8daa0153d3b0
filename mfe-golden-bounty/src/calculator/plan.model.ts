/**
 * Arithmetic of the plan (specification §9, domain-rules §2.12). Amounts are integers in paise.
 */
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';
import { readNumber } from '@suvarna/forms/number';

export type AmountFault = 'not-a-number' | 'out-of-range' | 'not-a-step';

export type Amount =
  | { readonly ok: true; readonly paise: MinorUnits }
  | { readonly ok: false; readonly fault: AmountFault };

/** Reads rupees as typed, by the number rule of forms: `2500`, `2,500`, ` ₹2500 `. */
export function readAmount(typed: string): Amount {
  const rupees = readNumber(typed);
  if (rupees === undefined) return { ok: false, fault: 'not-a-number' };
  const paise = rupees * 100;
  if (paise < GOLDEN_BOUNTY.min || paise > GOLDEN_BOUNTY.max) return { ok: false, fault: 'out-of-range' };
  return paise % GOLDEN_BOUNTY.step === 0 ? { ok: true, paise } : { ok: false, fault: 'not-a-step' };
}

/**
 * The store's contribution: 60% of one instalment, in proportion to the instalments paid on time.
 *
 * @param instalment paise, a whole number of steps, so that the result is whole paise
 * @param onTime instalments paid within grace, 0 to 5
 */
export function copayOf(instalment: MinorUnits, onTime: number): MinorUnits {
  return (instalment * GOLDEN_BOUNTY.copayPercent * onTime) / (100 * GOLDEN_BOUNTY.months);
}

export interface Plan {
  readonly instalment: MinorUnits;
  /** What the shopper pays in. */
  readonly paid: MinorUnits;
  readonly copay: MinorUnits;
  /** What the jewellery may cost. */
  readonly value: MinorUnits;
}

export function planOf(instalment: MinorUnits, onTime: number = GOLDEN_BOUNTY.months): Plan {
  const paid = instalment * GOLDEN_BOUNTY.months;
  const copay = copayOf(instalment, onTime);
  return { instalment, paid, copay, value: paid + copay };
}

/**
 * Due dates: the day of the month of enrolment, in every following month, or its last day where
 * the month is shorter.
 *
 * @param startsOn ISO date of enrolment, which is the first due date
 */
export function dueDates(startsOn: string): readonly string[] {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  return Array.from({ length: GOLDEN_BOUNTY.months }, (_, index) => {
    const last = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + index, Math.min(day, last))).toISOString().slice(0, 10);
  });
}

/** ISO date from which the plan can be turned into jewellery. */
export function maturityOf(startsOn: string): string {
  const lastDue = new Date(`${dueDates(startsOn).at(-1) ?? startsOn}T00:00:00Z`);
  lastDue.setUTCDate(lastDue.getUTCDate() + GOLDEN_BOUNTY.maturityWaitDays);
  return lastDue.toISOString().slice(0, 10);
}
