/**
 * Pages that a visitor's words ask for (searches, choices behind a `?`, filters in a path) are as many as
 * there are words, so that no cache keeps them all: how many are made again for one address in a minute has an end.
 */
import { countedAddress } from '@suvarna/contracts/service';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Match } from '../page/page-maker.ts';
import { relevantQuery } from '../page/address.ts';
import type { Address, Site } from '../site.ts';

export interface AskedPages {
  /** @returns seconds to wait for the next one; 0 when this one may be made */
  readonly wait: (ip: string, match: Match, address: Pick<Address, 'path' | 'query'>) => Promise<number>;
}

/**
 * @param points in a minute, for one address: many people may be behind it
 * @param isAsked paths of choices, which the site knows
 */
export function createAskedPages(points: number, isAsked: Site['isAsked']): AskedPages {
  const counted = new RateLimiterMemory({ points, duration: 60 });
  return {
    async wait(ip, { route }, { path, query }) {
      if (relevantQuery(query, route.query).size === 0 && !isAsked(path)) return 0;
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
