import type { CreateOrderBody, OrderCreated, PaymentMode } from '@suvarna/contracts/checkout';
import {
  type Buyer,
  buyerOf,
  type CheckoutContext,
  CheckoutRefused,
  findCoupon,
  fingerprintOfBag,
  goodsOfPiece,
  type PriceHoldRow,
  type PriceHoldChoices,
  lowerQuote,
  type Quote,
  standingPriceHold,
  suitsTenders,
  askedTenders,
  tendersIn,
  placeOfSupplyIn,
  valueInRupees,
  choicesOf,
  type GrantedModes,
} from '../checkout/index.ts';
import { holdShopper, linesOfOwner } from '../bag/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder } from './order-line.store.ts';
import {
  findOrderOfPriceHold,
  holdOrderCreation,
  lockWaiting,
  setPaymentMode,
  WAITING,
  type OrderRow,
} from './order.store.ts';
import type { DetailsOf } from '../pricing/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { fingerprintOf } from '../../platform/crypto/fingerprint.ts';
import { assertGranted, assertModeSuits, assertVouchers } from './assert-choices.ts';
import { giveUpOrder } from './expire.ts';
import { countedHolder, type CountedHolder, type HeldStockLimits, type Holder } from './held-stock.ts';
import { documentOf } from './identity-document.ts';
import { newOrderNumber } from './order-number.ts';
import { placeOrder } from './place-order.ts';
import { assertPayable, placeOfOrder, type PlaceOfOrder } from './place-of-order.ts';
import { holdForOrder, lockForSwap, piecesOf } from './reserve.ts';
import { writeOrder, type OrderParts } from './write-order.ts';

export interface OrderContext extends CheckoutContext {
  readonly detailsOf: DetailsOf;
  /** Ways to pay that this store has. */
  readonly modes: readonly PaymentMode[];
  /** Those of them that somebody has to grant. */
  readonly grantedModes: GrantedModes;
  /** Key that documents are sealed with. */
  readonly documentSecret: string;
  readonly heldStock: HeldStockLimits;
  /** Whom limits count the call for. */
  readonly callerAddress: string;
  /** Whether the shopper has shown that a number is theirs. */
  readonly isProven: Holder['isProven'];
}

/** What the next price hold is asked with when this one does not hold. */
export function choicesOfOrder(body: CreateOrderBody): PriceHoldChoices {
  return {
    paymentMode: body.payment_mode,
    addressId: body.shipping_address_id,
    tenders: askedTenders(body.use_coins === true ? undefined : body.use_coins),
  };
}

function createdOf(
  order: Pick<
    OrderRow,
    'order_no' | 'state' | 'payment_mode' | 'payable' | 'currency' | 'rate_version' | 'expires_at'
  >,
): OrderCreated {
  return {
    order_no: order.order_no,
    state: order.state,
    payment_mode: order.payment_mode,
    total_payable_paise: order.payable,
    currency: order.currency,
    rate_version: order.rate_version,
    expires_at: order.expires_at.toISOString(),
  };
}

/**
 * The lock of this order, if the promise still stands: not expired, of the bag as it is now, for
 * the tenders asked for, and as it was written.
 */
async function priceHoldOfOrder(tx: Tx, context: OrderContext, body: CreateOrderBody): Promise<PriceHoldRow> {
  const lock = await standingPriceHold(tx, context, body.lock_id);
  const [lines, choices] = await Promise.all([linesOfOwner(tx, context.owner), choicesOf(tx, context.owner)]);
  const same =
    fingerprintOfBag(lines, choices.coupon_code).equals(lock.bag_fingerprint) &&
    lock.currency === context.currency;
  if (!same || !suitsTenders(body, lock.tenders)) throw new CheckoutRefused('CHECKOUT.PRICE_CHANGED');
  await assertVouchers(tx, context, body.vouchers, lock.tenders);
  assertModeSuits(context, lock.tenders, body.payment_mode);
  return lock;
}

/**
 * Makes an order of a price hold and puts aside what it needs – pieces, the coupon's use, tenders –
 * in the caller's transaction: all of it or nothing. The same lock asked again, or the same bag, answers the order that is there; another bag gives up the shopper's unpaid ones.
 *
 * @throws CheckoutRefused when the promise or one of the holds does not stand; the caller's transaction is over then
 */
