import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import { findOrder } from '../orders/index.ts';
import { texts } from './texts.ts';

/** News older than this is none. */
const DAYS = 3;

/** Tells every browser of the order's owner that asked for notices; no other customer's. */
export async function notifyBrowsers(
  tx: Tx,
  news: 'order-placed' | 'shipped',
  orderNo: string,
  at: Date,
): Promise<void> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined) return;
  const { customer_id: customerId, guest_id: guestId } = order;
  await tell(tx, {
    to: customerId === null ? { guestId: guestId ?? '' } : { customerId },
    purpose: 'orders',
    template: news,
    values: null,
    key: orderNo,
    notice: {
      words: (locale) => ({
        title: texts(locale)(`${news}.title`),
        body: texts(locale)(`${news}.body`, { orderNo }),
      }),
      path: `/orderstats/${orderNo}/`,
      tag: `order-${orderNo}`,
    },
    expiresAt: new Date(at.getTime() + DAYS * 86_400_000),
  });
}
