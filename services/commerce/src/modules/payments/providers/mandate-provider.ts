import type { Locale } from '@suvarna/contracts/locale';
import type { MinorUnits } from '@suvarna/contracts/money';
import type { OnlineProvider } from '../settle/fact.ts';
import type { PaymentProvider } from '../provider.ts';

/** By which a payer lets us charge: UPI Autopay, or a mandate of their bank (e-NACH). */
export type MandateMethod = 'upi_autopay' | 'enach';

interface MandateRequest {
  /** Our name for it: the same one twice is one mandate. */
  readonly reference: string;
  readonly method: MandateMethod;
  /** Most that one charge may take. */
  readonly limit: MinorUnits;
  readonly description: string;
  readonly returnUrl: string;
  readonly locale: Locale;
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
}

export type MandateStanding = 'pending' | 'active' | 'canceled' | 'failed';

/**
 * A provider that charges by mandates. What becomes of a charge is told and asked for as of any payment
 * (`PaymentProvider`), so a charge that is heard of late, twice or not at all is treated as those are.
 *
 * @throws ProviderUnavailable when there was no answer to rely on
 * @throws ProviderRefused when the provider said no
 */
export interface MandateProvider {
  readonly name: OnlineProvider;
  /** Asks for one; the payer confirms it on the page. */
  register(request: MandateRequest): Promise<{ readonly mandateId: string; readonly redirectUrl: string }>;
  look(mandateId: string): Promise<MandateStanding>;
  /** Ending one twice is ending it. */
  cancel(mandateId: string): Promise<void>;
  /** Charges in place of a page: the same reference is the same charge. */
  charge(mandateId: string): PaymentProvider['open'];
}

/** Those that are set up. */
export type MandateProviders = ReadonlyMap<OnlineProvider, MandateProvider>;
