/**
 * Documents in memory, the same for everybody: fresh for seconds, served stale while one request
 * makes the next version. A version is compressed in haste for who waits for it, and once more in
 * the background for everybody after.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { encode, type Encoding } from '../http/encoding.ts';

export interface CachedPage {
  readonly body: Buffer;
  /** Weak: the compressed variants share it. It is of the content, however well that is compressed. */
  readonly etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** It is in the cache: what is sent of it from now on is worth compressing well. */
  keep(background: Background): void;
}

/** Does a piece of work later; `false` when too much waits already, and it may be offered again. */
export type Background = (work: () => Promise<void>) => boolean;

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
/** A crawler walks through thousands of pages; what finds no room waits until somebody asks for it again. */
const MOST_WAITING = 200;

export function createPageCache(
  { freshMs, staleMs, maxBytes }: PageCacheLimits,
  now: () => number = Date.now,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.body.length * VARIANTS) + 1,
  });
  // One at a time: the other threads stay free for those who wait.
  const improving = new PQueue({ concurrency: 1 });
  const background: Background = (work) => {
    if (improving.size >= MOST_WAITING) return false;
    void improving.add(work);
    return true;
  };
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
      const kept = known?.page.etag === page.etag ? known.page : page;
      kept.keep(background);
      entries.set(key, { page: kept, storedAt: now() });
    },
    clear: () => entries.clear(),
  };
}

/** @param parts of the document, in order; joined as bytes, because a joined string is copied once more to be encoded */
export function createPage(...parts: readonly (string | Buffer)[]): CachedPage {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const variants = new Map<Encoding, Promise<Buffer>>();
  const improved = new Set<Encoding>();
  let background: Background | undefined;

  const improve = (encoding: Encoding, first: Promise<Buffer>): void => {
    if (!background || improved.has(encoding)) return;
    const begun = background(async () => {
      try {
        const sent = await first;
        const better = await encode(body, encoding, 'thorough');
        if (better.length < sent.length) variants.set(encoding, Promise.resolve(better));
      } catch {
        // The first variant goes on serving.
      }
    });
    if (begun) improved.add(encoding);
  };

  return {
    body,
    etag: `W/"${hash('sha1', body, 'base64url')}"`,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(body);
      let variant = variants.get(encoding);
      if (!variant) {
        variant = encode(body, encoding, 'least');
        variants.set(encoding, variant);
      }
      improve(encoding, variant);
      return variant;
    },
    keep(later) {
      background = later;
    },
  };
}
