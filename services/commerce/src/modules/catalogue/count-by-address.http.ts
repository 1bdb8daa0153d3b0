import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { consume } from '../../platform/http/rate-limit.ts';

/** Counts a request that is not answered from what is kept. @throws Refusal when the caller has had too many */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/**
 * Counts by address. The composer, which asks for everybody, is not counted.
 *
 * @param points requests in a minute
 */
export function countByAddress(points: number): CountRequest {
  const counted = new RateLimiterMemory({ points, duration: 60 });
  return (request) => consume(counted, callerAddress(request));
}
