import { RateLimiterMemory } from 'rate-limiter-flexible';
import { types } from 'node:util';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';
import { platformOf } from './platforms/platform-of.ts';

/** How many of something a platform has: one that signs, and anybody who names it. */
export interface PerPlatform {
  readonly unknown: number;
  readonly verified: number;
}

type Counted = Pick<Caller, 'profileUrl' | 'verified'>;

/** How often a platform may call, counted by each process for itself. */
export interface AgentAllowance {
  /** @throws TransportFault rate_limited, with the seconds to wait */
  count(caller: Counted): Promise<void>;
  /**
   * Codes that no coupon has: nobody finds one by trying.
   *
   * @throws TransportFault rate_limited
   */
  countVainCodes(caller: Counted, codes: number): Promise<void>;
  /** A session of any platform. @throws TransportFault rate_limited */
  countBegun(caller: Counted): Promise<void>;
  /** @throws TransportFault rate_limited */
  countListing(address: string): Promise<void>;
}

const MINUTE = 60;
/** As many as a shopper and an address have (`coupon/coupon/apply/`). */
const VAIN_CODES: PerPlatform = { unknown: 10, verified: 60 };
const VAIN_CODES_WINDOW = 15 * MINUTE;
/** Of all platforms together. */
const ALL_VAIN_CODES = 600;
/** Carts and checkouts of all platforms together in as long as one lives: whoever owns domains has many. */
const ALL_BEGUN: PerPlatform = { unknown: 2_000, verified: 100_000 };
const SESSION_SECONDS = 6 * 3_600;
/** Lists of tools that an address may read in a minute: they are for whoever names no profile. */
const LISTINGS = 60;

const limiter = ({ unknown, verified }: PerPlatform, duration: number) => ({
  unknown: new RateLimiterMemory({ points: unknown, duration }),
  verified: new RateLimiterMemory({ points: verified, duration }),
});

/**
 * Whoever names a profile without signing uses up what is there for such, and nothing of what the platform itself has:
 * a stranger locks nobody out.
 */
export function createAgentAllowance(callsAMinute: PerPlatform): AgentAllowance {
  const calls = limiter(callsAMinute, MINUTE);
  const codes = limiter(VAIN_CODES, VAIN_CODES_WINDOW);
  const allCodes = new RateLimiterMemory({ points: ALL_VAIN_CODES, duration: VAIN_CODES_WINDOW });
  const begun = limiter(ALL_BEGUN, SESSION_SECONDS);
  const listings = new RateLimiterMemory({ points: LISTINGS, duration: MINUTE });
  const of = ({ unknown, verified }: ReturnType<typeof limiter>, caller: Counted) =>
    caller.verified ? verified : unknown;
  return {
    count: (caller) =>
      take(of(calls, caller), platformOf(caller.profileUrl), 1, 'Too many calls. Please slow down.'),
    async countVainCodes(caller, many) {
      const words = 'Too many discount codes that do not exist.';
      await take(of(codes, caller), platformOf(caller.profileUrl), many, words);
      await take(allCodes, 'all', many, words);
    },
    countBegun: (caller) =>
      take(of(begun, caller), 'all', 1, 'Agents have begun too much. Please come again later.'),
    countListing: (address) => take(listings, address, 1, 'Too many calls. Please slow down.'),
  };
}

async function take(limit: RateLimiterMemory, key: string, many: number, content: string): Promise<void> {
  if (many === 0) return;
  try {
    await limit.consume(key, many);
  } catch (cause) {
    // The library rejects with its counter when a limit is reached, and with an Error when it failed.
    if (types.isNativeError(cause)) throw cause;
    const { msBeforeNext = 1_000 } = cause as { readonly msBeforeNext?: number };
    throw new TransportFault('rate_limited', content, {
      retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
    });
  }
}
