import type { ContactKind } from '@suvarna/contracts/customers';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

interface OneTimeCode {
  /** Six digits. Gone from the outbox as soon as the message is out. */
  readonly code: string;
  readonly minutes: number;
}
interface ResetPassword {
  /** Address within the shop that holds the token, e.g. `/sign-in/reset-password/#token=…`. Gone from the outbox as soon as the message is out. */
  readonly path: string;
  readonly minutes: number;
}
interface ContactChanged {
  readonly kind: ContactKind;
  /** The new contact, masked. */
  readonly to: string;
  /** A day in India. */
  readonly day: string;
}
interface ContactChangeWaits extends ContactChanged {
  /** Address within the shop whose page stops it. Gone from the outbox as soon as the message is out. */
  readonly path: string;
}
/** Nothing comes from the form: the address may not be the sender's. */
type Nothing = Readonly<Record<string, never>>;

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    /** Sent in place of a refusal, so that a form does not tell a stranger who has an account. */
    'address-known': Nothing;
    'one-time-code': OneTimeCode;
    'contact-changed': ContactChanged;
    'contact-change-waits': ContactChangeWaits;
    registered: Nothing;
    'reset-password': ResetPassword;
  }
}

export const messages = messagesIn(texts, {
  'address-known': template('address-known', (_values, { page }) => ({ page: page('/sign-in/') })),
  'contact-changed': template('contact-changed', ({ kind, to, day }, { locale, t, page }) => ({
    what: t(`contact.${kind}`),
    to,
    day: dayText(day, locale),
    page: page('/account/contacts/'),
  })),
  'contact-change-waits': template(
    'contact-change-waits',
    ({ kind, to, day, path }, { locale, t, page }) => ({
      what: t(`contact.${kind}`),
      to,
      day: dayText(day, locale),
      page: page(path),
    }),
  ),
  // The last line of the SMS lets a browser fill the code in, on our site alone (domain rules §2.13).
  'one-time-code': template('one-time-code', ({ code, minutes }, { domain }) => ({ code, minutes, domain })),
  registered: template('registered', (_values, { page }) => ({ page: page('/account/') })),
  'reset-password': template('reset-password', ({ path, minutes }, { page }) => ({
    page: page(path),
    minutes,
  })),
});
