import type { CreateOrderBody, OrderCreated } from '@suvarna/contracts/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { suitsTenders } from '../../checkout/index.ts';
import type { OrderContext } from './order-context.ts';
import { orderFingerprint } from './order-fingerprint.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { payAnotherWay } from './pay-another-way.ts';
import { placeOfOrder } from './place-of-order.ts';

/**
 * The same price hold once more is the order that is there, if it is what is asked for: to that address, with
 * that note, in that currency.
 *
 * @throws Refusal when it is another
 */
export async function askAgain(
  tx: Tx,
  context: OrderContext,
  body: CreateOrderBody,
  made: OrderRow,
): Promise<OrderCreated> {
  if (made.state === 'expired') throw new Refusal('CHECKOUT.LOCK_EXPIRED');
  const place = await placeOfOrder(tx, context.owner, {
    shippingId: body.shipping_address_id,
    billingId: body.billing_address_id,
    currency: context.currency,
  });
  const items = (await linesOfOrder(tx, made.order_no)).map(({ quote }) => quote);
  const kinds = made.totals.tenders.map(({ kind }) => kind);
  const asked = orderFingerprint(context, body, { items, coupon: made.coupon_code }, place);
  if (!suitsTenders(body, kinds) || !made.request_fingerprint.equals(asked))
    throw new Refusal('CHECKOUT.PRICE_CHANGED');
  return payAnotherWay(tx, context, body.payment_mode, made, place);
}
