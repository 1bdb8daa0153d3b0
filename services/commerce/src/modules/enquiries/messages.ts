import { ACKNOWLEDGE_HOURS, type EnquiryKind } from '@suvarna/contracts/enquiries';
import { indianDay } from '@suvarna/contracts/indian-day';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

/** No word of it was typed by who wrote: the address may be a stranger's. */
interface EnquiryNews {
  readonly kind: EnquiryKind;
  readonly ticket: string;
  readonly due: string;
}
interface EnquiryAnswer {
  readonly kind: EnquiryKind;
  readonly ticket: string;
  /** Of the store's people. */
  readonly answer: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    enquiry: EnquiryNews;
    enquiryAnswer: EnquiryAnswer;
  }
}

const GRIEVANCE = '/policy/grievance/';

export const messages = messagesIn(texts, {
  enquiry: template('enquiry', ({ kind, ticket, due }, { locale, t, page }) => ({
    ticket,
    what: t(`what.${kind}`),
    promise: t(`promise.${kind}`, {
      day: dayText(indianDay(new Date(due)), locale),
      hours: ACKNOWLEDGE_HOURS,
    }),
    page: page('/contact-us/'),
  })),
  enquiryAnswer: template('answer', ({ kind, ticket, answer }, { t, page }) => ({
    ticket,
    answer,
    what: t(`what.${kind}`),
    page: page(GRIEVANCE),
  })),
});
