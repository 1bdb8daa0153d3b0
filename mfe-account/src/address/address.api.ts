import { api } from '@suvarna/api-client';
import type {
  Address,
  AddressBody,
  AddressIdBody,
  AddressList,
  AddressUpdateBody,
} from '@suvarna/contracts/api/address';

type Addresses = readonly Address[];

const change = async (path: string, body: AddressIdBody): Promise<Addresses> =>
  (await api.post<AddressList>(path, body)).data.results;

export const readAddresses = async (signal: AbortSignal): Promise<Addresses> =>
  (await api.get<AddressList>('customer/customer_address/list/', { signal })).data.results;
/** Both answer what is there afterwards: the default first, then the newest. */
export const removeAddress = (id: string): Promise<Addresses> =>
  change('customer/customer_address/delete/', { address_id: id });
export const makeDefault = (id: string): Promise<Addresses> =>
  change('customer/customer_address/set_default/', { address_id: id });

/** @param id of the address that changes; `null` adds one */
export async function saveAddress(id: string | null, body: AddressBody): Promise<void> {
  if (id === null) await api.post<Address>('customer/customer_address/add/', body);
  else
    await api.post<Address>('customer/customer_address/update/', {
      ...body,
      address_id: id,
    } satisfies AddressUpdateBody);
}
