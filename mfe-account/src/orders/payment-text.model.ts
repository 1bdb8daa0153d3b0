import type { OrderDetails } from '@suvarna/contracts/orders';
import { isOnItsWay, isUnpaid } from './order-state.model.ts';

/**
 * Key of what is said of the payment: an order that waits for it is not called paid. At the door it is paid
 * when the parcel is handed over. `undefined` where nothing was paid and nothing is to be, as in time run out.
 */
export function paymentText({
  state,
  steps,
  payment_mode: mode,
  placed_at: placedAt,
}: Pick<OrderDetails, 'state' | 'steps' | 'payment_mode' | 'placed_at'>): string | undefined {
  if (mode === 'cod') {
    if (steps.some((step) => step.state === 'delivered')) return 'order.payment.door-paid';
    return isUnpaid(state) || isOnItsWay(state) ? 'order.payment.door-due' : undefined;
  }
  if (isUnpaid(state)) return 'order.payment.online-due';
  return placedAt === '' ? undefined : 'order.payment.online-paid';
}
