import type { MinorUnits } from '@suvarna/contracts/money';
import { amountText } from '../../platform/notifications/amount.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

/** A gift card as its e-mail says it. Names and message were refused when they led anywhere (`buy-card.ts`). */
interface SentCard {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly amount: MinorUnits;
  /** In groups of four. */
  readonly code: string;
  readonly expiresOn: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'gift-card': SentCard;
  }
}

export const messages = messagesIn(texts, {
  'gift-card': template('gift-card', ({ amount, message, expiresOn, ...card }, { locale, page }) => ({
    from: card.from,
    to: card.to,
    code: card.code,
    worth: amountText({ currency: 'INR', minor: amount }, locale),
    quoted: message === '' ? '' : `“${message}”\n\n`,
    until: expiresOn,
    page: page('/account/wallet/vouchers/'),
  })),
});
