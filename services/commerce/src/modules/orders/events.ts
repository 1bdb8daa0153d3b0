import type { EventType } from '../../platform/outbox/emit.ts';

declare module '../../platform/outbox/emit.ts' {
  interface DomainEvents {
    /** The money is there, or the code at the door was right. */
    'order.placed': { readonly order_no: string };
    'order.payment-failed': { readonly order_no: string };
    'order.cancel-requested': { readonly order_no: string };
    /** The store called it off, as was asked; what was paid goes back afterwards. */
    'order.cancelled': { readonly order_no: string };
    'order.shipped': { readonly order_no: string };
    'order.delivered': { readonly order_no: string };
    /** The return window is over and at least a part of it stays the shopper's; `kept_at` is an ISO time. */
    'order.kept': { readonly order_no: string; readonly kept_at: string };
    /** Every tender of the refund has been paid out. */
    'order.refunded': { readonly order_no: string; readonly refund_order_id: string };
  }
}

export const events = [
  'order.placed',
  'order.payment-failed',
  'order.cancel-requested',
  'order.cancelled',
  'order.shipped',
  'order.delivered',
  'order.kept',
  'order.refunded',
] as const satisfies readonly EventType[];
