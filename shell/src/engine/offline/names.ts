/** Words that the page and the service worker share. */
export const WORKER_PATH = '/service-worker.js';

/** Every cache of ours begins like this; those of another format are cleared away by the worker. */
export const CACHE_PREFIX = 'suvarna-offline-';
/** Changed when what lies in the caches is to be read differently. */
export const CACHE_FORMAT = 'a';

/** Below the base of each language. */
export const OFFLINE_PATH = '/_shell/offline/';

/** What a page has fetched, as far as it knows itself. */
export interface Fetched {
  /** Paths of immutable files. */
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** A page that the shopper has seen, with what it was made with. */
export interface PageSeen extends Fetched {
  readonly type: 'page-seen';
  /** Path with query. */
  readonly path: string;
}

/** What a page fetched after it was seen: what a dialog is made of, say. */
export interface FilesSeen extends Fetched {
  readonly type: 'files-seen';
}

const FILE = /^\/(?:shell|remotes)\/[\w.-]+\//;
const PICTURE = /^\/media\//;
export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPicture = (pathname: string): boolean => PICTURE.test(pathname);
