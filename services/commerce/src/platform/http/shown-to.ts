import { SHOWN_TO_HEADER } from '@suvarna/contracts/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from './limits/caller-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the composer makes a page for; no caller on every listener but that of pages. */
    shownTo?: string;
  }
}

export function hearShownTo(app: FastifyInstance): void {
  app.decorateRequest('shownTo', undefined);
  app.addHook('onRequest', async (request) => {
    const said = request.headers[SHOWN_TO_HEADER];
    if (typeof said === 'string') request.shownTo = said;
  });
}

/** Who will look at an answer: the caller, or of the composer's calls whom it makes the page for. */
export const lookerOf = (request: Pick<FastifyRequest, 'ip' | 'shownTo'>): string =>
  request.shownTo ?? callerAddress(request);
