import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { MinorUnits } from '@suvarna/contracts/money';

/** Providers that are asked over the network. Payment at the door asks for a code instead. */
export type OnlineProvider = 'sandbox' | 'razorpay';
const ONLINE: readonly OnlineProvider[] = ['sandbox', 'razorpay'];
export const isOnline = (mode: string): mode is OnlineProvider => ONLINE.some((name) => name === mode);

/** Ways that are paid on a provider's page: its own, and what was granted and a provider carries out. */
export type OnlineMode = OnlineProvider | 'emi';
export const isOnlineMode = (mode: PaymentMode): mode is OnlineMode => mode !== 'cod';

/** How we know of it: notified, asked because the shopper came back, or asked by ourselves. */
export type FactSource = 'webhook' | 'verify' | 'poll';

interface FactOrigin {
  readonly provider: OnlineProvider;
  /** Who was paid, as the provider names its customers. */
  readonly merchant: string;
  readonly source: FactSource;
  /** Minor units of `currency`. */
  readonly amount: MinorUnits;
  /** As the provider wrote it; it need not be one of ours. */
  readonly currency: string;
  readonly providerPaymentId: string;
}

/** What a provider says of a payment. Nothing in it is believed before it was compared with our own attempt. */
export interface PaymentFact extends FactOrigin {
  readonly kind: 'payment';
  readonly providerOrderId: string;
  /**
   * Our name for the try, where the provider brings it along: our record may have still to hear what was
   * opened for it. The same checks are made of a try that is found by it.
   */
  readonly reference?: string;
  readonly state: 'captured' | 'failed' | 'pending';
}

/** What a provider says of money it gives back. */
export interface RefundFact extends FactOrigin {
  readonly kind: 'refund';
  readonly providerRefundId: string;
  /** Our name for the refund, with the number of its try (`refund-name.ts`). */
  readonly refundId: string;
  readonly state: 'settled' | 'failed' | 'pending';
}

export type Fact = PaymentFact | RefundFact;
