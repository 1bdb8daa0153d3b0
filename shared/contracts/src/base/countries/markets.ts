/** Those that prices are shown for: apart from what forms know of a country, so that pages load no more than this. */
import * as AE from './ae.ts';
import type { Market } from './country.ts';
import * as GB from './gb.ts';
import * as IN from './in.ts';
import * as SG from './sg.ts';
import * as US from './us.ts';

/** Those that prices are shown for, in the order of the header; the store is at home in the first. */
export const MARKETS = [IN.market, GB.market, US.market, SG.market, AE.market] as const;

/** The country that a currency is of; home for one that is of none. */
export const marketOf = (currency: string): Market =>
  MARKETS.find((market) => market.currency === currency) ?? MARKETS[0];
