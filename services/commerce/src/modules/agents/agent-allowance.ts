import { RateLimiterMemory } from 'rate-limiter-flexible';
import { types } from 'node:util';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';

/** Calls a minute of one platform: of one that signs, and of anybody who names it. */
export interface CallsAMinute {
  readonly unknown: number;
  readonly verified: number;
}

/** How often a platform may call, counted by each process for itself. */
export interface AgentAllowance {
  /** @throws TransportFault rate_limited, with the seconds to wait */
  count(caller: Pick<Caller, 'profileUrl' | 'verified'>): Promise<void>;
}

/**
 * Whoever names a profile without signing uses up what is there for such, and nothing of what the platform itself has:
 * a stranger locks nobody out.
 */
export function createAgentAllowance({ unknown, verified: known }: CallsAMinute): AgentAllowance {
  const strangers = new RateLimiterMemory({ points: unknown, duration: 60 });
  const signing = new RateLimiterMemory({ points: known, duration: 60 });
  return {
    async count({ profileUrl, verified }) {
      try {
        await (verified ? signing : strangers).consume(profileUrl);
      } catch (cause) {
        // The library rejects with its counter when a limit is reached, and with an Error when it failed.
        if (types.isNativeError(cause)) throw cause;
        const { msBeforeNext = 1_000 } = cause as { readonly msBeforeNext?: number };
        throw new TransportFault('rate_limited', 'Too many calls. Please slow down.', {
          retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
        });
      }
    },
  };
}
