import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  type Address,
  addressAdd,
  type AddressBody,
  addressDetails,
  addressList,
  guestAddressAdd,
  type GuestAddressBody,
} from '@suvarna/contracts/customers';

export const savedAddresses = async (): Promise<readonly Address[]> => (await call(api, addressList)).results;

/** Where an order is to go: an address of the shopper's, or a store. */
export const readAddress = (addressId: string, signal: AbortSignal): Promise<Address> =>
  call(api, addressDetails, { query: { address_id: addressId }, signal });

/** A customer's e-mail address is the account's: an address has none of its own. */
export const addAddress = (
  { email: _email, ...body }: AddressBody & { readonly email?: string },
  idempotencyKey: string,
): Promise<Address> => call(api, addressAdd, { body, idempotencyKey });

/** A guest's session may have to be made first: the address belongs to it. */
export const addGuestAddress = async (body: GuestAddressBody, idempotencyKey: string): Promise<Address> => {
  await api.ensureGuest();
  return call(api, guestAddressAdd, { body, idempotencyKey });
};
