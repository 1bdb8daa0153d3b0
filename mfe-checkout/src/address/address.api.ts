import { api } from '@suvarna/api-client';
import type { Address, AddressBody, AddressList, GuestAddressBody } from '@suvarna/contracts/api/address';

export const savedAddresses = async (): Promise<readonly Address[]> =>
  (
    await api.get<AddressList>('customer/customer_address/list/', {
      expect: {
        results: [{ address_id: 'string', full_name: 'string', mobile: 'string', country_id: 'string' }],
      },
    })
  ).data.results;

/** A customer's e-mail address is the account's: an address has none of its own. */
export const addAddress = async ({
  email: _email,
  ...body
}: AddressBody & { readonly email?: string }): Promise<Address> =>
  (await api.post<Address>('customer/customer_address/add/', body, { expect: { address_id: 'string' } }))
    .data;

/** A guest's session may have to be made first: the address belongs to it. */
export const addGuestAddress = async (body: GuestAddressBody): Promise<Address> => {
  await api.ensureGuest();
  return (await api.post<Address>('customer/guest_address/add/', body, { expect: { address_id: 'string' } }))
    .data;
};
