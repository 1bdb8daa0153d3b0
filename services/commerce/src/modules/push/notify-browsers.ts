import type { PushPayload } from '@suvarna/contracts/push';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { Tx } from '../../platform/database/database.ts';
import { findOrder } from '../orders/index.ts';
import { channelsWanted } from '../../platform/notifications/notice-settings.store.ts';
import { insertOutboxRow } from '../../platform/outbox/outbox.store.ts';
import { subscriptionsOf } from './push.store.ts';
import type { Shopper } from '../identity/index.ts';
import type { StoredPush } from './push-channel.ts';
import { texts } from './texts.ts';

export type OrderNews = 'order-placed' | 'shipped';

/** News older than this is none. */
const DAYS = 3;

/** Names no person and no piece: a notice lies open on a locked screen. */
function orderPayload(news: OrderNews, orderNo: string, locale: Locale): PushPayload {
  const t = texts(locale);
  return {
    title: t(`${news}.title`),
    body: t(`${news}.body`, { orderNo }),
    path: localizePath(`/orderstats/${orderNo}/`, locale),
    tag: `order-${orderNo}`,
    lang: locale,
  };
}

/** Tells every browser of the order's owner that asked for notices; nobody else's. */
export async function notifyBrowsers(tx: Tx, news: OrderNews, orderNo: string, at: Date): Promise<void> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined) return;
  const owner: Shopper =
    order.customer_id === null
      ? { kind: 'guest', id: order.guest_id ?? '' }
      : { kind: 'customer', id: order.customer_id };
  if (owner.kind === 'customer' && !(await channelsWanted(tx, owner.id, 'orders')).push) return;
  for (const { id, locale } of await subscriptionsOf(tx, owner)) {
    const payload: StoredPush = {
      subscription_id: id,
      template: news,
      locale,
      payload: orderPayload(news, orderNo, locale),
    };
    await insertOutboxRow(tx, {
      channel: 'push',
      type: `push.${news}`,
      key: `${orderNo}:${id}`,
      payload,
      expiresAt: new Date(at.getTime() + DAYS * 86_400_000),
    });
  }
}
