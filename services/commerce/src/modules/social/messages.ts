import type { SocialProvider } from '@suvarna/contracts/social';
import { languageOf } from '@suvarna/contracts/wording';
import type { Tx } from '../../platform/database/database.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { template } from '../../platform/notifications/template.ts';
import type { Customer } from '../identity/index.ts';
import { texts } from './texts.ts';

interface LinkNews {
  readonly provider: SocialProvider;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'social-linked': LinkNews;
    'social-added': LinkNews;
    'social-unlinked': LinkNews;
  }
}

/** As the companies write themselves, in every language. */
const NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };

export const messages = messagesIn(texts, {
  'social-linked': template('social-linked', ({ provider }, { page }) => ({
    provider: NAMES[provider],
    page: page('/account/profile/'),
  })),
  'social-added': template('social-added', ({ provider }, { page }) => ({
    provider: NAMES[provider],
    page: page('/account/profile/'),
  })),
  'social-unlinked': template('social-unlinked', ({ provider }, { page }) => ({
    provider: NAMES[provider],
    page: page('/account/profile/'),
  })),
});

/** To the account's address; to its phone where it has none. */
export async function tellLinked(
  tx: Tx,
  news: 'social-linked' | 'social-added' | 'social-unlinked',
  { id, email, phone_code, phone_no, language }: Customer,
  { provider, at }: { readonly provider: SocialProvider; readonly at: Date },
): Promise<void> {
  await notify(tx, {
    ...(email === null
      ? { channel: 'sms', to: `${phone_code}-${phone_no}` }
      : { channel: 'email', to: email }),
    template: news,
    locale: languageOf(language),
    values: { provider },
    key: `${news}:${id}:${provider}:${at.toISOString()}`,
  });
}
