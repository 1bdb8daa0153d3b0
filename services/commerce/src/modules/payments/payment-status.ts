import type { PaymentStatus } from '@suvarna/contracts/api/checkout';
import type { OrderState } from '@suvarna/contracts/api/orders';

/** What a shopper is told of an order's payment. Every state after the money is `paid`. */
export function paymentStatus(orderNo: string, state: OrderState): PaymentStatus {
  const payment =
    state === 'payment_pending'
      ? 'pending'
      : state === 'payment_failed' || state === 'expired'
        ? 'failed'
        : 'paid';
  return {
    order_no: orderNo,
    state,
    payment,
    retry_allowed: state === 'payment_pending' || state === 'payment_failed',
  };
}
