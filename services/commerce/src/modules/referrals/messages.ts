import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../platform/notifications/amount.ts';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import type { Side } from './tables.ts';
import { MINIMUM_ORDER, REWARD } from './terms.ts';
import { texts } from './texts.ts';

interface Invitation {
  /** Path of the landing page, with the code. Who invites is said there: no message holds what a person typed. */
  readonly path: string;
}
interface RewardNews {
  readonly side: Side;
  /** Paise. */
  readonly amount: number;
  /** Last day on which it can be spent. */
  readonly until: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'referral-invitation': Invitation;
    'referral-reward': RewardNews;
  }
}

const rupees = (minor: number, locale: Locale): string => amountText({ currency: 'INR', minor }, locale);

export const messages = messagesIn(texts, {
  'referral-invitation': template('referral-invitation', ({ path }, { locale, page }) => ({
    gift: rupees(REWARD, locale),
    least: rupees(MINIMUM_ORDER, locale),
    page: page(path),
  })),
  'referral-reward': template('referral-reward', ({ side, amount, until }, { locale, t, page }) => ({
    body: t(`referral-reward.${side}`, { gift: rupees(amount, locale), day: dayText(until, locale) }),
    page: page('/account/refer-and-earn/'),
  })),
});
