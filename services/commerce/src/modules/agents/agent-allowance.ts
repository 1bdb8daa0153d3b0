import { RateLimiterMemory } from 'rate-limiter-flexible';
import { types } from 'node:util';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';

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
}

const MINUTE = 60;
/** As many as a shopper and an address have (`coupon/coupon/apply/`). */
const VAIN_CODES: PerPlatform = { unknown: 10, verified: 60 };
const VAIN_CODES_WINDOW = 15 * MINUTE;

const limiter = ({ unknown, verified }: PerPlatform, duration: number) => ({
  unknown: new RateLimiterMemory({ points: unknown, duration }),
  verified: new RateLimiterMemory({ points: verified, duration }),
});

/**
 * Whoever names a profile without signing uses up what is there for such, and nothing of what the platform itself has:
 * a stranger locks nobody out. A platform is the host of its profiles, of which it may have as many as it likes.
 */
export function createAgentAllowance(callsAMinute: PerPlatform): AgentAllowance {
  const calls = limiter(callsAMinute, MINUTE);
  const codes = limiter(VAIN_CODES, VAIN_CODES_WINDOW);
  return {
    count: (caller) => take(calls, caller, 1, 'Too many calls. Please slow down.'),
    countVainCodes: (caller, many) => take(codes, caller, many, 'Too many discount codes that do not exist.'),
  };
}

async function take(
  { unknown, verified: known }: ReturnType<typeof limiter>,
  { profileUrl, verified }: Counted,
  many: number,
  content: string,
): Promise<void> {
  if (many === 0) return;
  try {
    await (verified ? known : unknown).consume(new URL(profileUrl).host, many);
  } catch (cause) {
    // The library rejects with its counter when a limit is reached, and with an Error when it failed.
    if (types.isNativeError(cause)) throw cause;
    const { msBeforeNext = 1_000 } = cause as { readonly msBeforeNext?: number };
    throw new TransportFault('rate_limited', content, {
      retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
    });
  }
}
