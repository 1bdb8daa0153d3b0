import type { Config } from '../../../config.ts';
import type { OnlineProvider } from '../settle/fact.ts';
import type { MandateProvider, MandateProviders } from './mandate-provider.ts';
import { razorpayMandates } from './razorpay-mandates.ts';
import { sandboxMandates } from './sandbox-mandates.ts';

const made = new WeakMap<object, MandateProviders>();

/** Those that the settings name; the same ones for the same settings, so that what a guard has seen is not forgotten. */
export function mandateProvidersOf(config: Pick<Config, 'sandbox' | 'razorpay'>): MandateProviders {
  const known = made.get(config);
  if (known !== undefined) return known;
  const providers = new Map<OnlineProvider, MandateProvider>();
  if (config.sandbox !== null) providers.set('sandbox', sandboxMandates(config.sandbox));
  if (config.razorpay !== null) providers.set('razorpay', razorpayMandates(config.razorpay));
  made.set(config, providers);
  return providers;
}
