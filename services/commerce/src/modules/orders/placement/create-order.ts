import type { CreateOrderBody, OrderCreated } from '@suvarna/contracts/checkout';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { holdShopper } from '../../bag/index.ts';
import {
  askedTenders,
  goodsOfPiece,
  tendersIn,
  valueInRupees,
  type PriceHoldChoices,
} from '../../checkout/index.ts';
import type { Shopper } from '../../identity/index.ts';
import { askAgain } from './ask-again.ts';
import { giveUpOrder } from '../payment/expire.ts';
import { countedHolder, type CountedHolder } from './held-stock.ts';
import { documentOf } from './identity-document.ts';
import { createdOf, type OrderContext } from './order-context.ts';
import { newOrderNumber } from '../rows/order-number.ts';
import { findOrderOfPriceHold, holdOrderCreation, lockWaiting, type OrderRow } from '../rows/order.store.ts';
import { payAnotherWay } from './pay-another-way.ts';
import { placeOrder } from '../payment/place-order.ts';
import { holdForOrder, lockForSwap, piecesOf } from './reserve.ts';
import { wantedOrder, type WantedOrder } from './wanted-order.ts';
import { writeOrder } from './write-order.ts';

/** What the next price hold is asked with when this one does not hold. */
export function choicesOfOrder(body: CreateOrderBody): PriceHoldChoices {
  return {
    paymentMode: body.payment_mode,
    addressId: body.shipping_address_id,
    tenders: askedTenders(body.use_coins === true ? undefined : body.use_coins),
  };
}

/**
 * Makes an order of a price hold and puts aside what it needs – pieces, the coupon's use, tenders –
 * in the caller's transaction: all of it or nothing. The same lock asked again, or the same bag, answers the order that is there; another bag gives up the shopper's unpaid ones.
 *
 * @throws Refusal when the promise or one of the holds does not stand; the caller's transaction is over then
 */
export async function createOrder(
  tx: Tx,
  context: OrderContext,
  body: CreateOrderBody,
): Promise<OrderCreated> {
  const { owner } = context;
  await holdOrderCreation(tx, owner);
  const waiting = await lockWaiting(tx, owner);
  const made = await findOrderOfPriceHold(tx, body.lock_id);
  if (made !== undefined && isOf(made, owner)) return askAgain(tx, context, body, made);
  if (!(await holdShopper(tx, owner))) throw new Refusal('CHECKOUT.LOCK_EXPIRED');
  const wanted = await wantedOrder(tx, context, body);
  const same = waiting.find((order) => isSame(order, wanted, context.at));
  if (same !== undefined) return payAnotherWay(tx, context, body.payment_mode, same, wanted.place);
  const holder = await holderOf(tx, context, wanted);
  await giveUpWaiting(tx, context, waiting, wanted);
  const order = await writeAndHold(tx, context, wanted, holder);
  return order.payable > 0 ? createdOf(order) : placePaid(tx, context, order);
}

const isOf = (order: OrderRow, owner: Shopper): boolean =>
  order[owner.kind === 'guest' ? 'guest_id' : 'customer_id'] === owner.id;

/** The same bag for the same place at the same price is the order that waits. */
const isSame = (order: OrderRow, { quote, requestFingerprint }: WantedOrder, at: Date): boolean =>
  order.request_fingerprint.equals(requestFingerprint) &&
  order.payable === quote.totals.total_payable_paise &&
  isDeepStrictEqual(tendersIn(order.totals), tendersIn(quote.totals)) &&
  order.expires_at > at;

const holderOf = (
  tx: Tx,
  { heldStock, documentSecret, callerAddress: address, owner, isProven }: OrderContext,
  { buyer, place }: WantedOrder,
): Promise<CountedHolder> =>
  countedHolder(tx, heldStock, documentSecret, {
    ...{ address, owner, buyer, isProven },
    phone: place.shipping.mobile,
  });

/** What the shopper's unpaid orders hold is free for the next. */
async function giveUpWaiting(
  tx: Tx,
  { tenders, at }: OrderContext,
  waiting: readonly OrderRow[],
  { pieces, quote }: WantedOrder,
): Promise<void> {
  await lockForSwap(tx, piecesOf(pieces), waiting, quote.coupon?.code ?? null);
  for (const order of waiting) await giveUpOrder(tx, tenders, order.order_no, 'shopper', at);
}

async function writeAndHold(
  tx: Tx,
  context: OrderContext,
  wanted: WantedOrder,
  holder: CountedHolder,
): Promise<OrderRow> {
  const { body, buyer, pieces, place, quote } = wanted;
  const orderNo = newOrderNumber();
  const document = documentOf(context.documentSecret, orderNo, body, {
    valueInr: valueInRupees(context, pieces, quote),
    abroad: place.shipping.country_id !== 'IN',
  });
  const order = await writeOrder(tx, context, { ...wanted, orderNo, document });
  await holdForOrder(tx, context, {
    order,
    pieces: piecesOf(pieces),
    tenders: tendersIn(quote.totals),
    goods: pieces.map(goodsOfPiece),
    buyerKey: buyer.key,
    holder,
  });
  return order;
}

/** Tenders pay for all of it: no provider is asked for nothing. */
async function placePaid(
  tx: Tx,
  { tenders, at }: OrderContext,
  { order_no: orderNo, payment_mode: mode, ...order }: OrderRow,
): Promise<OrderCreated> {
  const placement = await placeOrder(tx, tenders, { orderNo, mode, at });
  if (placement !== 'placed') throw new Error(`Order ${orderNo} was just made and is ${placement}.`);
  return createdOf({ ...order, order_no: orderNo, payment_mode: mode, state: 'placed' });
}
