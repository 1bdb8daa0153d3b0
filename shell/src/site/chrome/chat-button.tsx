import type { Locale } from '@suvarna/contracts/locale';
import { ChatIcon } from '@suvarna/ui/icon';
import styles from './chat-button.module.css';
import { chromeTexts } from './chrome-texts.ts';

/** The provider's page in the language of the store. */
export const chatAddress = (address: string, locale: Locale): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;

/**
 * The way to the chat provider: a link to its page, so that it works before and without JavaScript
 * and no policy has to let a foreign frame or script in. `browser/chat` opens it and tells the bus.
 */
export function ChatButton({ locale, address }: { readonly locale: Locale; readonly address: string }) {
  const t = chromeTexts(locale);
  return (
    <a
      className={styles['root']}
      href={chatAddress(address, locale)}
      target="_blank"
      rel="noopener"
      data-chat
      data-chat-button
      aria-label={`${t('chat.open')} (${t('chat.new-window')})`}
    >
      <ChatIcon />
    </a>
  );
}
