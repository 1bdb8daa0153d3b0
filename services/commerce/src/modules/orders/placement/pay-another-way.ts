import type { OrderCreated, PaymentMode } from '@suvarna/contracts/checkout';
import type { Tx } from '../../../platform/database/database.ts';
import { assertGranted, assertModeSuits } from './assert-choices.ts';
import { createdOf, type OrderContext } from './order-context.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { setPaymentMode, WAITING, type OrderRow } from '../rows/order.store.ts';
import { assertPayable, type PlaceOfOrder } from './place-of-order.ts';

/**
 * Another way to pay the same bag is the same order: nothing is given up and reserved again. One that has its
 * money is not paid another way.
 *
 * @throws Refusal, TenderRefused when it cannot be paid that way
 */
export async function payAnotherWay(
  tx: Tx,
  context: OrderContext,
  mode: PaymentMode,
  order: OrderRow,
  { service }: PlaceOfOrder,
): Promise<OrderCreated> {
  if (order.payment_mode === mode || !WAITING.includes(order.state)) return createdOf(order);
  const kinds = order.totals.tenders.map(({ kind }) => kind);
  assertModeSuits(context, kinds, mode);
  assertPayable(mode, context.modes, { service, currency: context.currency, payable: order.payable });
  const items = (await linesOfOrder(tx, order.order_no)).map(({ quote }) => quote);
  await assertGranted(tx, context, mode, { payable: order.payable, items });
  await setPaymentMode(tx, order.order_no, mode);
  return createdOf({ ...order, payment_mode: mode });
}
