import type { PushPayload } from '@suvarna/contracts/push';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { Tx } from '../../platform/database/database.ts';
import { insertOutboxRow } from '../../platform/outbox/outbox.store.ts';
import type { Shopper } from '../identity/index.ts';
import type { StoredPush } from './push-channel.ts';
import { subscriptionsOf } from './push.store.ts';

export interface ShopperPush {
  readonly template: string;
  /** Names it among those of its template: the same key again sends nothing. */
  readonly key: string;
  /** Names no person and no piece: a notice lies open on a locked screen. */
  readonly words: (locale: Locale) => Pick<PushPayload, 'title' | 'body'>;
  /** Path of the store without a language prefix. */
  readonly path: string;
  readonly tag: string;
  readonly expiresAt: Date;
}

/** Pushes to every browser of a shopper that asked for notices, each in its language. */
export async function pushToShopper(tx: Tx, owner: Shopper, push: ShopperPush): Promise<void> {
  const { template, key, words, path, tag, expiresAt } = push;
  for (const { id, locale } of await subscriptionsOf(tx, owner)) {
    const payload: StoredPush = {
      subscription_id: id,
      template,
      locale,
      payload: { ...words(locale), path: localizePath(path, locale), tag, lang: locale },
    };
    await insertOutboxRow(tx, {
      channel: 'push',
      type: `push.${template}`,
      key: `${key}:${id}`,
      payload,
      expiresAt,
    });
  }
}
