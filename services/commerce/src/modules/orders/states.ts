import { GRANTED_MODES } from '@suvarna/contracts/checkout';
import type { OrderState, OrderTimeline } from '@suvarna/contracts/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { DAY_MS, EXCHANGE_AFTER_DAYS, WARRANTY_DAYS } from '../checkout/index.ts';
import type { LastDaysBefore, OrderRow } from './rows/order.store.ts';

/** Orders that something still happens with, and those that are history. Unpaid ones that ran out are neither. */
export const ACTIVE: readonly OrderState[] = [
  'payment_pending',
  'payment_failed',
  'placed',
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'cancel_requested',
  'return_requested',
  'pickup_scheduled',
  'picked_up',
  'return_qc',
  'refund_initiated',
];
export const RECENT: readonly OrderState[] = [
  'delivered',
  'closed',
  'cancelled',
  'return_rejected',
  'return_withdrawn',
  'refunded',
];

/** States from which the table of transitions lets a shopper ask for a cancellation. */
const CANCELLABLE: readonly OrderState[] = [
  'placed',
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
];

/** It is, or was, handed over in a store. */
export const isCollected = ({ pickup_code: code }: Pick<OrderRow, 'pickup_code'>): boolean => code !== null;

/** Also while it waits in a store: what a courier carries to a door is sent back instead. */
export const mayCancel = ({ state, pickup_code: code }: Pick<OrderRow, 'state' | 'pickup_code'>): boolean =>
  CANCELLABLE.includes(state) || (state === 'out_for_delivery' && isCollected({ pickup_code: code }));

/** States from which it lets a shopper send pieces back: delivered, or after a return that came to its end or was taken back. */
export const RETURNABLE: readonly OrderState[] = [
  'delivered',
  'refunded',
  'return_rejected',
  'return_withdrawn',
];

/** States from which it lets a shopper take a return back: its pieces are not picked up. */
const WITHDRAWABLE: readonly OrderState[] = ['return_requested', 'pickup_scheduled'];

/** Last day on which a delivered order may be sent back; `''` before delivery. */
export function returnUntil(deliveredAt: Date | null): string {
  return deliveredAt === null ? '' : indianDay(new Date(deliveredAt.getTime() + RETURN_WINDOW_DAYS * DAY_MS));
}

/** Where an order went: what is promised of a day is the shopper's for that day on a clock there. */
interface Sent {
  readonly shipping_address: Pick<OrderRow['shipping_address'], 'country_id'>;
}

const isAbroad = (country: string): boolean => country !== 'IN';

/** Twelve hours behind UTC: there a day is over last. */
const LAST_CLOCK_MS = 12 * 3_600_000;

/** Days are India's; abroad one is not over before it is over everywhere. */
const dayOf = (order: Sent, at: Date): string =>
  isAbroad(order.shipping_address.country_id)
    ? new Date(at.getTime() - LAST_CLOCK_MS).toISOString().slice(0, 10)
    : indianDay(at);

/** A day more than so many: the last one is still the shopper's, wherever the clock stood; abroad one more for the clocks there. */
const afterLastDayMs = (days: number, country: string): number =>
  (days + (isAbroad(country) ? 2 : 1)) * DAY_MS;

/** Of what happened before then, the last of so many days is over by now. */
export function lastDaysBefore(at: Date, days: number): LastDaysBefore {
  const before = (country: string): Date => new Date(at.getTime() - afterLastDayMs(days, country));
  return { india: before('IN'), abroad: before('') };
}

/** When the return window of a delivered order is over. */
export const closesAt = (order: Sent, deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + afterLastDayMs(RETURN_WINDOW_DAYS, order.shipping_address.country_id));

/** What is possible with a delivered order and when; a window without an end has none (domain rules §2.14 rows 1–3). */
export function timelineOf(order: Pick<OrderRow, 'delivered_at' | 'pickup_code'>): OrderTimeline | null {
  const { delivered_at: deliveredAt } = order;
  if (deliveredAt === null) return null;
  const after = (days: number): string => indianDay(new Date(deliveredAt.getTime() + days * DAY_MS));
  return {
    delivered_on: after(0),
    return_until: returnUntil(deliveredAt),
    exchange_from: after(isCollected(order) ? EXCHANGE_AFTER_DAYS.store : EXCHANGE_AFTER_DAYS.online),
    exchange_store_from: after(EXCHANGE_AFTER_DAYS.store),
    buyback_from: after(0),
    warranty_until: after(WARRANTY_DAYS),
  };
}

/** Whether that last day is not over yet, where the order is. */
export function isReturnWindowOpen(order: Sent & Pick<OrderRow, 'delivered_at'>, at: Date): boolean {
  return dayOf(order, at) <= returnUntil(order.delivered_at);
}

/** Whether the year in which a fault is the store's is not over yet, where the order is. */
export function isUnderWarranty(order: Sent, deliveredAt: Date, at: Date): boolean {
  return dayOf(order, at) <= indianDay(new Date(deliveredAt.getTime() + WARRANTY_DAYS * DAY_MS));
}

type Paid = Pick<OrderRow, 'customer_id' | 'currency' | 'payable' | 'payment_mode' | 'delivered_at'>;

interface Standing extends Paid, Sent {
  readonly state: OrderState;
  readonly expires_at: Date;
  readonly invoice_no: string | null;
  readonly pickup_code: string | null;
}

/** What the shopper may ask for now. */
export function allowedOf(
  order: Standing,
  at: Date,
): {
  readonly retry_payment: boolean;
  readonly cancel: boolean;
  readonly return: boolean;
  readonly withdraw_return: boolean;
  readonly invoice: boolean;
  readonly refund_as_credits: boolean;
} {
  return {
    retry_payment:
      (order.state === 'payment_pending' || order.state === 'payment_failed') && at < order.expires_at,
    cancel: mayCancel(order),
    return: RETURNABLE.includes(order.state) && isReturnWindowOpen(order, at),
    withdraw_return: WITHDRAWABLE.includes(order.state),
    invoice: order.invoice_no !== null,
    refund_as_credits: mayBecomeCredits(order),
  };
}

/** Money in rupees that a customer has paid; what a lender paid is the lender's, and a guest has no wallet. */
export function mayBecomeCredits({
  customer_id: customerId,
  currency,
  payable,
  payment_mode: mode,
  delivered_at: deliveredAt,
}: Paid): boolean {
  const paid = payable > 0 && (mode !== 'cod' || deliveredAt !== null);
  return customerId !== null && currency === 'INR' && paid && !GRANTED_MODES.includes(mode);
}
