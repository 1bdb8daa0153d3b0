import type { PaymentMethod, PaymentMode } from '@suvarna/contracts/api/checkout';

/** What was chosen to pay with: the way, and what is used on its page where that was said. */
export interface Chosen {
  readonly mode: PaymentMode | null;
  readonly method: PaymentMethod | null;
}

/** What a page online takes in India, the most used first, each with its sign. */
export const METHODS = [
  { method: 'upi', mark: 'upi' },
  { method: 'card', mark: 'card' },
  { method: 'netbanking', mark: 'bank' },
  { method: 'wallet', mark: 'wallet' },
] as const satisfies readonly { readonly method: PaymentMethod; readonly mark: string }[];

export const isOnline = (mode: PaymentMode): boolean => mode === 'sandbox' || mode === 'razorpay';
