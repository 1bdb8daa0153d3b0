import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  type Address,
  addressAdd,
  type AddressBody,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
} from '@suvarna/contracts/customers';

type Addresses = readonly Address[];

export const readAddresses = async (signal: AbortSignal): Promise<Addresses> =>
  (await call(api, addressList, { signal })).results;
/** Both answer what is there afterwards: the default first, then the newest. */
export const removeAddress = async (id: string): Promise<Addresses> =>
  (await call(api, addressDelete, { body: { address_id: id } })).results;
export const makeDefault = async (id: string): Promise<Addresses> =>
  (await call(api, addressSetDefault, { body: { address_id: id } })).results;

export const addAddress = (body: AddressBody): Promise<Address> => call(api, addressAdd, { body });

/** @param id of the address that changes; `null` adds one */
export async function saveAddress(id: string | null, body: AddressBody): Promise<void> {
  if (id === null) await addAddress(body);
  else await call(api, addressUpdate, { body: { ...body, address_id: id } });
}
