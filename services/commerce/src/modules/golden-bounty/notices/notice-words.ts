import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../../platform/notifications/amount.ts';
import { dayText } from '../../../platform/notifications/day.ts';
import type { Day } from '../records/calendar.ts';
import type { NoticeKind } from '../tables.ts';
import { texts } from '../texts.ts';

/** What a notice about a plan says: what happened, and the amount and day it is about where it has them. */
export interface BountyNews {
  readonly kind: NoticeKind;
  readonly planId: string;
  /** Paise; 0 where no amount is named. */
  readonly amount: number;
  readonly day: Day | null;
}

/** A notice in a language: for a subject and a text, a line of SMS, or a push. Names no person. */
export function bountyWords(
  { kind, amount, day }: BountyNews,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const t = texts(locale);
  // After the last instalment a plan that goes on has no next one.
  return {
    title: t(`${kind}.title`),
    body: t(kind === 'cured' && day === null ? 'cured.last' : `${kind}.body`, {
      amount: amountText({ currency: 'INR', minor: amount }, locale),
      day: dayText(day, locale),
    }),
  };
}
