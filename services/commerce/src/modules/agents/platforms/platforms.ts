import { LRUCache } from 'lru-cache';
import { TransportFault } from '../model/fault.ts';
import type { FetchProfile } from './fetch-profile.ts';
import { platformOf } from './platform-of.ts';
import { readProfile, type ReadProfile } from './read-profile.ts';

const SECOND_MS = 1_000;
/** A profile is kept at least so long, whatever its server says (rule 22), and at most. */
const KEPT_MS = { least: 60 * SECOND_MS, most: 3_600 * SECOND_MS };
/** Profiles that are kept, and addresses that failed: who names many drops others' and fills nothing. */
const MOST_KEPT = 500;
/** Fetches of profiles in so many seconds, of all callers together (rule 25). */
const FETCHES = { most: 60, windowMs: 10 * SECOND_MS };
/** Of these, those of one platform, whatever addresses it names. */
const FETCHES_OF_ONE = 10;
/** Calls that may wait for profiles: a server that says nothing takes no more places than these. */
const MOST_WAITING = 32;
const MOST_WAITING_FOR_ONE = 16;
/** After a failure an address waits, twice as long after each further one. */
const BACKOFF_MS = { first: 5 * SECOND_MS, most: 600 * SECOND_MS };

interface Failure {
  readonly fault: TransportFault;
  readonly until: number;
  readonly waitMs: number;
}

/** Profiles of platforms, fetched once and kept. */
export interface Platforms {
  /** @throws TransportFault where the profile cannot be had or read, or too many are fetched now */
  profileOf(url: string): Promise<ReadProfile>;
  /** Fetches again what was kept for {@link KEPT_MS.least}, as for a key that is not in it: no sooner (rule 23). */
  profileAgain(url: string): Promise<ReadProfile>;
}

interface Kept {
  readonly profile: ReadProfile;
  readonly fetchedAt: number;
}

const maxAgeIn = (cacheControl: string): number =>
  Number(/(?:^|[\s,])max-age=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0) * SECOND_MS;

/** @param now milliseconds of a clock that only goes on */
export function createPlatforms(fetchProfile: FetchProfile, now = () => performance.now()): Platforms {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT, perf: { now }, ttlResolution: 0 });
  const failures = new LRUCache<string, Failure>({ max: MOST_KEPT });
  const underWay = new Map<string, Promise<ReadProfile>>();
  let window = { since: now(), fetches: 0, of: new Map<string, number>() };
  const waiting = new Map<string, number>();
  let allWaiting = 0;

  function countFetch(platform: string): void {
    if (now() - window.since >= FETCHES.windowMs)
      window = { since: now(), fetches: 0, of: new Map<string, number>() };
    const own = (window.of.get(platform) ?? 0) + 1;
    window.of.set(platform, own);
    // Refused ones use up nothing of what is there for others.
    if (own <= FETCHES_OF_ONE) window.fetches += 1;
    if (own > FETCHES_OF_ONE || window.fetches > FETCHES.most)
      throw new TransportFault('unavailable', 'Too many profiles are fetched at the moment.', {
        retryAfter: Math.ceil((window.since + FETCHES.windowMs - now()) / SECOND_MS),
      });
  }

  async function fetchNow(url: string): Promise<ReadProfile> {
    countFetch(platformOf(url));
    try {
      const { text, cacheControl } = await fetchProfile(url);
      const profile = readProfile(text);
      const ttl = Math.min(KEPT_MS.most, Math.max(KEPT_MS.least, maxAgeIn(cacheControl)));
      kept.set(url, { profile, fetchedAt: now() }, { ttl });
      failures.delete(url);
      return profile;
    } catch (error) {
      if (error instanceof TransportFault) remember(url, error);
      throw error;
    }
  }

  function remember(url: string, fault: TransportFault): void {
    const before = failures.get(url)?.waitMs;
    const waitMs = before === undefined ? BACKOFF_MS.first : Math.min(BACKOFF_MS.most, before * 2);
    failures.set(url, { fault, waitMs, until: now() + waitMs });
  }

  /** Runs what is waited for, where there is room to wait. */
  async function inLine<Got>(platform: string, work: () => Promise<Got>): Promise<Got> {
    const own = waiting.get(platform) ?? 0;
    if (own >= MOST_WAITING_FOR_ONE || allWaiting >= MOST_WAITING)
      throw new TransportFault('unavailable', 'Too many calls wait for profiles.', { retryAfter: 2 });
    waiting.set(platform, own + 1);
    allWaiting += 1;
    try {
      return await work();
    } finally {
      const left = (waiting.get(platform) ?? 1) - 1;
      if (left === 0) waiting.delete(platform);
      else waiting.set(platform, left);
      allWaiting -= 1;
    }
  }

  /** Callers who name the same profile at once wait for one fetch. */
  function fetchOnce(url: string): Promise<ReadProfile> {
    const failed = failures.get(url);
    if (failed !== undefined && now() < failed.until)
      return Promise.reject(
        new TransportFault(failed.fault.code, failed.fault.message, {
          cause: failed.fault,
          retryAfter: Math.ceil((failed.until - now()) / SECOND_MS),
        }),
      );
    return inLine(platformOf(url), () => {
      const fetching = underWay.get(url) ?? fetchNow(url).finally(() => underWay.delete(url));
      underWay.set(url, fetching);
      return fetching;
    });
  }

  return {
    profileOf: async (url) => kept.get(url)?.profile ?? fetchOnce(url),
    profileAgain: async (url) => {
      const known = kept.get(url);
      return known !== undefined && now() - known.fetchedAt < KEPT_MS.least ? known.profile : fetchOnce(url);
    },
  };
}
