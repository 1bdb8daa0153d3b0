import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { isOwnContact } from '../records/known-device.store.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Sending } from '../code/one-time-code.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { localeOf } from '../code/codes.http.ts';
import { deviceCookieOf } from './session-cookies.http.ts';

/** Who asks for a code: from where, in which language, and whether the target is their own. */
export async function senderOf(
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  db: Database | Tx,
  request: FastifyRequest,
  target: string,
): Promise<Pick<Sending, 'address' | 'locale' | 'own'>> {
  const customerId = request.shopper?.kind === 'customer' ? request.shopper.id : undefined;
  const own = await isOwnContact(
    db,
    { customerId, device: deviceCookieOf(request, config) },
    target,
    clock(),
  );
  return { address: callerAddress(request), locale: localeOf(request), own };
}
