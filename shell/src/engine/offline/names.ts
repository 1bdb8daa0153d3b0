/** Words that the page and the service worker share. */
import { LOCALES, splitLocale, type Locale } from '@suvarna/contracts/locale';

export const WORKER_PATH = '/service-worker.js';

/** Every cache of ours begins like this; those of another format are cleared away by the worker. */
export const CACHE_PREFIX = 'suvarna-offline-';
/** Changed when what lies in the caches is to be read differently. */
export const CACHE_FORMAT = 'a';

export const OFFLINE_PATHS: Readonly<Record<Locale, string>> = {
  en: '/_shell/offline/',
  hi: '/hi/_shell/offline/',
};
export const offlinePathOf = (pathname: string): string => OFFLINE_PATHS[splitLocale(pathname).locale];
export const ALL_OFFLINE_PATHS: readonly string[] = LOCALES.map((locale) => OFFLINE_PATHS[locale]);

/** A page that the shopper has seen, with what it was made with as far as the page itself knows. */
export interface PageSeen {
  readonly type: 'page-seen';
  /** Path with query. */
  readonly path: string;
  /** Paths of immutable files. */
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

const FILE = /^\/(?:shell|remotes)\/[\w.-]+\//;
const PICTURE = /^\/media\//;
export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPicture = (pathname: string): boolean => PICTURE.test(pathname);

/** Pages about a person or about money: never kept, whatever their answer says. */
const PERSONAL = /^\/(?:account|bag|checkout|guest-address|orderstats|sign-in|wishlist|referral|api)(?:\/|$)/;
export const isPersonal = (pathname: string): boolean => PERSONAL.test(splitLocale(pathname).path);
