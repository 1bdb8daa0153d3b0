/** Parts of addresses. */

/** Only the keys the route declared: the page cannot depend on what its cache key leaves out. */
export function relevantQuery(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const declared = new URLSearchParams();
  for (const key of keys) for (const value of query.getAll(key)) declared.append(key, value);
  return declared;
}

export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path;

/** A path of this store and of no other host: `//evil.example` and `/\\evil.example` are not. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path);

export const ownPathOr = (path: string, otherwise: string): string => (isOwnPath(path) ? path : otherwise);
