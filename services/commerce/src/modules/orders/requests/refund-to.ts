import type { RefundTo } from '@suvarna/contracts/orders';
import { OrderRefused } from '../errors.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { mayBecomeCredits } from '../states.ts';

/** Where the money is to go. @throws OrderRefused when it cannot become credits */
export function refundToOf(order: OrderRow, to: RefundTo = 'source'): RefundTo {
  if (to === 'credits' && !mayBecomeCredits(order)) throw new OrderRefused('ORDER.NOT_AS_CREDITS');
  return to;
}
