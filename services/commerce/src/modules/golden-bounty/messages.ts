import type { Locale } from '@suvarna/contracts/locale';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';
import { lines, type Shop, type Wording } from '../../platform/notifications/template.ts';
import { bountyWords, type BountyNews } from './notice-words.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'golden-bounty': BountyNews;
  }
}

const addressOf = ({ planId }: BountyNews, { origin }: Shop, locale: Locale): string =>
  `${origin}${locale === 'hi' ? '/hi' : ''}/golden-bounty/plans/${planId}/`;

const wordingIn = (locale: Locale): Wording<BountyNews> => ({
  email: (news, shop) => {
    const { title, body } = bountyWords(news, locale);
    return { subject: title, text: lines(body, '', addressOf(news, shop, locale)) };
  },
  sms: (news, shop) => {
    const { body } = bountyWords(news, locale);
    return `${locale === 'hi' ? 'सुवर्ण' : 'Suvarna'}: ${body} ${addressOf(news, shop, locale)}`;
  },
});

export const messages = {
  'golden-bounty': { en: wordingIn('en'), hi: wordingIn('hi') },
} as const satisfies MessageTemplates;
