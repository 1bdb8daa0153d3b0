import type { Pool } from '@suvarna/database/pool';
import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { consume, limitInDatabase } from '../../../platform/http/limits/rate-limit.ts';
import { createKnownSignInLimits } from './known-sign-in-limits.ts';
import { keyInUse } from '../../../platform/crypto/keys.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export interface SignInLimits {
  /** A session for a guest made for an address. */
  countGuest(address: string): Promise<void>;
  /** Refuses a known browser that has nothing left, before it takes a place; counts nothing. */
  refuseSpent(attempt: LoginAttempt): Promise<void>;
  /** A sign-in attempt; refuses when the address or the account had too many, and slows a known browser that had. */
  countLogin(attempt: LoginAttempt): Promise<void>;
  /**
   * The password was right: wrong ones before it, from there, do not count any more. Right ones of a
   * known browser are counted, so that no caller gives theirs for ever.
   *
   * @param next cookie of the browser from now on, where the call gave it another
   */
  forgiveLogin(attempt: LoginAttempt, next?: string): Promise<void>;
}

interface LoginAttempt {
  readonly address: string;
  /** What was typed, whether or not there is such an account. */
  readonly account: string;
  /** Cookie of a browser that the account knows. What strangers tried does not count for it. */
  readonly device: string | undefined;
}

const BY_CODE = 'Too many attempts. Please try again later, or sign in with a code.';

/** Guesses at passwords, and sessions made for no shopper: counted by all processes together. */
export function createSignInLimits(
  { identity, sessionSecret }: Pick<Config, 'identity' | 'sessionSecret'>,
  pool: Pool,
): SignInLimits {
  const limit = (keyPrefix: string, points: number, seconds = QUARTER_HOUR) =>
    limitInDatabase(pool, { keyPrefix, points, seconds });
  const guests = limit('guest-address', identity.guestsPerAddress, HOUR);
  const perAddress = limit('login-address', identity.loginAttemptsPerAddress);
  // Few tries for an account from one address; more from everywhere together. When those are used
  // up, strangers wait: a browser that the account knows has tries of its own, and a code opens it.
  const perPair = limit('login-pair', identity.loginFailuresPerAccount);
  const perAccount = limit('login-account', identity.loginFailuresPerAccount * 10);
  // Keys are hashed with our secret: the table of limits is no list of addresses.
  const hidden = (value: string): string =>
    createHmac('sha256', keyInUse(sessionSecret)).update(value).digest('base64url');

  const known = createKnownSignInLimits(limit, hidden, {
    failures: identity.loginFailuresPerAccount,
    text: BY_CODE,
  });

  return {
    countGuest: (address) => consume(guests, hidden(address)),
    async refuseSpent({ account, device }) {
      if (device !== undefined) await known.refuseSpent({ device, account });
    },
    async countLogin({ address, account, device }) {
      if (device !== undefined) return known.countTry({ device, account });
      await consume(perAddress, hidden(address), BY_CODE);
      await consume(perPair, hidden(`${address} ${account}`), BY_CODE);
      return consume(perAccount, hidden(account), BY_CODE);
    },
    async forgiveLogin({ address, account, device }, next = device) {
      if (device !== undefined) return known.countRight({ device, account }, next ?? device);
      await perPair.delete(hidden(`${address} ${account}`));
      await perAccount.reward(hidden(account));
    },
  };
}
