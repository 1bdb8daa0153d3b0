import { type Market, type Numbers, type Post } from './country.ts';

/** The United Kingdom: what prices are shown with. */
export const market = {
  id: 'GB',
  label: 'UK',
  dial: '44',
  currency: 'GBP',
  symbol: '£',
  rings: 'uk',
  shipping: 0,
} as const satisfies Market;

/** Where parcels go. */
export const post: Post = {
  id: 'GB',
  dial: '44',
  postcode: 'post-code',
  pattern: /^(?=[A-Z0-9 ]{3,8}$)(?:[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}|GIR ?0AA)$/i,
  normalise: (text) => `${text.replaceAll(' ', '').slice(0, -3)} ${text.slice(-3)}`.toUpperCase(),
};

export const numbers: Numbers = { 44: String.raw`[1-357-9]\d{9}|[18]\d{8}|8\d{6}` };
