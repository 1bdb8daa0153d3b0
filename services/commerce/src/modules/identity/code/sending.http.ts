import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Sending } from './one-time-code.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { localeOf } from './codes.http.ts';
import { isCallersContact } from '../session/own-contact.http.ts';

/** Who asks for a code: from where, in which language, and whether the target is their own. */
export async function senderOf(
  deps: Pick<Dependencies, 'config' | 'clock'>,
  db: Database | Tx,
  request: FastifyRequest,
  target: string,
): Promise<Pick<Sending, 'address' | 'locale' | 'own'>> {
  const own = await isCallersContact(deps, db, request, target);
  return { address: callerAddress(request), locale: localeOf(request), own };
}
