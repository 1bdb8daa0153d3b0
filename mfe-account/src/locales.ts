import type { Locales } from '@suvarna/remote-kit/page';

/** One chunk a language: a reader downloads the texts of one. */
export const locales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json', { with: { type: 'json' } }),
  hi: () => import(/* webpackChunkName: "locale-hi" */ './locales/hi.json', { with: { type: 'json' } }),
};
