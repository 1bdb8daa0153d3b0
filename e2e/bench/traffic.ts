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
  /** What was asked for before, and the bytes of what was asked for afterwards. */
  read(): { readonly own: Traffic; readonly ahead: number };
}

export function countTraffic(cdp: CDPSession): TrafficCount {
  const asked = new Map<string, { kind: keyof Traffic; own: boolean }>();
  const own = { requests: 0, js: 0, css: 0, html: 0, images: 0, fonts: 0, data: 0 };
  let ahead = 0;
  let loading = true;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    asked.set(requestId, { kind: kinds[type ?? ''] ?? 'data', own: loading });
    if (loading) own.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (!request) return;
    if (request.own) own[request.kind] += encodedDataLength;
    else ahead += encodedDataLength;
  });
  return {
    endOfPage: () => {
      loading = false;
    },
    read: () => ({ own: { ...own }, ahead }),
  };
}
