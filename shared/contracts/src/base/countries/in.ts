import { bare, type Market, type Post, type Shops } from './country.ts';

/** India: what prices are shown with. */
export const market = {
  id: 'IN',
  label: 'India',
  dial: '91',
  currency: 'INR',
  symbol: '₹',
  rings: 'in',
  shipping: 0,
} as const satisfies Market;

/** Where parcels go. */
export const post: Post = {
  id: 'IN',
  dial: '91',
  postcode: 'pincode',
  pattern: /^[1-9](?:[\s-]?[0-9]){5}$/,
  normalise: bare,
};

/** Republic Day, Independence Day, Gandhi Jayanti; Holi and Diwali, by the lists of the Central Government: couriers rest, too. */
export const holidays: readonly string[] = [
  '01-26',
  '08-15',
  '10-02',
  '2026-03-04',
  '2026-11-08',
  '2027-03-22',
  '2027-10-29',
  '2028-03-11',
  '2028-10-17',
];

export const shops: Shops = {
  timeZone: 'Asia/Kolkata',
  open: ['11:00', '20:30'],
  holidays,
  street: { walls: ['#f0dcc0', '#e9c9a6', '#f3e3cf', '#e4cdb4', '#eed3c4'], arch: 'ogee', tree: 'crown' },
};
