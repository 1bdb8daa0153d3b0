import type { Dependencies } from '../../dependencies.ts';
import type { PaymentContext } from './context.ts';

export function paymentContext({
  config,
  db,
  log,
  clock,
  catalogue,
  providers,
}: Dependencies): PaymentContext {
  return { db, log, clock, providers, prices: catalogue, codes: config.codes, shopOrigin: config.shopOrigin };
}
