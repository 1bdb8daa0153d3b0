import type { Locale } from '@suvarna/contracts/locale';
import { ChatIcon } from '@suvarna/ui/icon';
import styles from './chat-button.module.css';
import { frameTexts } from './frame-texts.ts';

/**
 * The way to the chat provider: a link to its page, so that it works before and without JavaScript
 * and no policy has to let a foreign frame or script in. `browser/chat` opens it and tells the bus.
 */
export function ChatButton({ locale, address }: { readonly locale: Locale; readonly address: string }) {
  const t = frameTexts(locale);
  return (
    <a className={styles['root']} href={`${address}${address.includes('?') ? '&' : '?'}lang=${locale}`} target="_blank" rel="noopener" data-chat aria-label={`${t('chat.open')} (${t('chat.new-window')})`}>
      <ChatIcon />
    </a>
  );
}
