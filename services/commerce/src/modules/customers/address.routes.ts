import {
  type Address,
  addressAdd,
  addressDelete,
  addressDetails,
  addressList,
  type AddressList,
  addressSetDefault,
  addressUpdate,
  guestAddressAdd,
} from '@suvarna/contracts/customers';
import type { Envelope } from '@suvarna/contracts/call';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Needs } from './needs.ts';
import {
  addAddress,
  findAddress,
  listAddresses,
  removeAddress,
  setDefaultAddress,
  updateAddress,
  type AddressListOutcome,
  type AddressOutcome,
} from './addresses.ts';
import { addressOrRefusal, refusalOf } from './address-answer.http.ts';
import { principalOf, type Shopper, shopperOf } from '../identity/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';

/** `customer/customer_address/…` and `customer/guest_address/add/`: a shopper's own addresses; another's are not found. */
export function addressRoutes({ db, clock }: Needs): FastifyPluginAsync {
  const perform = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, owner: Shopper) => Promise<Answer>,
  ): Promise<Answer> => {
    const owner = shopperOf(request);
    return performOnce(db, principalOf(owner), request, reply, (tx) => work(tx, owner));
  };
  const one = async (outcome: Promise<AddressOutcome>): Promise<Envelope<Address>> =>
    envelope(addressOrRefusal(await outcome));
  const all = async (outcome: Promise<AddressListOutcome>): Promise<Envelope<AddressList>> => {
    const result = await outcome;
    if (result.kind === 'refused') throw refusalOf(result);
    return envelope({ results: [...result.addresses], count: result.addresses.length });
  };

  return async (app) => {
    serve(app, addressList, async (request) => {
      const results = await listAddresses(db, shopperOf(request));
      return envelope({ results, count: results.length });
    });
    serve(app, addressDetails, async (request) => {
      const address = await findAddress(db, shopperOf(request), request.query.address_id);
      if (address === undefined) throw refusalOf({ kind: 'refused', code: 'ADDRESS.NOT_FOUND' });
      return envelope(address);
    });
    serve(app, addressAdd, (request, reply) =>
      perform(request, reply, (tx, owner) => one(addAddress(tx, owner, request.body, clock()))),
    );
    serve(app, guestAddressAdd, (request, reply) =>
      perform(request, reply, (tx, owner) => one(addAddress(tx, owner, request.body, clock()))),
    );
    serve(app, addressUpdate, (request, reply) =>
      perform(request, reply, (tx, owner) => {
        const { address_id, ...body } = request.body;
        return one(updateAddress(tx, owner, address_id, body));
      }),
    );
    serve(app, addressDelete, (request, reply) =>
      perform(request, reply, (tx, owner) => all(removeAddress(tx, owner, request.body.address_id))),
    );
    serve(app, addressSetDefault, (request, reply) =>
      perform(request, reply, (tx, owner) => all(setDefaultAddress(tx, owner, request.body.address_id))),
    );
  };
}
