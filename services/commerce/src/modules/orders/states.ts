import { GRANTED_MODES } from '@suvarna/contracts/api/checkout';
import type { OrderState, OrderTimeline } from '@suvarna/contracts/api/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { DAY_MS, EXCHANGE_AFTER_DAYS, WARRANTY_DAYS } from '../checkout/index.ts';
import type { OrderRow } from './order.store.ts';

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

/** States from which it lets a shopper take a return back: nobody has picked its pieces up. */
const WITHDRAWABLE: readonly OrderState[] = ['return_requested', 'pickup_scheduled'];

/** Last day on which a delivered order may be sent back; `''` before delivery. */
export function returnUntil(deliveredAt: Date | null): string {
  return deliveredAt === null ? '' : indianDay(new Date(deliveredAt.getTime() + RETURN_WINDOW_DAYS * DAY_MS));
}

/** A day more than the window: its last day is still the shopper's, wherever the clock stood at delivery. */
export const CLOSES_AFTER_MS = (RETURN_WINDOW_DAYS + 1) * DAY_MS;

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

/** Whether that last day is not over yet, in India. */
export function isReturnWindowOpen(deliveredAt: Date | null, at: Date): boolean {
  return indianDay(at) <= returnUntil(deliveredAt);
}

/** Whether the year in which a fault is the store's is not over yet, in India. */
export function isUnderWarranty(deliveredAt: Date, at: Date): boolean {
  return indianDay(at) <= indianDay(new Date(deliveredAt.getTime() + WARRANTY_DAYS * DAY_MS));
}

type Paid = Pick<OrderRow, 'customer_id' | 'currency' | 'payable' | 'payment_mode' | 'delivered_at'>;

interface Standing extends Paid {
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
    return: RETURNABLE.includes(order.state) && isReturnWindowOpen(order.delivered_at, at),
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
