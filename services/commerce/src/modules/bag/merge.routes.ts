import { cartMerge } from '@suvarna/contracts/bag';
import type { FastifyPluginAsync } from 'fastify';
import { linesOfOwner } from './bag.store.ts';
import type { Needs } from './needs.ts';
import { keyOf } from './line.ts';
import { principalOf, recognise, shopperOf } from '../identity/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';

/** Signing in takes a guest's things along by itself; this is for a guest token that was found later. */
export function mergeRoutes({ db, clock, mergeGuest }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, cartMerge, async (request, reply) => {
      const at = clock();
      const customer = shopperOf(request);
      const found = await recognise(db, { token: request.body.guest_token, cookie: undefined }, at);
      const guest = found.kind === 'alive' && found.shopper.kind === 'guest' ? found.shopper : undefined;
      return performOnce(db, principalOf(customer), request, reply, async (tx) => {
        const [own, brought] = [
          await linesOfOwner(tx, customer),
          guest === undefined ? [] : await linesOfOwner(tx, guest),
        ];
        if (guest === undefined || !(await mergeGuest(tx, guest.id, customer.id, at)))
          return envelope({ merged: false, lines_added: 0, lines_united: 0 });
        const known = new Set(own.map(keyOf));
        const united = brought.filter((line) => known.has(keyOf(line))).length;
        return envelope({ merged: true, lines_added: brought.length - united, lines_united: united });
      });
    });
  };
}
