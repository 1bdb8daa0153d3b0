import type { SocialProvider } from '@suvarna/contracts/social';
import type { Tx } from '../../platform/database/database.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { template } from '../../platform/notifications/template.ts';
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
  customerId: string,
  { provider, at }: { readonly provider: SocialProvider; readonly at: Date },
): Promise<void> {
  await tell(tx, {
    to: { customerId },
    purpose: 'necessary',
    byOne: true,
    template: news,
    values: { provider },
    key: `${news}:${customerId}:${provider}:${at.toISOString()}`,
  });
}
