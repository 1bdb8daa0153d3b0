import type { Pool } from '@suvarna/database/pool';
import { types } from 'node:util';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { tooMany, type Refusal } from '../../refusal.ts';
import type { Config } from '../../../config.ts';

/** How often something may be done under a key; refuses with 429 and says how long to wait. */
export interface Limits {
  /** Any effect of one address. Kept in memory: cheap, and each process may count for itself. */
  countEffect(address: string): Promise<void>;
}

function refusalFor(counted: unknown, text?: string): Refusal {
  const waitMs = (counted as Partial<RateLimiterRes>).msBeforeNext ?? 1_000;
  return tooMany(Math.max(1, Math.ceil(waitMs / 1_000)), text);
}

/** @throws Refusal when the limit is reached, with the text */
export async function consume(limiter: RateLimiterAbstract, key: string, text?: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (cause) {
    // The library rejects with its own counter when a limit is reached, and with an Error when it failed.
    if (types.isNativeError(cause)) throw cause;
    throw refusalFor(cause, text);
  }
}

/** Counts nothing. @throws Refusal when the limit is reached, with the text */
export async function refuseSpent(limiter: RateLimiterAbstract, key: string, text?: string): Promise<void> {
  const counted = await limiter.get(key);
  if (counted !== null && counted.consumedPoints >= limiter.points) throw refusalFor(counted, text);
}

/** A limit in the database, so that several processes count together; while it is away, memory counts instead. */
export function limitInDatabase(
  pool: Pool,
  { keyPrefix, points, seconds }: { keyPrefix: string; points: number; seconds: number },
): RateLimiterPostgres {
  const counted = { keyPrefix, points, duration: seconds };
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'commerce',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...counted,
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

export function createLimits({ limits }: Pick<Config, 'limits'>): Limits {
  const effects = new RateLimiterMemory({ points: limits.effectsPerMinute, duration: 60 });
  return { countEffect: (address) => consume(effects, address) };
}
