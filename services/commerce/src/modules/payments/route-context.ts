import type { Needs } from './needs.ts';
import type { PaymentContext } from './context.ts';

export function paymentContext({ config, db, log, clock, providers, purposes }: Needs): PaymentContext {
  return { db, log, clock, providers, purposes, codes: config.codes, shopOrigin: config.shopOrigin };
}
