import type { Dependencies } from '../../dependencies.ts';
import type { PaymentContext } from './context.ts';

export function paymentContext({
  config,
  db,
  log,
  clock,
  providers,
  purposes,
}: Dependencies): PaymentContext {
  return { db, log, clock, providers, purposes, codes: config.codes, shopOrigin: config.shopOrigin };
}
