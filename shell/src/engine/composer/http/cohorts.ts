/**
 * Which composition a visitor gets while a canary runs. A cookie says the number of their group; who has
 * none gets what everybody has, and a group for the next document. A second cookie holds the share that the
 * canary had when the visit began, so that a raise changes nothing under a shopper who is about to pay.
 * Without a canary no cookie is set or read.
 */
import { randomInt } from 'node:crypto';
import { type Cohort, cohortOf, VISITOR_GROUPS } from '@suvarna/contracts/release-delivery';
import { readCookie } from '@suvarna/contracts/service';
import type { CanaryLive, Live } from '../release-delivery/live.ts';

export interface Chosen {
  readonly live: Live;
  readonly canary: {
    readonly id: number;
    readonly cohort: Cohort;
    /** Whether it is compared with the other cohort: who has no group yet is not, nor whose visit began at another share. */
    readonly compared: boolean;
  } | null;
  readonly setCookies: readonly string[];
}

const GROUP_COOKIE = 'release_group';
const GROUP = /^(?:0|[1-9]\d{0,3})$/;
const DAYS_90 = 90 * 86_400;
const VISIT_COOKIE = 'release_visit';
const VISIT = /^([1-9]\d{0,9})\.(0|[1-9]\d?|100)$/;
/** After the last document: shoppers read for long without another, and a payment takes its time. */
const HOURS_2 = 2 * 3600;
/** Of a canary that nobody has. */
const NOTHING = 0;

/** @param path language-neutral path of the document that is asked for */
export type ChooseCohort = (live: Live, cookies: string | undefined, path: string) => Chosen;

/** @param secure whether the store is reached by https */
export function createCohorts(secure: boolean): ChooseCohort {
  const named = (name: string): string => (secure ? `__Host-${name}` : name);
  const cookie = (name: string, value: string | number, seconds: number): string =>
    `${named(name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  /** A hash costs a thirtieth of what a cached page does. */
  const known = new WeakMap<CanaryLive, (Cohort | undefined)[]>();
  const drawn = (canary: CanaryLive, group: number): Cohort => {
    const groups = known.get(canary) ?? [];
    known.set(canary, groups);
    return (groups[group] ??= cohortOf(group, canary));
  };
  return (live, cookies = '', path) => {
    const { canary } = live;
    if (!canary) return { live, canary: null, setCookies: [] };
    const { id } = canary;
    const value = readCookie(cookies, named(GROUP_COOKIE));
    if (value === null || !GROUP.test(value))
      return {
        live,
        canary: { id, cohort: 'control', compared: false },
        setCookies: [cookie(GROUP_COOKIE, randomInt(VISITOR_GROUPS), DAYS_90)],
      };
    const group = Number(value);
    const [, of, share] = VISIT.exec(readCookie(cookies, named(VISIT_COOKIE)) ?? '') ?? [];
    // No visit begins on a page of money: who comes there has come from a page of before the canary.
    const percent =
      of === String(id) ? Number(share) : live.match(path)?.route.ownDocument ? NOTHING : canary.percent;
    const compared = percent === canary.percent;
    const cohort = compared ? drawn(canary, group) : cohortOf(group, { id, percent });
    return {
      live: cohort === 'canary' ? canary.live : live,
      canary: { id, cohort, compared },
      setCookies: [cookie(VISIT_COOKIE, `${id}.${percent}`, HOURS_2)],
    };
  };
}

/**
 * How the browser learns what its document was counted as: a document is cached for all who get the same, so
 * it cannot say so itself.
 */
export const cohortHeader = ({ canary }: Chosen): string | null =>
  canary?.compared ? `canary;desc="${canary.id}.${canary.cohort}"` : null;
