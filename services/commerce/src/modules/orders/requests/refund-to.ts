import type { RefundTo } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { mayBecomeCredits } from '../states.ts';

/** Where the money is to go. @throws Refusal when it cannot become credits */
export function refundToOf(order: OrderRow, to: RefundTo = 'source'): RefundTo {
  if (to === 'credits' && !mayBecomeCredits(order)) throw new Refusal('ORDER.NOT_AS_CREDITS');
  return to;
}
