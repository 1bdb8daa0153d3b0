import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { dayText, decimalText } from '../../orders/index.ts';
import { printedCode } from '../card-code.ts';
import type { Card } from '../card.store.ts';
import { texts } from '../texts.ts';
import type { CardPaper } from './card-paper.ts';

/** A card as it is printed. */
export function composeCard(card: Card, code: string, locale: Locale, origin: string): CardPaper {
  const t = texts(locale);
  const page = `${origin}${localizePath('/account/wallet/vouchers/', locale)}`;
  return {
    locale,
    design: card.design,
    store: t('paper.store'),
    title: t('paper.title'),
    amount: `₹ ${decimalText(card.amount, 'INR')}`,
    to: t('paper.to', { name: card.to_name }),
    from: t('paper.from', { name: card.from_name }),
    message: card.message,
    codeLabel: t('paper.code'),
    code: printedCode(code),
    until: t('paper.until', { day: dayText(card.expires_on ?? '') }),
    how: [t('paper.sign-in', { page }), t('paper.spend'), t('paper.keep')],
  };
}
