import type { CreateOrderBody, PaymentInitiated, PaymentMode, PriceLock } from '@suvarna/contracts/api/checkout';
import { begunOrder } from './begun-order.ts';
import { createOrder, initiatePayment, newLockOf } from './payment.api.ts';

export interface Purchase {
  readonly lock: PriceLock;
  readonly mode: PaymentMode;
  readonly shippingAddressId: string;
  readonly billingAddressId: string | null;
  readonly pan: string;
  readonly giftNote: string;
  readonly useCoins: boolean;
  readonly locale: 'en' | 'hi';
}

export type Paid =
  /** The provider's own page takes over. */
  | { readonly kind: 'leave'; readonly to: string }
  | { readonly kind: 'code'; readonly orderNo: string; readonly sentTo: string; readonly resendAfter: number }
  /** The order needs no more money: coins paid for all of it. */
  | { readonly kind: 'done'; readonly orderNo: string }
  /** The goods cost something else now; the shopper is asked again. */
  | { readonly kind: 'price-changed'; readonly lock: PriceLock; readonly error: unknown };

/** PAN above ₹2,00,000, in India's money (domain rules §2.6). */
export const PAN_ABOVE_PAISE = 2_00_000_00;

export function needsPan({ totals }: PriceLock): boolean {
  return totals.currency === 'INR' && totals.total_paise > PAN_ABOVE_PAISE;
}

const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;

export const isPan = (text: string): boolean => PAN.test(text.trim().toUpperCase());

/** Makes the order and begins its payment. Rejects with `ApiFailure`. */
export async function pay(purchase: Purchase): Promise<Paid> {
  const { lock, mode } = purchase;
  const body: CreateOrderBody = {
    lock_id: lock.lock_id,
    shipping_address_id: purchase.shippingAddressId,
    payment_mode: mode,
    locale: purchase.locale,
    ...(purchase.billingAddressId && { billing_address_id: purchase.billingAddressId }),
    ...(needsPan(lock) && { pan: purchase.pan.trim().toUpperCase() }),
    ...(purchase.giftNote.trim() && { gift_note: purchase.giftNote.trim() }),
    ...(purchase.useCoins && { use_coins: true }),
  };
  try {
    const order = await createOrder(body);
    if (order.total_payable_paise === 0 && order.state !== 'payment_pending') return { kind: 'done', orderNo: order.order_no };
    begunOrder.remember(order.order_no);
    return whatNext(order.order_no, await initiatePayment({ order_no: order.order_no, mode, locale: purchase.locale }));
  } catch (error) {
    const changed = newLockOf(error);
    if (changed === null) throw error;
    return { kind: 'price-changed', lock: changed, error };
  }
}

export function whatNext(orderNo: string, { next }: PaymentInitiated): Paid {
  return next.kind === 'redirect' ? { kind: 'leave', to: next.redirect_url } : { kind: 'code', orderNo, sentTo: next.sent_to, resendAfter: next.resend_after };
}
