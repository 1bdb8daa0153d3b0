/** Renders the smoke paths of a release before shoppers see it. */
import { ApiFailure } from '@suvarna/contracts/api-reader';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { createApiReader } from '../page/api-reader.ts';
import type { Commerce } from '../page/commerce.ts';
import { produce } from '../page/produce.ts';
import { ReleaseRefused, type StoredRelease } from './release-store.ts';
import type { ServerBundle } from './server-modules.ts';

const SMOKE_DEADLINE = 2_500;

export interface SmokeReport {
  readonly rendered: number;
  /** Routes that could not be judged because the back end did not answer. */
  readonly unjudged: number;
}

/** @throws ReleaseRefused when a smoke route throws or renders nothing although the back end answers. */
export async function smokeTest(stored: StoredRelease, bundle: ServerBundle, commerce: Commerce, origin: string): Promise<SmokeReport> {
  const { descriptor } = stored;
  const match = createMatcher([descriptor]);
  let rendered = 0;
  let unjudged = 0;
  for (const { id, smoke, render } of descriptor.routes) {
    if (!smoke || render === 'client') continue;
    const url = new URL(smoke, origin);
    const found = match(url.pathname);
    if (found?.route.id !== id) throw new ReleaseRefused(stored.release, `smoke path ${smoke} does not lead to route ${id}`);
    try {
      const produced = await produce({
        remote: descriptor.name, bundle, routeId: id, deadlineMs: SMOKE_DEADLINE,
        route: { params: found.params, query: url.searchParams, path: url.pathname, locale: 'en', currency: 'INR', origin },
        readerFor: (signal) => createApiReader(commerce, { locale: 'en', currency: 'INR', signal }),
      });
      if (produced.kind === 'page' && produced.markup === '') throw new Error('it rendered nothing');
      rendered += 1;
    } catch (error) {
      if (!isBackEndFault(error)) throw new ReleaseRefused(stored.release, `route ${id} does not render ${smoke}`, error);
      unjudged += 1;
    }
  }
  return { rendered, unjudged };
}

/** A back end that is down or slow says nothing about the release. */
export const isBackEndFault = (error: unknown): boolean =>
  (error instanceof ApiFailure && (error.status === 0 || error.status >= 500))
  // The bundle carries its own copy of the class: known by its name.
  || (error instanceof Error && error.name === 'ApiFailure' && 'status' in error && (error.status === 0 || Number(error.status) >= 500))
  || (error instanceof Error && error.name === 'TimeoutError');
