import { boxList } from '@suvarna/contracts/jewellery-box';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { shopperOf } from '../identity/index.ts';
import { readPage } from './read-box.ts';

/** `box/list/`: the customer's own pieces. */
export function boxRoutes({ db, pool, catalogue, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, boxList, async (request) => {
      const at = clock();
      const context = { db, pool, catalogue, at };
      return envelope(await readPage(context, shopperOf(request).id, request.query.page));
    });
  };
}
