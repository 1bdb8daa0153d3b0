import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { isOwnContact } from '../records/known-device.store.ts';
import { deviceCookieOf } from './session-cookies.http.ts';

/** Whether a number or address is proven to be the caller's, by their account or their browser. */
export function isCallersContact(
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  db: Database | Tx,
  request: FastifyRequest,
  target: string,
): Promise<boolean> {
  const customerId = request.shopper?.kind === 'customer' ? request.shopper.id : undefined;
  return isOwnContact(db, { customerId, device: deviceCookieOf(request, config) }, target, clock());
}
