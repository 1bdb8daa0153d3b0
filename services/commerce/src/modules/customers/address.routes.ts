import {
  Address,
  AddressBody,
  AddressIdBody,
  AddressList,
  AddressUpdateBody,
  GuestAddressBody,
} from '@suvarna/contracts/api/address';
import type { Envelope } from '@suvarna/contracts/errors';
import { ADDRESS_FIELDS } from '@suvarna/forms/address';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { answers, envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const tags = ['address'];
const security = [{ token: [] }];
const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;

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
export function addressRoutes({ db, clock }: Dependencies): FastifyPluginAsyncTypebox {
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
    app.get(
      '/customer/customer_address/list/',
      {
        ...shopperOnly,
        schema: { tags, security, summary: "The shopper's addresses", response: answers(AddressList) },
      },
      async (request) => {
        const results = await listAddresses(db, shopperOf(request));
        return envelope({ results, count: results.length });
      },
    );
    app.post(
      '/customer/customer_address/add/',
      {
        config: { access: 'customer', once: true },
        schema: {
          tags,
          security,
          summary: 'Adds an address to the account',
          body: AddressBody,
          response: answers(Address),
        },
      },
      (request, reply) =>
        perform(request, reply, (tx, owner) => one(addAddress(tx, owner, request.body, clock()))),
    );
    app.post(
      '/customer/guest_address/add/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: "Adds a guest's address, with the e-mail address the order is confirmed to",
          body: GuestAddressBody,
          response: answers(Address),
        },
      },
      (request, reply) =>
        perform(request, reply, (tx, owner) => one(addAddress(tx, owner, request.body, clock()))),
    );
    app.post(
      '/customer/customer_address/update/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Changes an address',
          body: AddressUpdateBody,
          response: answers(Address),
        },
      },
      (request, reply) =>
        perform(request, reply, (tx, owner) => {
          const { address_id, ...body } = request.body;
          return one(updateAddress(tx, owner, address_id, body));
        }),
    );
    app.post(
      '/customer/customer_address/delete/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Deletes an address',
          body: AddressIdBody,
          response: answers(AddressList),
        },
      },
      (request, reply) =>
        perform(request, reply, (tx, owner) => all(removeAddress(tx, owner, request.body.address_id))),
    );
    app.post(
      '/customer/customer_address/set_default/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Makes an address the default',
          body: AddressIdBody,
          response: answers(AddressList),
        },
      },
      (request, reply) =>
        perform(request, reply, (tx, owner) => all(setDefaultAddress(tx, owner, request.body.address_id))),
    );
  };
}
