import { type Market, type Numbers, type Post } from './country.ts';

/** The United States: what prices are shown with. */
export const market = {
  id: 'US',
  label: 'USA',
  dial: '1',
  currency: 'USD',
  symbol: '$',
  rings: 'us',
  shipping: 0,
} as const satisfies Market;

/** Where parcels go. */
export const post: Post = {
  id: 'US',
  dial: '1',
  postcode: 'zip-code',
  pattern: /^[0-9]{5}(?: ?-? ?[0-9]{4})?$/,
  normalise: (text) => text.slice(0, 5),
};

export const numbers: Numbers = { 1: String.raw`[2-9]\d{9}|3\d{6}` };
