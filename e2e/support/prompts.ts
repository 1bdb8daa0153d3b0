import type { BrowserContext } from '@playwright/test';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Cookies of a browser that has turned the store's questions down before: the store does not repeat them. */
export const askedBefore = (shop: string): Cookie[] => [
  { name: 'dm', value: encodeURIComponent('popupShown=true'), url: shop },
  { name: 'rest-pincode', value: '1', url: shop },
  { name: 'rest-notification', value: '1', url: shop },
];
