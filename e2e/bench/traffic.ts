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

const kinds: Readonly<Record<string, keyof Traffic>> = {
  Script: 'js',
  Stylesheet: 'css',
  Document: 'html',
  Image: 'images',
  Font: 'fonts',
};

export interface TrafficCount {
  /** From now on requests are no longer the page's own. */
  endOfPage(): void;
  /** What was asked for before, and the bytes of what was asked for afterwards, scripts apart. */
  read(): { readonly own: Traffic; readonly ahead: number; readonly aheadJs: number };
  /** Bytes of one answer; 0 when it was never asked for. */
  bytesOf(url: string): number;
}

export function countTraffic(cdp: CDPSession): TrafficCount {
  const asked = new Map<string, { url: string; kind: keyof Traffic; own: boolean }>();
  const bytes = new Map<string, number>();
  const own = { requests: 0, js: 0, css: 0, html: 0, images: 0, fonts: 0, data: 0 };
  let ahead = 0;
  let aheadJs = 0;
  let loading = true;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    asked.set(requestId, { url: request.url, kind: kinds[type ?? ''] ?? 'data', own: loading });
    if (loading) own.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (!request) return;
    bytes.set(request.url, encodedDataLength);
    if (request.own) {
      own[request.kind] += encodedDataLength;
      return;
    }
    ahead += encodedDataLength;
    // Code is fetched ahead by `fetch`, so its kind does not say what it is.
    if (/\.m?js$/.test(new URL(request.url).pathname)) aheadJs += encodedDataLength;
  });
  return {
    endOfPage: () => {
      loading = false;
    },
    read: () => ({ own: { ...own }, ahead, aheadJs }),
    bytesOf: (url) => bytes.get(url) ?? 0,
  };
}
