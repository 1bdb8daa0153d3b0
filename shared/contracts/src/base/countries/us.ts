import { type Market, type Numbers, type Post, type Shops, type Trunks } from './country.ts';

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

/** Calls within the country begin with it. */
export const trunks: Trunks = { 1: /^[01](?=\d{10}$)/ };

export const shops: Shops = {
  timeZone: 'America/New_York',
  open: ['10:00', '19:00'],
  sunday: ['11:00', '18:00'],
  // New Year, Independence Day, Christmas; Thanksgiving, the fourth Thursday of November (5 U.S.C. 6103).
  holidays: ['01-01', '07-04', '12-25', '2026-11-26', '2027-11-25'],
  street: { walls: ['#9d5b46', '#8f6a56', '#c7ae90'], arch: 'flat', tree: 'crown' },
};
