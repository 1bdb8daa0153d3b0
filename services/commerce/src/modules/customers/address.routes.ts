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
import type { FastifyPluginAsync } from 'fastify';
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
import { shopperOf } from '../identity/index.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';

/** `customer/customer_address/…` and `customer/guest_address/add/`: a shopper's own addresses; another's are not found. */
export function addressRoutes({ db, clock }: Needs): FastifyPluginAsync {
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
    serveOnce(app, addressAdd, ({ tx, request }) =>
      one(addAddress(tx, shopperOf(request), request.body, clock())),
    );
    serveOnce(app, guestAddressAdd, ({ tx, request }) =>
      one(addAddress(tx, shopperOf(request), request.body, clock())),
    );
    serveOnce(app, addressUpdate, ({ tx, request }) => {
      const { address_id, ...body } = request.body;
      return one(updateAddress(tx, shopperOf(request), address_id, body));
    });
    serveOnce(app, addressDelete, ({ tx, request }) =>
      all(removeAddress(tx, shopperOf(request), request.body.address_id)),
    );
    serveOnce(app, addressSetDefault, ({ tx, request }) =>
      all(setDefaultAddress(tx, shopperOf(request), request.body.address_id)),
    );
  };
}
