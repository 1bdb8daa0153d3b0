import type { Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';
import { notify } from '../../platform/notifications/notify.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';

/** A message about an order, by e-mail and SMS, once for each kind of news; `about` names what there may be several of. */
export async function notifyBuyer<Name extends MessageName>(
  tx: Tx,
  order: Pick<OrderRow, 'order_no' | 'locale' | 'buyer_email' | 'buyer_phone'>,
  template: Name,
  values: Messages[Name],
  about = order.order_no,
): Promise<void> {
  const message = { template, locale: order.locale, values, key: `${template}:${about}` };
  if (order.buyer_email !== '')
    await notify<Name>(tx, { ...message, channel: 'email', to: order.buyer_email });
  if (order.buyer_phone !== '') await notify<Name>(tx, { ...message, channel: 'sms', to: order.buyer_phone });
}
