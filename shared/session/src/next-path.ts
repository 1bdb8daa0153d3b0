import { localizePath, splitLocale } from '@suvarna/contracts/locale';

/** Stands for any origin: only paths that stay on it are the store's own. */
const BASE = 'https://store.invalid';
const LONGEST = 2_000;
const SIGN_IN = '/sign-in/';

/**
 * The `next` of the sign-in page, when it is safe to go there after a login: a path of this store,
 * with its language prefix, query and hash. Everything else is `null`: other origins in any
 * spelling browsers accept, files of the API, and sign-in itself (which would loop).
 */
export function safeNextPath(next: string | null | undefined): string | null {
  if (typeof next !== 'string' || next.length > LONGEST) return null;
  // Browsers read `\` as `/` and drop tabs and line ends inside an address.
  if (!/^\/(?![/\\])/.test(next) || /[\\\p{Cc}\p{Cf}]/u.test(next)) return null;
  if (!URL.canParse(next, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  if (origin !== BASE) return null;
  // `/.//evil` and `/%2f%2fevil` become `//evil` once normalised or decoded by a server.
  if (/^(?:\/|%2f|%5c){2}/i.test(pathname)) return null;
  const { path } = splitLocale(pathname);
  if (/^\/(?:sign-in|api|_shell)(?:\/|$)/i.test(path) || /^(?:\/|%2f|%5c){2}/i.test(path)) return null;
  return pathname + search + hash;
}

/**
 * Address of the sign-in page that returns to `from` (path with query, as in the address bar).
 * In the language of `from`; without `next` when there is nowhere safe to return to.
 */
export function signInPath(from: string): string {
  const next = safeNextPath(from);
  const page = localizePath(SIGN_IN, splitLocale(from).locale);
  return next === null || splitLocale(next).path === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** Whether a path (with or without query) is the sign-in page, in any language. */
export function isSignInPath(from: string): boolean {
  return /^\/sign-in(?:[/?#]|$)/.test(splitLocale(from).path);
}
