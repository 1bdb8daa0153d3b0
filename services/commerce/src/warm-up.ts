import { productListing, productSearch, searchSuggest } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';

/** As shoppers ask: categories, Hindi, Hinglish, mistakes, prices, weights, several words. */
const QUERIES = [
  'ring',
  'jhumka',
  'jumka',
  'daimond ring',
  'अंगूठी',
  'sone ki chain',
  'gold chain 22k',
  'ring under 30000',
  '5 gram coin',
  'pendant for wife',
  'rose gold emerald ring',
  'नाक की पिन',
  'price',
];
const ENCODED = QUERIES.map((query) => encodeURIComponent(query));

/** What a service that just began asks itself. */
export const WARM_UP_URLS: readonly string[] = [
  ...ENCODED.flatMap((query) => [
    `/api/${productSearch.path}?q=${query}&page=1`,
    `/api/${searchSuggest.path}?q=${query}`,
  ]),
  `/api/${productListing.path}?path=%2Fjewellery%2Frings%2F&facets=true`,
  `/api/${productListing.path}?path=%2Fjewellery%2F&facets=true`,
];

/**
 * Code that has never run is slow: without this the first searches after a start take tens of
 * milliseconds, and a caller who comes in the meantime waits behind them. It takes part of a second, before
 * anybody is let in.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of WARM_UP_URLS) await app.inject(url);
}
