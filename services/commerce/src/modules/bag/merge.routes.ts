import { type Asking, serveOnce } from '../../platform/http/serve.ts';
import { cartMerge } from '@suvarna/contracts/bag';
import type { FastifyPluginAsync } from 'fastify';
import { linesOfOwner } from './bag.store.ts';
import type { Needs } from './needs.ts';
import { keyOf } from './line.ts';
import { recognise, shopperOf } from '../identity/index.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';

/** Signing in takes a guest's things along by itself; this is for a guest token that was found later. */
export function mergeRoutes({ db, clock, mergeGuest }: Needs): FastifyPluginAsync {
  return async (app) => {
    const before = async (request: Asking<typeof cartMerge>) => {
      const found = await recognise(db, { token: request.body.guest_token, cookie: undefined }, clock());
      return found.kind === 'alive' && found.shopper.kind === 'guest' ? found.shopper : undefined;
    };
    serveOnce(app, cartMerge, { before }, async ({ tx, request, asked: guest }) => {
      const customer = shopperOf(request);
      const [own, brought] = [
        await linesOfOwner(tx, customer),
        guest === undefined ? [] : await linesOfOwner(tx, guest),
      ];
      if (guest === undefined || !(await mergeGuest(tx, guest.id, customer.id, clock())))
        return envelope({ merged: false, lines_added: 0, lines_united: 0 });
      const known = new Set(own.map(keyOf));
      const united = brought.filter((line) => known.has(keyOf(line))).length;
      return envelope({ merged: true, lines_added: brought.length - united, lines_united: united });
    });
  };
}
