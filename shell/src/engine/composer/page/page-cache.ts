/**
 * Documents in memory, the same for everybody: fresh for seconds, served stale while one request
 * makes the next version. A version is compressed in haste for who waits for it, and once more in
 * the background for everybody after: when nothing else is to be made, or as soon as a second one asks.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encode, type Encoding } from '../http/files/encoding.ts';
import { createBackground, type Background, type Urgency } from './background.ts';
import { bytesOf, type Piece } from './piece.ts';

export interface CachedPage {
  readonly body: Buffer;
  /** Weak: the compressed variants share it. It is of the content, however well that is compressed. */
  readonly etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
  /** It is in the cache: what is sent of it from now on is worth compressing well. */
  keep(background: Background): void;
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
/** Compressing a page well costs as much as making it: in front of those who wait for theirs it would halve what a core gives. */
const QUIET_MS = 500;

export function createPageCache(
  { freshMs, staleMs, maxBytes }: PageCacheLimits,
  now: () => number = Date.now,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.ceil(page.body.length * VARIANTS) + 1,
  });
  const background = createBackground(QUIET_MS);
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
      kept.keep(background.offer);
      background.busy();
      entries.set(key, { page: kept, storedAt: now() });
    },
    clear: () => entries.clear(),
  };
}

/** @param pieces of the document, in order; joined as bytes, because a joined string is copied once more to be encoded */
export function createPage(...pieces: readonly Piece[]): CachedPage {
  const body = bytesOf(pieces);
  const variants = new Map<Encoding, Promise<Buffer>>();
  const begun = new Set<Encoding>();
  /** What took up the work, not yet begun. */
  const offered = new Map<Encoding, Urgency>();
  let background: Background | undefined;

  const improve = (encoding: Encoding, first: Promise<Buffer>, urgency: Urgency): void => {
    const before = offered.get(encoding);
    if (!background || begun.has(encoding) || before === 'soon' || before === urgency) return;
    const isTaken = background(async () => {
      if (begun.has(encoding)) return;
      begun.add(encoding);
      try {
        const sent = await first;
        const better = await encode(body, encoding, 'thorough');
        if (better.length < sent.length) variants.set(encoding, Promise.resolve(better));
      } catch {
        // The first variant goes on serving.
      }
    }, urgency);
    if (isTaken) offered.set(encoding, urgency);
  };

  return {
    body,
    etag: `W/"${hash('sha1', body, 'base64url')}"`,
    encoded(encoding) {
      if (encoding === 'identity') return Promise.resolve(body);
      const known = variants.get(encoding);
      const variant = known ?? encode(body, encoding, 'least');
      if (!known) variants.set(encoding, variant);
      improve(encoding, variant, known ? 'soon' : 'when-idle');
      return variant;
    },
    keep(later) {
      background = later;
    },
  };
}
