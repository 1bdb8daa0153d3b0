import { type Market, type Numbers, type Post, type Shops } from './country.ts';

/** The United Kingdom: what prices are shown with. */
export const market = {
  id: 'GB',
  label: 'UK',
  dial: '44',
  currency: 'GBP',
  symbol: '£',
  rings: 'uk',
  shipping: 0,
  asksFirst: true,
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

export const shops: Shops = {
  timeZone: 'Europe/London',
  open: ['10:00', '18:00'],
  sunday: ['11:00', '17:00'],
  // New Year, Christmas, Boxing Day; Easter Sunday, on which large shops may not open (Sunday Trading Act 1994).
  holidays: ['01-01', '12-25', '12-26', '2026-04-05', '2027-03-28'],
  street: { walls: ['#b0644a', '#a65a47', '#c9b79f'], arch: 'flat', tree: 'crown' },
};
