import { bare, type Market, type Post } from './country.ts';

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
