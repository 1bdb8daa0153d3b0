import type { OrderState } from '@suvarna/contracts/api/orders';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import { settleUse } from '../checkout/index.ts';
import { claimCoupon, mayHaveCoupon } from './coupon-once.ts';
import { movePieces } from '../inventory/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockOrder, moveOrder, setPaymentMode, WAITING, type OrderRow } from './order.store.ts';
import type { Shopper } from '../identity/index.ts';
import { postCoins } from '../loyalty/index.ts';
import { afterPlacement } from './after-placement.ts';
import { giveUpOrder } from './expire.ts';

/** What a payment may know of an order. */
export interface PayableOrder {
  readonly orderNo: string;
  readonly owner: Shopper;
  readonly state: OrderState;
  readonly paymentMode: 'sandbox' | 'razorpay' | 'cod';
  /** Coins it uses; they go with payment ahead only. */
  readonly coins: number;
  readonly place: { readonly pincode: string; readonly countryId: string };
  readonly currency: Currency;
  /** What is to be paid; it may only fall (`allowedAmount`). */
  readonly payable: MinorUnits;
  readonly expiresAt: Date;
  /** Without an e-mail address when the account has none. */
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
}

export function ownerOf(order: Pick<OrderRow, 'guest_id' | 'customer_id'>): Shopper {
  return order.customer_id === null
    ? { kind: 'guest', id: order.guest_id ?? '' }
    : { kind: 'customer', id: order.customer_id };
}

/** The order, locked until the transaction ends, so that facts about its payment follow each other. */
export async function findOrderForPayment(tx: Tx, orderNo: string): Promise<PayableOrder | undefined> {
  const order = await lockOrder(tx, orderNo);
  return (
    order && {
      orderNo,
      owner: ownerOf(order),
      state: order.state,
      paymentMode: order.payment_mode,
      currency: order.currency,
      payable: order.payable,
      expiresAt: order.expires_at,
      coins: order.coins,
      place: { pincode: order.shipping_address.pincode, countryId: order.shipping_address.country_id },
      buyer: { name: order.shipping_address.full_name, email: order.buyer_email, phone: order.buyer_phone },
    }
  );
}

/**
 * Whether the order's coupon is still this buyer's to use, taken for it if so. Asked with the money in
 * hand and before it is counted: an unpaid order holds no coupon against anybody, so another one of
 * this buyer may have been paid first. The caller holds the order's row and ends what may not be placed.
 */
export async function takeCoupon(tx: Tx, orderNo: string): Promise<boolean> {
  const order = await lockOrder(tx, orderNo);
  return order !== undefined && claimCoupon(tx, order);
}

/** The same without taking it: for who is about to pay. */
export async function couponIsFree(tx: Tx, orderNo: string): Promise<boolean> {
  const order = await lockOrder(tx, orderNo);
  return order !== undefined && mayHaveCoupon(tx, order);
}

/** What cannot be placed as it was promised gives back what it holds. */
export async function endOrder(tx: Tx, orderNo: string, at: Date): Promise<void> {
  await giveUpOrder(tx, orderNo, 'clock', at);
}

/** The same order by another way to pay, decided by who holds its row. An order that was placed keeps the way it was paid. */
export async function payBy(
  tx: Tx,
  { orderNo, paymentMode }: Pick<PayableOrder, 'orderNo' | 'paymentMode'>,
  mode: PayableOrder['paymentMode'],
): Promise<void> {
  if (paymentMode !== mode) await setPaymentMode(tx, orderNo, mode);
}

/** `repeated`: it was placed before. `refused`: it can take no payment any more (expired, cancelled), so the money goes back. */
export type Placement = 'placed' | 'repeated' | 'refused';

const NEVER_PLACED: readonly OrderState[] = [...WAITING, 'expired'];

/**
 * The money is there (or the code at the door was right): what was held is spent, the bag is
 * emptied of it, the invoice has its number, and the world is told. The caller has recorded the
 * money in the same transaction, after `takeCoupon`.
 */
export async function placeOrder(
  tx: Tx,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<Placement> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) return 'refused';
  if (!(await moveOrder(tx, orderNo, 'placed', 'payment', at)))
    return NEVER_PLACED.includes(order.state) ? 'refused' : 'repeated';
  await movePieces(tx, orderNo, 'sold');
  await settleUse(tx, orderNo, 'spent');
  if (order.coins > 0) await postCoins(tx, { orderNo, at });
  await afterPlacement(tx, order, at);
  return 'placed';
}

/** A try to pay came to nothing: the order stays, what it holds stays, and another try is welcome until it expires. */
export async function failPayment(
  tx: Tx,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<'failed' | 'unchanged'> {
  return (await moveOrder(tx, orderNo, 'payment_failed', 'payment', at)) ? 'failed' : 'unchanged';
}

/** Another try to pay has begun. */
export async function retryPayment(
  tx: Tx,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<'pending' | 'unchanged'> {
  return (await moveOrder(tx, orderNo, 'payment_pending', 'payment', at)) ? 'pending' : 'unchanged';
}
