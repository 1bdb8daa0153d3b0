/** Whether a client has the answer already. Proxies that compress turn tags into weak ones, and caches ask for several at once. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
