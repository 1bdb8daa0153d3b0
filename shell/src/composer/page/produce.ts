/** One page of a remote made on the server: load, then render, within one deadline. */
import type { ApiReader } from '@suvarna/contracts/api-reader';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { renderToString } from 'react-dom/server';
import type { ServerBundle } from '../delivery/server-modules.ts';

export type Produced =
  | { readonly kind: 'page'; readonly head: PageHead; readonly markup: string; readonly data: unknown }
  /** `to` is language-neutral. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found' };

/**
 * React writes preloads of eager pictures in front of the markup. The head already has the one
 * that matters, and inside the slot nobody would take them away with the page.
 */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export interface Production {
  readonly remote: string;
  readonly bundle: ServerBundle;
  readonly routeId: string;
  readonly route: RouteContext;
  readonly readerFor: (signal: AbortSignal) => ApiReader;
  readonly deadlineMs: number;
}

/**
 * Rejects with what the remote threw, or with the `TimeoutError` of the deadline. A string is made
 * and not a stream: `render` resolves only when everything is there (ADR 9).
 */
export async function produce({ remote, bundle, routeId, route, readerFor, deadlineMs }: Production): Promise<Produced> {
  const deadline = new AbortController();
  // Not AbortSignal.timeout: that cannot be called off, and makes an error for every page that was in time.
  const timer = setTimeout(() => deadline.abort(new DOMException('the page took too long', 'TimeoutError')), deadlineMs);
  const { signal } = deadline;
  const { promise: late, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  try {
    return await Promise.race([late, (async (): Promise<Produced> => {
      const loaded = await bundle.load(routeId, { ...route, api: readerFor(signal), signal });
      if (loaded.kind !== 'data') return loaded;
      const { element, head } = await bundle.render(routeId, { data: loaded.data, route });
      signal.throwIfAborted();
      return { kind: 'page', head, markup: renderToString(element, { identifierPrefix: `${remote}-` }).replace(PICTURE_PRELOADS, ''), data: loaded.data };
    })()]);
  } finally {
    clearTimeout(timer);
  }
}
