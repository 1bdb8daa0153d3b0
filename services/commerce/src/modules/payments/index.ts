export { replaceAttempts } from './payment.store.ts';
export type { Providers } from './provider.ts';
export { createProviders } from './providers/providers.ts';
export {
  createPurposes,
  type Payable,
  type PayableRow,
  type Purpose,
  type Purposes,
  type Standing,
} from './purpose.ts';
export { requestRefund } from './request-refund.ts';
