import type { PaymentMethod, PaymentMode } from '@suvarna/contracts/checkout';
import type { PaymentMark } from '@suvarna/ui/payment-methods';

/** What was chosen to pay with: the way, and what is used on its page where that was said. */
export interface Chosen {
  readonly mode: PaymentMode | null;
  readonly method: PaymentMethod | null;
}

const ONLINE: readonly PaymentMark[] = ['upi', 'card', 'bank', 'wallet'];
const MARKS_OF: Readonly<Record<PaymentMode, readonly PaymentMark[]>> = {
  sandbox: ONLINE,
  razorpay: ONLINE,
  cod: ['cash'],
  emi: ['months'],
};

/** What can be paid with on a way; UPI, net banking and wallets are India's own. */
export const marksOf = (mode: PaymentMode, abroad: boolean): readonly PaymentMark[] =>
  abroad && isOnline(mode) ? ['card'] : MARKS_OF[mode];

export const isOnline = (mode: PaymentMode): boolean => mode === 'sandbox' || mode === 'razorpay';
