export { initiatePayment } from './initiate-payment.ts';
export { replaceAttempts } from './payment.store.ts';
export { type JsonCall, jsonCaller } from './providers/call-json.ts';
export { createGuard } from './providers/guard.ts';
export { parsed, readerOf } from './providers/reader.ts';
export { isSignature } from './providers/signature.ts';
export { ProviderRefused, type Providers, ProviderUnavailable } from './provider.ts';
export { createProviders } from './providers/providers.ts';
export {
  createPurposes,
  type Payable,
  type PayableRow,
  type Purpose,
  type Purposes,
  type Standing,
} from './purpose.ts';
export { mandateProvidersOf } from './providers/mandate-providers.ts';
export { orUnavailable, paymentRefusal } from './refusals.ts';
export { requestRefund } from './request-refund.ts';
export { settleCashOnDelivery } from './cash-on-delivery.ts';
export { paymentContext } from './route-context.ts';
export { verifyPayment } from './verify-payment.ts';
