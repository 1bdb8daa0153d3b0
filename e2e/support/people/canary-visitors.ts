/** Visitors while a canary runs: of the few who have it, and of the others. */
import { expect, type Browser, type BrowserContext, type Request } from '@playwright/test';
import { INSIGHT_PATH, type Visit, type InsightBatch, type Vital } from '@suvarna/contracts/events';
import {
  cohortOf,
  VISITOR_GROUPS,
  type Cohort,
  type ComposedCanary,
} from '@suvarna/contracts/release-delivery';
import { until } from '@suvarna/testing/until';
import { randomInt } from 'node:crypto';
import { askedBefore } from '../prompts.ts';
import type { Store } from '../store/store.ts';
import type { Operator } from './operator.ts';

export type Canary = Pick<ComposedCanary, 'id' | 'percent'>;

const COOKIE = 'release_group';
const WITHIN_MS = 60_000;

/** Starts one of a release, `remote@version`. @param words of the command besides */
export async function startCanary(operator: Operator, release: string, ...words: string[]): Promise<Canary> {
  const said = await operator.run('canary', 'start', release, '--json', '--reason', 'looks good', ...words);
  return (JSON.parse(said) as { readonly canary: ComposedCanary }).canary;
}

/** The lowest group that is in each of these cohorts, each of the canary at its share. */
export function groupIn(...wanted: readonly (readonly [Cohort, Canary])[]): string {
  for (let group = 0; group < VISITOR_GROUPS; group += 1)
    if (wanted.every(([cohort, canary]) => cohortOf(group, canary) === cohort)) return String(group);
  throw new Error('no group is in all of these');
}

export const cookieOf = (group: string): { readonly cookie: string } => ({ cookie: `${COOKIE}=${group}` });

/** A visitor who has been here before. */
export async function visitorIn(browser: Browser, shop: string, group: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop });
  await context.addCookies([...askedBefore(shop), { name: COOKIE, value: group, url: shop }]);
  return context;
}

/** What a page told of itself; `undefined` of another request. */
export const toldBy = (request: Request): InsightBatch | undefined =>
  request.url().endsWith(INSIGHT_PATH) ? (request.postDataJSON() as InsightBatch) : undefined;

/** How a visit without a browser went. */
export interface Visited {
  readonly canary: number;
  readonly cohort: Cohort;
  /** Says what a browser would say of it, from the same address. */
  tell(vitals: readonly Vital[], visit?: Partial<Visit>): Promise<void>;
}

/** Asks for a document as a browser of this group does. @returns `null` where it is counted for nobody: no canary is there */
export async function visit(shop: string, path: string, group: string): Promise<Visited | null> {
  // Each from its own home: what one address may say is limited.
  const home = { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.') };
  const document = await fetch(shop + path, {
    headers: { ...home, ...cookieOf(group), 'sec-fetch-dest': 'document' },
  });
  await document.text();
  if (!document.ok) throw new Error(`${path} answered ${document.status}`);
  const said = document.headers.get('server-timing') ?? '';
  const [, id, cohort] = /canary;desc="(\d+)\.(control|canary)"/.exec(said) ?? [];
  if (id === undefined) return null;
  const of = {
    canary: Number(id),
    cohort: cohort === 'canary' ? 'canary' : 'control',
  } as const;
  return {
    ...of,
    async tell(vitals, signs = {}) {
      const told: Visit = {
        ...of,
        shown: true,
        begun: true,
        faulty: false,
        bagged: false,
        ordered: false,
        faults: [],
        ...signs,
      };
      const answer = await fetch(shop + INSIGHT_PATH, {
        method: 'POST',
        headers: { ...home, 'content-type': 'application/json' },
        body: JSON.stringify({ vitals: [...vitals], errors: [], visit: told } satisfies InsightBatch),
      });
      if (answer.status !== 204) throw new Error(`what was told is answered with ${answer.status}`);
    },
  };
}

/** Waits until the shop gives the canary to those of a group, who are counted nowhere while they ask. */
export const untilGiven = (shop: string, path: string, group: string, { id }: Canary): Promise<unknown> =>
  until(
    async () => {
      const { headers } = await fetch(shop + path, { headers: cookieOf(group) });
      return headers.get('server-timing')?.includes(`"${id}.canary"`);
    },
    'the few get it',
    WITHIN_MS,
  );

/** Nothing follows by itself but what follows from harm. */
const STAYS = ['--minutes', '60', '--sessions', '100000'];

/** A canary that the few have, and a group of either kind. */
export async function shownCanary(
  { store, operator }: { readonly store: Store; readonly operator: Operator },
  release: string,
  path: string,
  ...words: string[]
): Promise<{ readonly canary: Canary; readonly groups: Readonly<Record<Cohort, string>> }> {
  const canary = await startCanary(operator, release, ...STAYS, ...words);
  const groups = {
    canary: groupIn(['canary', canary]),
    control: groupIn(['control', { ...canary, percent: 90 }]),
  };
  await untilGiven(store.shop, path, groups.canary, canary);
  return { canary, groups };
}

/** What was decided of it says why, and anybody computes it again. */
export async function expectDecided(operator: Operator, action: string, why: RegExp): Promise<void> {
  const audit = await operator.run('audit', '--limit', '3');
  expect(audit).toMatch(new RegExp(`canary-watch +${action}`));
  expect(audit).toMatch(why);
  const [, revision = ''] = new RegExp(`${action} +(\\d+)`).exec(audit) ?? [];
  expect(await operator.run('canary', 'replay', revision)).toContain('with the same result');
}
