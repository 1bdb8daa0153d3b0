import type { Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './rows/order.store.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import { tell } from '../../platform/notifications/tell.ts';

type Buyer = Pick<OrderRow, 'order_no' | 'locale' | 'buyer_email' | 'buyer_phone' | 'customer_id'>;

/**
 * A message about an order, to the contacts that it was placed with, once for each kind of news.
 *
 * @param about names what there may be several of
 * @param inMail what the mail alone says: an address is kept with no SMS that has no room for it
 */
export function notifyBuyer<Name extends MessageName>(
  tx: Tx,
  { order_no: orderNo, locale, buyer_email: email, buyer_phone: phone, customer_id: customerId }: Buyer,
  template: Name,
  values: Messages[Name],
  about = orderNo,
  inMail: Partial<Messages[Name]> = {},
): Promise<void> {
  const to = { customerId, email, phone, locale };
  return tell<Name>(tx, { to, purpose: 'orders', template, values, inMail, key: `${template}:${about}` });
}
