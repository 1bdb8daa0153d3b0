/**
 * Documents in memory, the same for everybody: fresh for seconds, served stale while one request
 * makes the next version, compressed once per version.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encode, type Encoding } from '../http/encoding.ts';

export interface CachedPage {
  readonly body: Buffer;
  /** Weak: the compressed variants share it. */
  readonly etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface PageCache {
  /** `fresh` says whether the page needs to be made again. */
  get(key: string): { readonly page: CachedPage; readonly fresh: boolean } | null;
  put(key: string, page: CachedPage): void;
  clear(): void;
}

export interface PageCacheLimits {
  readonly freshMs: number;
  readonly staleMs: number;
  readonly maxBytes: number;
}

interface Entry {
  readonly page: CachedPage;
  readonly storedAt: number;
}

/** Identity, brotli and gzip together stay below this multiple of the document. */
const VARIANTS = 1.6;
const WORTH_IMPROVING = 3;

export function createPageCache(
  { freshMs, staleMs, maxBytes }: PageCacheLimits,
  now: () => number = Date.now,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.body.length * VARIANTS) + 1,
  });
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      const age = now() - entry.storedAt;
      if (age < freshMs + staleMs) return { page: entry.page, fresh: age < freshMs };
      entries.delete(key);
      return null;
    },
    put(key, page) {
      const known = entries.peek(key);
      // The same bytes again: keep the object, so that its compressed variants live on.
      entries.set(key, { page: known?.page.etag === page.etag ? known.page : page, storedAt: now() });
    },
    clear: () => entries.clear(),
  };
}

/** @param parts of the document, in order; joined as bytes, because a joined string is copied once more to be encoded */
export function createPage(...parts: readonly (string | Buffer)[]): CachedPage {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const variants = new Map<Encoding, Promise<Buffer>>();
  let uses = 0;
  return {
    body,
    etag: `W/"${hash('sha1', body, 'base64url')}"`,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(body);
      uses += 1;
      let variant = variants.get(encoding);
      if (!variant) {
        variant = encode(body, encoding, 'least');
        variants.set(encoding, variant);
      } else if (uses === WORTH_IMPROVING) {
        const first = variant;
        // The first variant keeps serving until the better one is there, and if it never is.
        void encode(body, encoding, 'thorough').then(
          (better) => variants.set(encoding, Promise.resolve(better)),
          () => variants.set(encoding, first),
        );
      }
      return variant;
    },
  };
}
