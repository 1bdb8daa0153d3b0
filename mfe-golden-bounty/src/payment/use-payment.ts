import type { InstalmentPaymentStatus } from '@suvarna/contracts/golden-bounty';
import { useHref } from '@suvarna/remote-kit/hooks';
import { useSignedInRead, type SignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { verifyPayment } from './payment.api.ts';

/** What became of the payment in the address, as the store knows it now. @param page its path, language-neutral */
export function usePayment(paymentId: string, page: string): SignedInRead<InstalmentPaymentStatus> {
  const href = useHref();
  const here = href(`${page}?payment_id=${encodeURIComponent(paymentId)}`);
  const read = useSignedInRead(paymentId === '' ? null : `payment ${paymentId}`, here, () =>
    verifyPayment({ payment_id: paymentId }),
  );
  // An address without a payment is as good as one of a payment that there is not: the store is not asked.
  return paymentId === '' ? { ...read, state: { kind: 'not-found' } } : read;
}

export const SUCCESS = '/golden-bounty/payment-success/';
export const FAILED = '/golden-bounty/payment-failed/';
