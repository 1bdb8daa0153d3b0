import { pickupAdd } from '@suvarna/contracts/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { answered } from '../../platform/http/answered.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { addPickup, addressOrRefusal } from '../customers/index.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { storeNamed } from './slots.ts';
import { postalAddress } from './stores.ts';

/** `store/pickup/add/`: a store that an order is sent to, and who collects it there. */
export function pickupRoutes({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, pickupAdd, (request, reply) => {
      const owner = shopperOf(request);
      const { store_id: storeId, full_name, mobile, email = '' } = request.body;
      return performOnce(db, principalOf(owner), request, reply, (tx) =>
        answered(async () => {
          const { view } = storeNamed(storeId);
          const pickup = {
            storeId,
            who: { full_name, mobile },
            store: postalAddress(view),
            email: owner.kind === 'guest' ? email : undefined,
          };
          return envelope(addressOrRefusal(await addPickup(tx, owner, pickup, clock())));
        }),
      );
    });
  };
}
