import { bare, type Market, type Numbers, type Post, type Shops } from './country.ts';

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

export const shops: Shops = {
  timeZone: 'Asia/Dubai',
  open: ['10:00', '22:00'],
  // National Day; the first days of Eid al-Fitr and Eid al-Adha by the Umm al-Qura calendar: a sighting may move them by one.
  holidays: ['12-02', '2026-03-20', '2026-05-27', '2027-03-09', '2027-05-16'],
  street: { walls: ['#ead7b5', '#e3cba2'], arch: 'ogee', tree: 'palm' },
};
