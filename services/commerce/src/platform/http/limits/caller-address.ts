import { countedAddress } from '@suvarna/contracts/service';
import type { FastifyRequest } from 'fastify';

/** Whom limits count a call for. `X-Forwarded-For` is believed from the proxies of the settings only. */
export function callerAddress(request: Pick<FastifyRequest, 'ip'>): string {
  return countedAddress(request.ip);
}
