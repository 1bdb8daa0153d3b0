import { bare, type Market, type Numbers, type Post } from './country.ts';

/** The United Arab Emirates: what prices are shown with. */
export const market = {
  id: 'AE',
  label: 'UAE',
  dial: '971',
  currency: 'AED',
  symbol: 'AED',
  rings: 'us',
  shipping: 0,
} as const satisfies Market;

/** Where parcels go. */
export const post: Post = {
  id: 'AE',
  dial: '971',
  postcode: 'po-box',
  pattern: /^[0-9](?:[ -]?[0-9]){2,5}$/,
  normalise: bare,
};

export const numbers: Numbers = { 971: String.raw`(?:[4-7]\d|9[0-689])\d{7}|800\d{2,9}|[2-4679]\d{7}` };
