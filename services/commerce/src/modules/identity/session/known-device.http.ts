import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { isKnownDevice, type WhoseDevice } from '../records/known-device.store.ts';
import { deviceCookieOf } from './session-cookies.http.ts';

/** The cookie of the calling browser where the account knows it; `undefined` for a stranger's. */
export async function knownDeviceOf(
  { db, config, clock }: Pick<Dependencies, 'db' | 'config' | 'clock'>,
  request: FastifyRequest,
  whose: WhoseDevice,
): Promise<string | undefined> {
  const cookie = deviceCookieOf(request, config);
  return cookie !== undefined && (await isKnownDevice(db, cookie, whose, clock())) ? cookie : undefined;
}
