/**
 * Which composition a visitor gets while a canary runs. A cookie says the number of their group; who has
 * none gets what everybody has, and a group for the next document. Without a canary no cookie is set or read.
 */
import { randomInt } from 'node:crypto';
import { type Cohort, cohortOf, VISITOR_GROUPS } from '@suvarna/contracts/release-delivery';
import { readCookie } from '@suvarna/contracts/service';
import type { CanaryLive, Live } from '../release-delivery/live.ts';

/** `null`: the visitor has no group, and is left out of all comparison. */
export interface Chosen {
  readonly live: Live;
  readonly canary: { readonly id: number; readonly cohort: Cohort | null } | null;
  /** `Set-Cookie` of who has no group yet. */
  readonly setCookie: string | null;
}

const GROUP_COOKIE = 'release_group';
const GROUP = /^(?:0|[1-9]\d{0,3})$/;
const DAYS_90 = 90 * 86_400;

export type ChooseCohort = (live: Live, cookies: string | undefined) => Chosen;

/** @param secure whether the store is reached by https */
export function createCohorts(secure: boolean): ChooseCohort {
  const name = secure ? `__Host-${GROUP_COOKIE}` : GROUP_COOKIE;
  const inGroup = (group: number): string =>
    `${name}=${group}; Path=/; Max-Age=${DAYS_90}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  /** A hash costs a thirtieth of what a cached page does. */
  const known = new WeakMap<CanaryLive, (Cohort | undefined)[]>();
  const drawn = (canary: CanaryLive, group: number): Cohort => {
    const groups = known.get(canary) ?? [];
    known.set(canary, groups);
    return (groups[group] ??= cohortOf(group, canary));
  };
  return (live, cookies) => {
    const { canary } = live;
    if (!canary) return { live, canary: null, setCookie: null };
    const value = readCookie(cookies ?? '', name);
    if (value === null || !GROUP.test(value))
      return {
        live,
        canary: { id: canary.id, cohort: null },
        setCookie: inGroup(randomInt(VISITOR_GROUPS)),
      };
    const cohort = drawn(canary, Number(value));
    return {
      live: cohort === 'canary' ? canary.live : live,
      canary: { id: canary.id, cohort },
      setCookie: null,
    };
  };
}

/**
 * How the browser learns what its document was counted as: a document is cached for all who get the same, so
 * it cannot say so itself.
 */
export const cohortHeader = ({ canary }: Chosen): string | null =>
  canary?.cohort ? `canary;desc="${canary.id}.${canary.cohort}"` : null;
