import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../platform/notifications/amount.ts';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

interface EmiNews {
  readonly kind: 'requested' | 'approved' | 'refused' | 'expired';
  readonly requestId: string;
  /** Asked for or approved, and a month of it; paise. */
  readonly amount: number;
  readonly months: number;
  readonly instalment: number;
  readonly lender: Readonly<Record<Locale, string>>;
  /** Last day of an approval. */
  readonly until: string | null;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'emi-request': EmiNews;
  }
}

export const messages = messagesIn(texts, {
  'emi-request': template('emi-request', (news, { locale, t, page }) => {
    const rupees = (minor: number): string => amountText({ currency: 'INR', minor }, locale);
    return {
      title: t(`${news.kind}.title`),
      requestId: news.requestId,
      body: t(`${news.kind}.body`, {
        amount: rupees(news.amount),
        instalment: rupees(news.instalment),
        months: news.months,
        lender: news.lender[locale],
        day: dayText(news.until, locale),
      }),
      page: page('/account/emi-requests/'),
    };
  }),
});
