/**
 * Pages that somebody's words ask for (searches, choices behind a `?`) are as many as there are words, so
 * that no cache keeps them all: how many are made anew for one address in a minute has an end.
 */
import { countedAddress } from '@suvarna/contracts/counted-address';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Match } from '../page/page-maker.ts';
import { relevantQuery } from '../page/address.ts';
import type { Address } from '../site.ts';

export interface AskedPages {
  /** @returns seconds to wait for the next one; 0 when this one may be made */
  readonly wait: (ip: string, match: Match, address: Pick<Address, 'query'>) => Promise<number>;
}

/** @param points in a minute, for one address: many people may be behind it */
export function createAskedPages(points: number): AskedPages {
  const counted = new RateLimiterMemory({ points, duration: 60 });
  return {
    async wait(ip, { route }, { query }) {
      if (relevantQuery(query, route.query).size === 0) return 0;
      try {
        await counted.consume(countedAddress(ip));
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw error;
      }
    },
  };
}
