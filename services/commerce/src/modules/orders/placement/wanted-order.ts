import type { CreateOrderBody } from '@suvarna/contracts/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOwner } from '../../bag/index.ts';
import {
  buyerOf,
  choicesOf,
  findCoupon,
  fingerprintOfBag,
  lowerQuote,
  placeOfSupplyIn,
  standingPriceHold,
  suitsTenders,
  type PriceHoldRow,
} from '../../checkout/index.ts';
import { assertGranted, assertModeSuits, assertVouchers } from './assert-choices.ts';
import type { OrderContext } from './order-context.ts';
import { orderFingerprint } from './order-fingerprint.ts';
import { assertPayable, placeOfOrder } from './place-of-order.ts';
import type { OrderParts } from './write-order.ts';

/** What is to become an order, found to be right. */
export type WantedOrder = Omit<OrderParts, 'orderNo' | 'document'>;

/**
 * The price hold of this order, if the promise still stands: not expired, of the bag as it is now, for
 * the tenders asked for, and as it was written.
 */
async function priceHoldOfOrder(tx: Tx, context: OrderContext, body: CreateOrderBody): Promise<PriceHoldRow> {
  const lock = await standingPriceHold(tx, context, body.lock_id);
  const [lines, choices] = await Promise.all([linesOfOwner(tx, context.owner), choicesOf(tx, context.owner)]);
  const same =
    fingerprintOfBag(lines, choices.coupon_code).equals(lock.bag_fingerprint) &&
    lock.currency === context.currency;
  if (!same || !suitsTenders(body, lock.tenders)) throw new Refusal('CHECKOUT.PRICE_CHANGED');
  await assertVouchers(tx, context, body.vouchers, lock.tenders);
  assertModeSuits(context, lock.tenders, body.payment_mode);
  return lock;
}

/**
 * Price, place, buyer and way to pay of an order that is asked for.
 *
 * @throws Refusal, TenderRefused when the promise does not stand, or one of them will not do
 */
export async function wantedOrder(
  tx: Tx,
  context: OrderContext,
  body: CreateOrderBody,
): Promise<WantedOrder> {
  const { owner, currency, modes } = context;
  const { payment_mode: mode } = body;
  const lock = await priceHoldOfOrder(tx, context, body);
  const place = await placeOfOrder(tx, owner, {
    shippingId: body.shipping_address_id,
    billingId: body.billing_address_id,
    currency,
  });
  const buyer = await buyerOf(tx, owner, place.shipping);
  if (buyer === undefined) throw new Refusal('ADDRESS.NOT_FOUND');
  const coupon = lock.coupon_code === null ? undefined : await findCoupon(tx, lock.coupon_code);
  const { quote, pieces } = lowerQuote(context, lock.quote, coupon, placeOfSupplyIn(place.stateCode));
  const { items } = quote;
  const { total_payable_paise: payable } = quote.totals;
  assertPayable(mode, modes, { service: place.service, currency, payable });
  await assertGranted(tx, context, mode, { payable, items });
  const bought = { items, coupon: quote.coupon?.code ?? null };
  const requestFingerprint = orderFingerprint(context, body, bought, place);
  return { body, lock, quote, pieces, place, buyer, requestFingerprint };
}
