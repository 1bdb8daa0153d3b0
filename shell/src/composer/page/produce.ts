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
  const signal = AbortSignal.timeout(deadlineMs);
  return before(signal, (async () => {
    const loaded = await bundle.load(routeId, { ...route, api: readerFor(signal), signal });
    if (loaded.kind !== 'data') return loaded;
    const { element, head } = await bundle.render(routeId, { data: loaded.data, route });
    signal.throwIfAborted();
    return { kind: 'page', head, markup: renderToString(element, { identifierPrefix: `${remote}-` }).replace(PICTURE_PRELOADS, ''), data: loaded.data };
  })());
}

async function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('deadline'));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
