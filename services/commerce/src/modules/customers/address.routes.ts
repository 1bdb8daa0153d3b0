import {
  addressAdd,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
  guestAddressAdd,
} from '@suvarna/contracts/endpoints/customers';
import type { Address, AddressList } from '@suvarna/contracts/api/address';
import type { Envelope } from '@suvarna/contracts/errors';
import { ADDRESS_FIELDS } from '@suvarna/forms/address';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  addAddress,
  listAddresses,
  removeAddress,
  setDefaultAddress,
  updateAddress,
  type AddressListOutcome,
  type AddressOutcome,
  type AddressRefusal,
} from './addresses.ts';
import { principalOf, type Shopper, shopperOf } from '../identity/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';

function refusalOf(refusal: AddressRefusal): Refusal {
  switch (refusal.code) {
    case 'ADDRESS.NOT_FOUND':
      return new Refusal(404, refusal.code, 'This address is not in your account.');
    case 'SESSION.TOKEN_INVALID':
      return new Refusal(401, refusal.code, 'Authorization Failure');
    case 'REQUEST.TOO_LARGE':
      return new Refusal(400, refusal.code, 'There is no room for more addresses.');
    case 'ADDRESS.INVALID': {
      const faults = [...ADDRESS_FIELDS, 'email' as const].flatMap((field) => {
        const fault = refusal.faults[field];
        return fault === undefined ? [] : [[`/${field}`, formText(fault, 'en')] as const];
      });
      return new Refusal(400, refusal.code, faults[0]?.[1] ?? 'The address is not valid.', {
        fields: Object.fromEntries(faults),
      });
    }
  }
}

/** `customer/customer_address/…` and `customer/guest_address/add/`: a shopper's own addresses; another's are not found. */
export function addressRoutes({ db, clock }: Dependencies): FastifyPluginAsync {
  const perform = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, owner: Shopper) => Promise<Answer>,
  ): Promise<Answer> => {
    const owner = shopperOf(request);
    return performOnce(db, principalOf(owner), request, reply, (tx) => work(tx, owner));
  };
  const one = async (outcome: Promise<AddressOutcome>): Promise<Envelope<Address>> => {
    const result = await outcome;
    if (result.kind === 'refused') throw refusalOf(result);
    return envelope(result.address);
  };
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
