import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Codes one address may try in a quarter of an hour: many for a family, few for who guesses. */
const TRIES = 60;
const SECONDS = 900;

/** Counted outside of the effect's transaction: a wrong code counts although it is refused. */
export async function limitCouponTries(deps: Dependencies, request: FastifyRequest): Promise<void> {
  const address = createHmac('sha256', deps.config.sessionSecret)
    .update(callerAddress(request))
    .digest('base64url');
  const wait = await takeAllowance(
    deps.db,
    { name: `coupon-tries:${address}`, limit: TRIES, seconds: SECONDS },
    deps.clock(),
  );
  if (wait !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
}
