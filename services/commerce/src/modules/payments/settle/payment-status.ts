import type { PaymentStatus } from '@suvarna/contracts/checkout';
import { isWaiting, type Payable } from '../purpose.ts';

const PAYMENT = { pending: 'pending', failed: 'failed', ended: 'failed', paid: 'paid' } as const;

/** What a shopper is told of a payment. Every state after the money is `paid`. */
export function paymentStatus(payable: Pick<Payable, 'subject' | 'state' | 'standing'>): PaymentStatus {
  return {
    order_no: payable.subject.id,
    state: payable.state,
    payment: PAYMENT[payable.standing],
    retry_allowed: isWaiting(payable),
  };
}
