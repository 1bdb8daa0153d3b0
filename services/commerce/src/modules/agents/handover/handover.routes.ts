import { handoverOpen, handoverTake } from '@suvarna/contracts/agents';
import type { FastifyPluginAsync } from 'fastify';
import { serveOnce } from '../../../platform/http/serve.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { shopperOf } from '../../identity/index.ts';
import type { Needs } from '../needs.ts';
import { openHandover } from './open-handover.ts';
import { takeHandover } from './take-handover.ts';

/** `agents/handover/…`: a person goes on with what an assistant chose. */
export function handoverRoutes(deps: Needs): FastifyPluginAsync {
  return async (app) => {
    if (deps.config.agents === null) return;
    serveOnce(app, handoverOpen, async ({ tx, request }) =>
      envelope(await openHandover(tx, deps, request.body.token, shopperOf(request))),
    );
    serveOnce(app, handoverTake, async ({ tx, request }) =>
      envelope(await takeHandover(tx, deps, request.body.token, shopperOf(request))),
    );
  };
}
