import type { PaymentMethod } from '@suvarna/contracts/checkout';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { PaymentGrant } from '../checkout/index.ts';
import type { Fact, FactSource, OnlineMode, OnlineProvider, PaymentFact, RefundFact } from './settle/fact.ts';

interface OpenRequest {
  /** Names the attempt: the same reference is the same payment, however often it is asked for. */
  readonly reference: string;
  /** What is paid for, as the payer knows it: the number of an order. */
  readonly description: string;
  readonly amount: MinorUnits;
  readonly currency: Currency;
  /** Where the browser is sent back to; what happened is added by the provider and is not believed. */
  readonly returnUrl: string;
  readonly locale: Locale;
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
  /** Who lends the money: its page takes no other. Left out, the payer chooses how to pay there. */
  readonly lender?: PaymentGrant['lender'];
  /** What the payer means to use: its page offers that first, and the others still. */
  readonly method?: PaymentMethod;
}

/** What the provider calls it, and the page that is opened as a document. */
interface OpenedPayment {
  readonly providerOrderId: string;
  readonly redirectUrl: string;
}

export interface RefundRequest {
  /** Our name for it: the same one twice is one refund. */
  readonly refundId: string;
  readonly providerPaymentId: string;
  readonly amount: MinorUnits;
  readonly currency: string;
}

export interface SignedRequest {
  /** The bytes as they came; the signature is over them. */
  readonly body: Buffer;
  readonly header: (name: string) => string | undefined;
  readonly at: Date;
}

export type WebhookReading =
  | {
      readonly kind: 'event';
      readonly eventId: string;
      readonly type: string;
      readonly facts: readonly Fact[];
    }
  /** `why` is for the log; the caller is told nothing more. */
  | { readonly kind: 'rejected'; readonly why: 'signature' | 'time' | 'content' | 'merchant' };

interface ReturnedFields {
  readonly reference: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly signature: string;
}

/**
 * A payment provider. Calls over the network give up after 1 s without a connection and 5 s without
 * an answer (reliability rules §4.5), and are never made while a database transaction holds locks.
 *
 * An example in memory is `instantProvider` (`provider.fixtures.ts`), a real one `providers/razorpay.ts`. A new
 * one needs its name in `OnlineProvider` (`fact.ts`), its settings, and its line in `providers/providers.ts`.
 *
 * @throws ProviderUnavailable when there was no answer to rely on: it is not known whether it happened
 * @throws ProviderRefused when the provider said no
 */
export interface PaymentProvider {
  readonly name: OnlineProvider;
  /** Who we are to it. */
  readonly merchant: string;
  open(request: OpenRequest): Promise<OpenedPayment>;
  /** Every payment made for what was opened. */
  look(providerOrderId: string, source: FactSource): Promise<readonly PaymentFact[]>;
  /** Closes what was opened, so that no shopper can pay it any more; closing it twice is closing it. @throws ProviderRefused when it was paid, or is under way */
  cancel(providerOrderId: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundFact>;
  /** What became of a refund; `undefined` when the provider has never heard of it. */
  lookRefund(request: RefundRequest): Promise<RefundFact | undefined>;
  /** Checks signature, time and merchant; asks no server. */
  readWebhook(request: SignedRequest): WebhookReading;
  /** Whether the fields in the return address were written by the provider. */
  wroteReturn(fields: ReturnedFields): boolean;
}

/** Those that are set up; a mode without its provider is not offered. */
export type Providers = ReadonlyMap<OnlineProvider, PaymentProvider>;

/** Who carries out a way to pay: what was granted, the first that is set up. */
export function providerFor(providers: Providers, mode: OnlineMode): PaymentProvider | undefined {
  return mode === 'emi' ? providers.values().next().value : providers.get(mode);
}

export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  /** Of its answer, where it was one over HTTP. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
