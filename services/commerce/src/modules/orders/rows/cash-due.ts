import type { OrderRow } from './order.store.ts';
import { orderSubject } from './order-subject.ts';

/** What is paid for an order at its door, as the ledger books it. */
export const cashOf = (order: OrderRow, at: Date) => ({
  subject: orderSubject(order.order_no),
  currency: order.currency,
  amount: order.payable,
  at,
});
