import { type StoreContact, whatsappAddress } from '@suvarna/contracts/stores';
import type { Locale } from '@suvarna/contracts/locale';
import { ChatIcon } from '@suvarna/ui/icon';
import { chromeTexts } from '#texts/chrome';
import styles from './chat-button.module.css';

/** The provider's page in the language of the store. */
export const chatAddress = (address: string, locale: Locale): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;

/**
 * The way to the chat provider: a link to its page, so that it works before and without JavaScript
 * and no policy has to let a foreign frame or script in. `browser/chat` opens it and tells the bus.
 * Where there is no provider it leads to the store's WhatsApp.
 */
export function ChatButton({
  locale,
  address,
  contact,
}: {
  readonly locale: Locale;
  /** Empty without a provider. */
  readonly address: string;
  readonly contact?: StoreContact | undefined;
}) {
  const t = chromeTexts(locale);
  const isChat = address !== '' || contact === undefined;
  const name = isChat ? t('chat.open') : t('contact.whatsapp');
  return (
    <a
      className={styles['root']}
      href={isChat ? chatAddress(address, locale) : whatsappAddress(contact)}
      target="_blank"
      rel="noopener"
      data-chat={isChat || undefined}
      data-chat-button
      aria-label={`${name} (${t('chat.new-window')})`}
    >
      <ChatIcon />
    </a>
  );
}
