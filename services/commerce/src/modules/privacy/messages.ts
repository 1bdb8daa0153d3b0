import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

interface OnDay {
  /** A day in India. */
  readonly day: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'data-copy-ready': OnDay;
    'delete-requested': OnDay;
    'account-deleted': Readonly<Record<string, never>>;
  }
}

export const messages = messagesIn(texts, {
  'data-copy-ready': template('data-copy-ready', ({ day }, { locale, page }) => ({
    day: dayText(day, locale),
    page: page('/account/privacy/'),
  })),
  'delete-requested': template('delete-requested', ({ day }, { locale, page }) => ({
    day: dayText(day, locale),
    page: page('/sign-in/'),
  })),
  'account-deleted': template('account-deleted', () => ({})),
});
