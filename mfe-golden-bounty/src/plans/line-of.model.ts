import type { PlanSummary } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { rupees } from '../terms/terms.words.ts';

export interface PlanLine {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What there is to know of a plan in one line: the next payment, or what can be spent until when. */
export function lineOf(plan: PlanSummary, locale: Locale): PlanLine {
  const day = (date: string): string => formatFullDay(date, locale);
  const values = { amount: rupees(plan.due_amount_paise), value: rupees(plan.value_paise) };
  if (plan.status === 'matured' || (plan.status === 'canceled' && plan.value_paise > 0))
    return { key: 'line.spend', values: { ...values, day: day(plan.redeem_by) } };
  if (plan.status === 'defaulted')
    return { key: 'line.defaulted', values: { ...values, day: day(plan.next_payment_from) } };
  if (plan.next_due_date !== '')
    return {
      key: plan.status === 'pending' ? 'line.pending' : 'line.next',
      values: { ...values, day: day(plan.next_due_date) },
    };
  if (plan.status === 'active')
    return { key: 'line.matures', values: { ...values, day: day(plan.maturity_date) } };
  return { key: `line.${plan.status}`, values };
}
