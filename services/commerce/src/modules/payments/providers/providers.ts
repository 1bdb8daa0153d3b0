import type { Config } from '../../../config.ts';
import type { OnlineProvider } from '../settle/fact.ts';
import type { PaymentProvider, Providers } from '../provider.ts';
import { razorpayProvider } from './razorpay.ts';
import { sandboxProvider } from './sandbox.ts';

/** The providers that the settings name. */
export function createProviders({ sandbox, razorpay }: Config): Providers {
  const providers = new Map<OnlineProvider, PaymentProvider>();
  if (sandbox !== null) providers.set('sandbox', sandboxProvider(sandbox));
  if (razorpay !== null) providers.set('razorpay', razorpayProvider(razorpay));
  return providers;
}
