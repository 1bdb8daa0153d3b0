import { GRANTED_MODES, type PaymentMode } from '@suvarna/contracts/checkout';
import type { Config } from '../../../config.ts';

/** The ways to pay this store has: the providers that are set up, what is granted and they carry out, and payment at the door. */
export function modesOf(config: Pick<Config, 'sandbox' | 'razorpay'>): PaymentMode[] {
  return [
    ...(config.sandbox === null ? [] : ['sandbox' as const]),
    ...(config.razorpay === null ? [] : ['razorpay' as const]),
    'cod',
    ...(config.sandbox === null && config.razorpay === null ? [] : GRANTED_MODES),
  ];
}
