/** The countries of the store: each is a file, and its name here. */
import * as AE from './ae.ts';
import type { Numbers, Post, Trunks } from './country.ts';
import { NUMBERS_ELSEWHERE, POSTS_ELSEWHERE, TRUNKS_ELSEWHERE } from './elsewhere.ts';
import * as GB from './gb.ts';
import * as IN from './in.ts';
import * as SG from './sg.ts';
import * as US from './us.ts';

export type { Market, Post, PostcodeKind, RingSystem, Shops } from './country.ts';
export { OTHERS, OWN_ZERO } from './elsewhere.ts';

/**
 * Those that prices are shown for, in the order of the header; the store is at home in the first. Contracts import them
 * from `#markets`, which is this file, and in a bundle the list as data, without what forms know of countries.
 */
export const MARKETS = [IN.market, GB.market, US.market, SG.market, AE.market] as const;

/** Where parcels go: the specification's five first (§1), then the "other countries". */
export const POSTS: readonly Post[] = [IN.post, GB.post, US.post, SG.post, AE.post, ...POSTS_ELSEWHERE];

/** India's are ten digits, which the rules of its field say. */
export const NUMBERS: Numbers = {
  ...GB.numbers,
  ...US.numbers,
  ...SG.numbers,
  ...AE.numbers,
  ...NUMBERS_ELSEWHERE,
};

export const TRUNKS: Trunks = { ...US.trunks, ...TRUNKS_ELSEWHERE };

/** Countries with stores of ours. */
export const SHOPS = { IN: IN.shops, GB: GB.shops, US: US.shops, SG: SG.shops, AE: AE.shops } as const;
