import { type Market, type Numbers, type Post, type Shops } from './country.ts';

/** Singapore: what prices are shown with. */
export const market = {
  id: 'SG',
  label: 'Singapore',
  dial: '65',
  currency: 'SGD',
  symbol: 'S$',
  rings: 'us',
  shipping: 0,
} as const satisfies Market;

/** Where parcels go. */
export const post: Post = {
  id: 'SG',
  dial: '65',
  postcode: 'postal-code',
  // As it stands on letters: `S(018956)`, `Singapore 018956`.
  pattern: /^(?:S|Singapore)? ?\(?[0-9](?:[ -]?[0-9]){5}\)?$/i,
  normalise: (text) => text.replace(/[^0-9]/g, ''),
};

export const numbers: Numbers = { 65: String.raw`(?:(?:1\d|8)\d\d|7000)\d{7}|[3689]\d{7}` };

export const shops: Shops = {
  timeZone: 'Asia/Singapore',
  open: ['11:00', '21:00'],
  // National Day; both days of the Chinese New Year, and Deepavali (public holidays of the Ministry of Manpower).
  holidays: ['08-09', '2026-02-17', '2026-02-18', '2026-11-08', '2027-02-06', '2027-02-07', '2027-10-28'],
  street: { walls: ['#bcd3c4', '#f0d7b0', '#c9d6df'], arch: 'round', tree: 'palm' },
};
