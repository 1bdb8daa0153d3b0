/** Renders the smoke paths of a release before shoppers see it. */
import { createMatcher } from '@suvarna/remote-kit/routing';
import { RemoteFailure } from '@suvarna/remote-sandbox/pages-under-way';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import { createApiCall } from '../page/api-reader.ts';
import type { Commerce } from '../page/commerce.ts';
import type { Site } from '../site.ts';
import { produce } from '../page/produce.ts';
import { ReleaseRefused, type StoredRelease } from './release-store.ts';

const SMOKE_DEADLINE = 2_500;

export interface SmokeReport {
  readonly rendered: number;
  /** Routes that could not be judged because the back end did not answer. */
  readonly unjudged: number;
}

/** @throws ReleaseRefused when a smoke route throws or renders nothing although the back end answers. */
export async function smokeTest(
  stored: StoredRelease,
  sandbox: Sandbox,
  { commerce, site, origin }: { readonly commerce: Commerce; readonly site: Site; readonly origin: string },
): Promise<SmokeReport> {
  const { descriptor } = stored;
  const match = createMatcher([descriptor]);
  // As a visitor who comes for the first time.
  const { locale, base, variant } = site.readAddress('/', undefined);
  let rendered = 0;
  let unjudged = 0;
  for (const { id, smoke, render } of descriptor.routes) {
    if (!smoke || render === 'client') continue;
    const url = new URL(smoke, origin);
    const found = match(url.pathname);
    if (found?.route.id !== id)
      throw new ReleaseRefused(stored.release, `smoke path ${smoke} does not lead to route ${id}`);
    try {
      const produced = await produce(sandbox, {
        routeId: id,
        deadlineMs: SMOKE_DEADLINE,
        call: createApiCall(commerce, site.callHeaders({ locale, variant })),
        route: {
          ...site.pageContext(variant),
          params: found.params,
          query: url.searchParams,
          path: url.pathname,
          locale,
          base,
          variant,
          origin,
        },
      });
      if (produced.kind === 'page' && produced.markup.length === 0) throw new Error('it rendered nothing');
      rendered += 1;
    } catch (error) {
      if (!isBackEndFault(error))
        throw new ReleaseRefused(stored.release, `route ${id} does not render ${smoke}`, error);
      unjudged += 1;
    }
  }
  return { rendered, unjudged };
}

/** A back end that is down or slow says nothing about the release. */
export const isBackEndFault = (error: unknown): boolean =>
  (error instanceof RemoteFailure && error.backEnd) ||
  (error instanceof Error && error.name === 'TimeoutError');
