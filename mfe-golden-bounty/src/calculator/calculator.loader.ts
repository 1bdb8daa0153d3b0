import { indianDay } from '@suvarna/contracts/indian-day';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { readAmount } from './plan.model.ts';

export interface CalculatorData {
  /** As typed: what the field shows, right or wrong. */
  readonly typed: string;
  /** ISO date of an enrolment today, in India. */
  readonly startsOn: string;
}

const DEFAULT_RUPEES = '2000';

export function loadPlan({ query }: LoadContext): Promise<Loaded<CalculatorData>> {
  const asked = query.get('amount');
  const typed = asked === null ? DEFAULT_RUPEES : asked.slice(0, 12);
  return Promise.resolve({
    kind: 'data',
    data: { typed: readable(typed), startsOn: indianDay(new Date()) },
  });
}

const readable = (typed: string): string => {
  const amount = readAmount(typed);
  return amount.ok ? String(amount.paise / 100) : typed;
};
