import { pickupAdd } from '@suvarna/contracts/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serveOnce } from '../../platform/http/serve.ts';
import { addPickup, addressOrRefusal } from '../customers/index.ts';
import { shopperOf } from '../identity/index.ts';
import { storeNamed } from './appointment/slots.ts';
import { postalAddress } from './stores.ts';

/** `store/pickup/add/`: a store that an order is sent to, and who collects it there. */
export function pickupRoutes({ clock }: Pick<Dependencies, 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serveOnce(app, pickupAdd, async ({ tx, request }) => {
      const owner = shopperOf(request);
      const { store_id: storeId, full_name, mobile, email = '' } = request.body;
      const { view } = storeNamed(storeId);
      const pickup = {
        storeId,
        who: { full_name, mobile },
        store: postalAddress(view),
        email: owner.kind === 'guest' ? email : undefined,
      };
      return envelope(addressOrRefusal(await addPickup(tx, owner, pickup, clock())));
    });
  };
}
