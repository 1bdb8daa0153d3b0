import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { pickupAdd, type PickupBody, type Store, storeList } from '@suvarna/contracts/stores';
import type { Address } from '@suvarna/contracts/customers';

/** All stores; those near the pincode come first. @param pincode `''` where none is known */
export async function readStores(pincode: string, signal: AbortSignal): Promise<readonly Store[]> {
  const query = pincode === '' ? {} : { pincode };
  return (await call(api, storeList, { query, signal })).results;
}

/** A guest's session may have to be made first: the address belongs to it. */
export async function addPickup(body: PickupBody): Promise<Address> {
  await api.ensureGuest();
  return call(api, pickupAdd, { body });
}
