import type { Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './rows/order.store.ts';
import { notify } from '../../platform/notifications/notify.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import { channelsFor } from '../../platform/notifications/wanted.ts';

type Buyer = Pick<OrderRow, 'order_no' | 'locale' | 'buyer_email' | 'buyer_phone' | 'customer_id'>;

/**
 * A message about an order, by e-mail and SMS as its customer chose, once for each kind of news.
 *
 * @param about names what there may be several of
 * @param inMail what the mail alone says: an address is kept with no SMS that has no room for it
 */
export async function notifyBuyer<Name extends MessageName>(
  tx: Tx,
  order: Buyer,
  template: Name,
  values: Messages[Name],
  about = order.order_no,
  inMail: Partial<Messages[Name]> = {},
): Promise<void> {
  const message = { template, locale: order.locale, values, key: `${template}:${about}` };
  const reachable = { email: order.buyer_email !== '', sms: order.buyer_phone !== '' };
  const { customer_id: customerId } = order;
  const by =
    customerId === null ? reachable : await channelsFor(tx, { customerId, topic: 'orders' }, reachable);
  if (by.email)
    await notify<Name>(tx, {
      ...message,
      values: { ...values, ...inMail },
      channel: 'email',
      to: order.buyer_email,
    });
  if (by.sms) await notify<Name>(tx, { ...message, channel: 'sms', to: order.buyer_phone });
}
