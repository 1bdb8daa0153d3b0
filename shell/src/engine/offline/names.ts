/** Words that the page and the service worker share. */
export const WORKER_PATH = '/service-worker.js';

/** Every cache of ours begins like this; those of another format are cleared away by the worker. */
export const CACHE_PREFIX = 'suvarna-offline-';
/** Changed when what lies in the caches is to be read differently. */
export const CACHE_FORMAT = 'a';

/** Below the base of each language. */
export const OFFLINE_PATH = '/_shell/offline/';

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
