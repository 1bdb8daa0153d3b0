import { Profile, ProfileBody } from '@suvarna/contracts/api/identity';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  changeCustomer,
  type Customer,
  findCustomer,
  localeOf,
  principalOf,
  security,
  sessionDead,
  type Shopper,
  shopperOf,
  strict,
  tags,
} from '../identity/index.ts';
import { findPincodeOf } from '../shipping/index.ts';
import { findDefaultAddress } from './addresses.ts';
import { changeOfProfile, faultsOfProfile, viewProfile, type DeliveryWishes } from './profile.ts';

const DetailsQuery = Type.Object({ pincode: Type.Optional(Type.Boolean()) }, strict);
const customerOnly = { config: { access: 'customer' } } as const;
const customerOnce = { config: { access: 'customer', once: true } } as const;

/** The account's own data. */
export function profileRoutes({ db, clock }: Dependencies): FastifyPluginAsyncTypebox {
  const customerOf = async (id: string): Promise<Customer> => {
    const customer = await findCustomer(db, id);
    if (customer === undefined) throw sessionDead();
    return customer;
  };

  const deliveryWishesOf = async (shopper: Shopper): Promise<DeliveryWishes> => {
    const [kept, address] = await Promise.all([findPincodeOf(db, shopper), findDefaultAddress(db, shopper)]);
    return { pincode: kept?.pincode ?? '', default_address: address ?? null };
  };

  return async (app) => {
    app.get(
      '/customer/customer_account/details/',
      {
        ...customerOnly,
        schema: {
          tags,
          security,
          summary: 'The account; with pincode=true also the pincode kept for it and its default address',
          querystring: DetailsQuery,
          response: answers(Profile),
        },
      },
      async (request) => {
        const shopper = shopperOf(request);
        const customer = await customerOf(shopper.id);
        return envelope(
          viewProfile(customer, request.query.pincode === true ? await deliveryWishesOf(shopper) : undefined),
        );
      },
    );

    app.post(
      '/customer/customer_account/update/',
      {
        ...customerOnce,
        schema: {
          tags,
          security,
          summary: 'Changes the profile',
          body: ProfileBody,
          response: answers(Profile),
        },
      },
      (request, reply) => {
        const faults = faultsOfProfile(request.body, clock(), localeOf(request));
        const [first] = Object.values(faults);
        if (first !== undefined) throw new Refusal(400, 'REQUEST.INVALID', first, { fields: faults });
        const { id } = shopperOf(request);
        return performOnce(db, principalOf(shopperOf(request)), request, reply, async (tx) => {
          await changeCustomer(tx, id, changeOfProfile(request.body));
          const customer = await findCustomer(tx, id);
          if (customer === undefined) throw sessionDead();
          return envelope(viewProfile(customer));
        });
      },
    );
  };
}