export async function createOrder(
  tx: Tx,
  context: OrderContext,
  body: CreateOrderBody,
): Promise<OrderCreated> {
  const { owner, at } = context;
  await holdOrderCreation(tx, owner);
  const waiting = await lockWaiting(tx, owner);
  const made = await findOrderOfPriceHold(tx, body.lock_id);
  if (made !== undefined && made[owner.kind === 'guest' ? 'guest_id' : 'customer_id'] === owner.id)
    return askedAgain(tx, context, body, made);
  if (!(await holdShopper(tx, owner))) throw new CheckoutRefused('CHECKOUT.LOCK_EXPIRED');
  const lock = await priceHoldOfOrder(tx, context, body);
  const place = await placeOfOrder(tx, owner, {
    shippingId: body.shipping_address_id,
    billingId: body.billing_address_id,
    currency: context.currency,
  });
  const buyer = await buyerOf(tx, owner, place.shipping);
  if (buyer === undefined) throw new CheckoutRefused('ADDRESS.NOT_FOUND');
  const coupon = lock.coupon_code === null ? undefined : await findCoupon(tx, lock.coupon_code);
  const { quote, pieces } = lowerQuote(context, lock.quote, coupon, placeOfSupplyIn(place.stateCode));
  assertPayable(body.payment_mode, context.modes, {
    service: place.service,
    currency: context.currency,
    payable: quote.totals.total_payable_paise,
  });
  await assertGranted(tx, context, body.payment_mode, {
    payable: quote.totals.total_payable_paise,
    items: quote.items,
  });
  const requestFingerprint = requestFingerprintOf(
    context,
    body,
    { items: quote.items, coupon: quote.coupon?.code ?? null },
    place,
  );
  const { total_payable_paise: payable } = quote.totals;
  const same = waiting.find(
    (order) =>
      order.request_fingerprint.equals(requestFingerprint) &&
      order.payable === payable &&
      isDeepStrictEqual(tendersIn(order.totals), tendersIn(quote.totals)) &&
      order.expires_at > at,
  );
  if (same !== undefined) return payBy(tx, context, body.payment_mode, same, place);
  const holder = await countedHolder(tx, context.heldStock, context.documentSecret, {
    address: context.callerAddress,
    owner,
    buyer,
    phone: place.shipping.mobile,
    isProven: context.isProven,
  });
  await lockForSwap(tx, piecesOf(pieces), waiting, quote.coupon?.code ?? null);
  for (const order of waiting) await giveUpOrder(tx, context.tenders, order.order_no, 'shopper', at);
  const orderNo = newOrderNumber();
  const document = documentOf(context.documentSecret, orderNo, body, {
    valueInr: valueInRupees(context, pieces, quote),
    abroad: place.shipping.country_id !== 'IN',
  });
  return commitOrder(tx, context, {
    orderNo,
    body,
    lock,
    quote,
    pieces,
    place,
    buyer,
    document,
    requestFingerprint,
    holder,
  });
}

/** The same lock once more is the order that is there, if it is what is asked for: to that address, with that note, in that currency. */
async function askedAgain(
  tx: Tx,
  context: OrderContext,
  body: CreateOrderBody,
  made: OrderRow,
): Promise<OrderCreated> {
  if (made.state === 'expired') throw new CheckoutRefused('CHECKOUT.LOCK_EXPIRED');
  const place = await placeOfOrder(tx, context.owner, {
    shippingId: body.shipping_address_id,
    billingId: body.billing_address_id,
    currency: context.currency,
  });
  const items = (await linesOfOrder(tx, made.order_no)).map(({ quote }) => quote);
  const kinds = made.totals.tenders.map(({ kind }) => kind);
  if (
    !suitsTenders(body, kinds) ||
    !made.request_fingerprint.equals(
      requestFingerprintOf(context, body, { items, coupon: made.coupon_code }, place),
    )
  )
    throw new CheckoutRefused('CHECKOUT.PRICE_CHANGED');
  return payBy(tx, context, body.payment_mode, made, place);
}

/** Another way to pay the same bag is the same order: nothing is given up and reserved anew. One that has its money is not paid another way. */
async function payBy(
  tx: Tx,
  context: OrderContext,
  mode: PaymentMode,
  order: OrderRow,
  { service }: PlaceOfOrder,
): Promise<OrderCreated> {
  if (order.payment_mode === mode || !WAITING.includes(order.state)) return createdOf(order);
  assertModeSuits(
    context,
    order.totals.tenders.map(({ kind }) => kind),
    mode,
  );
  assertPayable(mode, context.modes, { service, currency: context.currency, payable: order.payable });
  const items = (await linesOfOrder(tx, order.order_no)).map(({ quote }) => quote);
  await assertGranted(tx, context, mode, { payable: order.payable, items });
  await setPaymentMode(tx, order.order_no, mode);
  return createdOf({ ...order, payment_mode: mode });
}

type Parts = OrderParts & { readonly buyer: Buyer; readonly holder: CountedHolder };

async function commitOrder(tx: Tx, context: OrderContext, parts: Parts): Promise<OrderCreated> {
  const order = await writeOrder(tx, context, parts);
  await holdForOrder(tx, context, {
    order,
    pieces: piecesOf(parts.pieces),
    tenders: tendersIn(parts.quote.totals),
    goods: parts.pieces.map(goodsOfPiece),
    buyerKey: parts.buyer.key,
    holder: parts.holder,
  });
  if (order.payable > 0) return createdOf(order);
  // Tenders pay for all of it: no provider is asked for nothing.
  const placement = await placeOrder(tx, context.tenders, {
    orderNo: order.order_no,
    mode: order.payment_mode,
    at: context.at,
  });
  if (placement !== 'placed') throw new Error(`Order ${order.order_no} was just made and is ${placement}.`);
  return createdOf({ ...order, state: 'placed' });
}

interface Bought {
  readonly items: Quote['items'];
  readonly coupon: string | null;
}

/** What is bought and for whom, whatever it costs by now. Keyed, since a document's number alone could be guessed from its print. */
function requestFingerprintOf(
  { documentSecret: secret, currency }: OrderContext,
  body: CreateOrderBody,
  { items, coupon }: Bought,
  place: PlaceOfOrder,
): Buffer {
  return fingerprintOf({
    secret,
    lines: items.map((item) => [
      item.product_id,
      item.karat,
      item.colour,
      item.size,
      item.quantity,
      item.engraving,
      item.gift_note,
    ]),
    coupon,
    currency,
    shipping: place.shipping,
    billing: place.billing,
    gift: body.gift_note,
    pan: body.pan,
    passport: body.passport,
  });
}
