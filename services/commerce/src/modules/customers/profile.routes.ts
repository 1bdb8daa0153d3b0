import { profileDetails, profileUpdate } from '@suvarna/contracts/customers';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import {
  changeCustomer,
  type Customer,
  findCustomer,
  localeOf,
  sessionDead,
  type Shopper,
  shopperOf,
} from '../identity/index.ts';
import { findPincodeOf } from '../shipping/index.ts';
import { findDefaultAddress } from './addresses.ts';
import { changeOfProfile, faultsOfProfile, viewProfile, type ShippingWanted } from './profile.ts';

/** The account's own data. */
export function profileRoutes({ db, clock }: Needs): FastifyPluginAsync {
  const customerOf = async (id: string): Promise<Customer> => {
    const customer = await findCustomer(db, id);
    if (customer === undefined) throw sessionDead();
    return customer;
  };

  const deliveryWishesOf = async (shopper: Shopper): Promise<ShippingWanted> => {
    const [kept, address] = await Promise.all([findPincodeOf(db, shopper), findDefaultAddress(db, shopper)]);
    return { pincode: kept?.pincode ?? '', default_address: address ?? null };
  };

  return async (app) => {
    serve(app, profileDetails, async (request) => {
      const shopper = shopperOf(request);
      const customer = await customerOf(shopper.id);
      return envelope(
        viewProfile(customer, request.query.pincode === true ? await deliveryWishesOf(shopper) : undefined),
      );
    });

    serveOnce(app, profileUpdate, async ({ tx, request }) => {
      const faults = faultsOfProfile(request.body, clock(), localeOf(request));
      const [first] = Object.values(faults);
      if (first !== undefined) throw new Refusal('REQUEST.INVALID', { message: first, fields: faults });
      const { id } = shopperOf(request);
      await changeCustomer(tx, id, changeOfProfile(request.body));
      const customer = await findCustomer(tx, id);
      if (customer === undefined) throw sessionDead();
      return envelope(viewProfile(customer));
    });
  };
}
