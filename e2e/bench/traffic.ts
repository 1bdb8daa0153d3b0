import type { CDPSession } from '@playwright/test';

export interface Traffic {
  readonly requests: number;
  /** Bytes over the wire, heads of answers included, per kind. */
  readonly js: number;
  readonly css: number;
  readonly html: number;
  readonly images: number;
  readonly fonts: number;
  readonly data: number;
}

const kinds: Readonly<Record<string, keyof Traffic>> = { Script: 'js', Stylesheet: 'css', Document: 'html', Image: 'images', Font: 'fonts' };

/** Counts from now on; ask the answer for what came so far. */
export function countTraffic(cdp: CDPSession): () => Traffic {
  const kindOf = new Map<string, keyof Traffic>();
  const bytes = { requests: 0, js: 0, css: 0, html: 0, images: 0, fonts: 0, data: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:') || response.fromDiskCache) return;
    kindOf.set(requestId, kinds[type] ?? 'data');
    bytes.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return () => ({ ...bytes });
}
