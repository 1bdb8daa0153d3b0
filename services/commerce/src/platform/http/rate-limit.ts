import type { Pool } from '@suvarna/database/pool';
import { createHmac } from 'node:crypto';
import { types } from 'node:util';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { Refusal } from './refusal.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export interface Limits {
  /** Any effect of one address. Kept in memory: cheap, and each process may count for itself. */
  countEffect(address: string): Promise<void>;
  /** A session for a guest made for an address. */
  countGuest(address: string): Promise<void>;
  /** A sign-in attempt; refuses when the address or the account had too many, or the known browser itself. */
  countLogin(attempt: LoginAttempt): Promise<void>;
  /** The password was right: wrong ones before it, from there, do not count any more. */
  forgiveLogin(attempt: LoginAttempt): Promise<void>;
}

export interface LoginAttempt {
  readonly address: string;
  /** What was typed, whether or not there is such an account. */
  readonly account: string;
  /** Cookie of a browser that the account knows. What strangers tried does not count for it. */
  readonly device: string | undefined;
}

function tooMany(cause: unknown, text: string): Refusal {
  const waitMs = (cause as Partial<RateLimiterRes>).msBeforeNext ?? 1_000;
  return new Refusal(429, 'REQUEST.TOO_MANY', text, { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

const LATER = 'Too many attempts. Please try again later.';
const BY_CODE = 'Too many attempts. Please try again later, or sign in with a code.';

async function consume(limiter: RateLimiterAbstract, key: string, text = LATER): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (cause) {
    // The library rejects with its own counter when a limit is reached, and with an Error when it failed.
    if (types.isNativeError(cause)) throw cause;
    throw tooMany(cause, text);
  }
}

/**
 * Limits of the service. Those of sign-in live in the database, so that several processes count
 * together; while it is away, memory counts instead.
 */
export function createLimits(config: Config, pool: Pool): Limits {
  const inDatabase = (keyPrefix: string, points: number, duration = QUARTER_HOUR): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'commerce',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  const effects = new RateLimiterMemory({ points: config.limits.effectsPerMinute, duration: 60 });
  const guests = inDatabase('guest-address', config.identity.guestsPerAddress, HOUR);
  const perAddress = inDatabase('login-address', config.identity.loginAttemptsPerAddress);
  // Few tries for an account from one address; more from everywhere together. When those are used
  // up, strangers wait: a browser that the account knows has tries of its own, and a code opens it.
  const perPair = inDatabase('login-pair', config.identity.loginFailuresPerAccount);
  const perAccount = inDatabase('login-account', config.identity.loginFailuresPerAccount * 10);
  const perDevice = inDatabase('login-device', config.identity.loginFailuresPerAccount);
  // Keys are hashed with our secret: the table of limits is no list of addresses.
  const hidden = (value: string): string =>
    createHmac('sha256', config.sessionSecret).update(value).digest('base64url');

  return {
    countEffect: (address) => consume(effects, address),
    countGuest: (address) => consume(guests, hidden(address)),
    async countLogin({ address, account, device }) {
      if (device !== undefined) return consume(perDevice, hidden(`${device} ${account}`), BY_CODE);
      await consume(perAddress, hidden(address), BY_CODE);
      await consume(perPair, hidden(`${address} ${account}`), BY_CODE);
      return consume(perAccount, hidden(account), BY_CODE);
    },
    async forgiveLogin({ address, account, device }) {
      if (device !== undefined) {
        await perDevice.delete(hidden(`${device} ${account}`));
        return;
      }
      await perPair.delete(hidden(`${address} ${account}`));
      await perAccount.reward(hidden(account));
    },
  };
}
