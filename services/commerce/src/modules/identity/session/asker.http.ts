import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { recogniseCall, tokenExpired, type SessionDependencies } from './session.plugin.ts';
import { principalOf } from '../records/shopper.ts';
import { keyInUse } from '../../../platform/crypto/keys.ts';

/**
 * Who makes a call that needs no session: the shopper whose session came with it, or the person at
 * this address without one (hashed).
 *
 * @throws Refusal where a login's token had its minutes: with the next one it is the same asker, and
 *   without it would be another
 */
export async function askerOf(deps: SessionDependencies, request: FastifyRequest): Promise<string> {
  const recognised = await recogniseCall(deps, request);
  if (recognised.kind === 'expired') throw tokenExpired();
  if (recognised.kind === 'alive' && !recognised.browseOnly) return principalOf(recognised.shopper);
  const address = createHmac('sha256', keyInUse(deps.config.sessionSecret))
    .update(callerAddress(request))
    .digest('base64url');
  return `address:${address}`;
}
