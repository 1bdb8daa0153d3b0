import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Refusal } from '../../../platform/refusal.ts';
import { consume, refuseSpent } from '../../../platform/http/limits/rate-limit.ts';

const TEN_MINUTES = 10 * 60;
/** A known browser that used up its tries has one more in so many seconds: it is slowed, and never locked out. */
const SLOWED = 30;

/** Right passwords in ten minutes from one known browser, of all its accounts together: more than a person gives. */
export const RIGHT_PER_DEVICE = 30;
/** Right passwords in ten minutes for one account, from all browsers it knows together. */
export const RIGHT_PER_ACCOUNT = 60;

interface Known {
  /** Cookie of a browser that the account knows. */
  readonly device: string;
  readonly account: string;
}

/** What a browser that an account knows may try there. A caller who does not know the password uses up none of it elsewhere. */
interface KnownSignInLimits {
  /** Refuses a browser that has nothing left and counts nothing: asked in front of the places, so that the refused hold none. */
  refuseSpent(known: Known): Promise<void>;
  /** A try; slows the browser that had too many wrong ones. */
  countTry(known: Known): Promise<void>;
  /**
   * The password was right: wrong ones before it do not count any more, it does.
   *
   * @param next cookie of the browser from now on; what it did goes on counting under that one
   */
  countRight(known: Known, next: string): Promise<void>;
}

/**
 * @param failures wrong passwords of a browser for an account in a quarter of an hour
 * @param text what the refused are told
 */
export function createKnownSignInLimits(
  limit: (keyPrefix: string, points: number, seconds?: number) => RateLimiterAbstract,
  hidden: (value: string) => string,
  { failures, text }: { readonly failures: number; readonly text: string },
): KnownSignInLimits {
  const tries = limit('login-device', failures);
  const slowed = limit('login-device-slowed', 1, SLOWED);
  // A caller who knows a password could give it for ever, one hash after the other.
  const rightOfDevice = limit('login-right-device', RIGHT_PER_DEVICE, TEN_MINUTES);
  const rightOfAccount = limit('login-right-account', RIGHT_PER_ACCOUNT, TEN_MINUTES);
  const pairOf = ({ device, account }: Known): string => hidden(`${device} ${account}`);

  const isSpent = async (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
    ((await limiter.get(key))?.consumedPoints ?? 0) >= limiter.points;

  return {
    async refuseSpent(known) {
      await refuseSpent(rightOfDevice, hidden(known.device), text);
      await refuseSpent(rightOfAccount, hidden(known.account), text);
      if (await isSpent(tries, pairOf(known))) await refuseSpent(slowed, pairOf(known), text);
    },
    async countTry(known) {
      try {
        await consume(tries, pairOf(known));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await consume(slowed, pairOf(known), text);
      }
    },
    async countRight(known, next) {
      await tries.delete(pairOf(known));
      await rightOfAccount.penalty(hidden(known.account));
      if (next === known.device) {
        await rightOfDevice.penalty(hidden(next));
        return;
      }
      // A sign-in changes the cookie, and begins nothing again: count and time go on.
      const before = await rightOfDevice.get(hidden(known.device));
      const seconds = before === null ? TEN_MINUTES : Math.ceil(before.msBeforeNext / 1_000);
      await rightOfDevice.set(hidden(next), (before?.consumedPoints ?? 0) + 1, seconds);
    },
  };
}
