import type { Locales } from '@suvarna/remote-kit/page';

/** One chunk a language: a reader downloads the texts of one, and with it the hashes of its other files. */
export const locales: Locales = {
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts'),
  hi: () => import(/* webpackChunkName: "locale-hi" */ './locales/hi.ts'),
};
