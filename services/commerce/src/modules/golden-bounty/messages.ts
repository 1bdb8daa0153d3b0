import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { bountyWords, type BountyNews } from './notices/notice-words.ts';
import { texts } from './texts.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'golden-bounty': BountyNews;
  }
}

export const messages = messagesIn(texts, {
  'golden-bounty': template('golden-bounty', (news, { locale, page }) => ({
    ...bountyWords(news, locale),
    page: page(`/golden-bounty/plans/${news.planId}/`),
  })),
});
