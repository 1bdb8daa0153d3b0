import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { BOX_PATH, careWords, type CareNews } from './reminder/care-words.ts';
import { texts } from './texts.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'piece-care': CareNews;
  }
}

export const messages = messagesIn(texts, {
  'piece-care': template('care', (news, { locale, page }) => ({
    ...careWords(news, locale),
    page: page(BOX_PATH),
  })),
});
