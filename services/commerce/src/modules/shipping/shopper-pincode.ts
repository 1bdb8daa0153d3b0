import type { Database, Tx } from '../../platform/database/database.ts';
import { dropPincode, savePincode, pincodeOfShopper, type ShopperPincode } from './pincode.store.ts';
import { holdShopper } from '../bag/index.ts';
import type { Shopper } from '../identity/index.ts';
import { serviceability } from './serviceability.ts';
import { DEFAULT_PINCODE } from '@suvarna/contracts/shipping';
import type { Service } from './service.ts';

/** The pincode a shopper keeps for delivery dates; `undefined` when there is none (then dates are those of `DEFAULT_PINCODE`). */
export function findPincodeOf(db: Database | Tx, owner: Shopper): Promise<ShopperPincode | undefined> {
  return pincodeOfShopper(db, owner);
}

/** What the store can do where the shopper is, or at the default pincode. */
async function serviceFor(db: Database | Tx, kept: ShopperPincode | undefined): Promise<Service> {
  return serviceability(db, {
    pincode: kept?.pincode ?? DEFAULT_PINCODE,
    countryId: kept?.country_id ?? 'IN',
  });
}

export interface PincodeMove {
  readonly before: ShopperPincode | undefined;
  readonly after: ShopperPincode | undefined;
  readonly serviceBefore: Service;
  readonly serviceAfter: Service;
}

/** Keeps a pincode, or with `undefined` forgets it, and says what it was before. `'gone'` for a guest that is an account's now. */
export async function movePincode(
  tx: Tx,
  owner: Shopper,
  after: ShopperPincode | undefined,
  at: Date,
): Promise<PincodeMove | 'gone'> {
  if (!(await holdShopper(tx, owner))) return 'gone';
  const before = await pincodeOfShopper(tx, owner);
  if (after === undefined) await dropPincode(tx, owner);
  else await savePincode(tx, owner, after, at);
  return {
    before,
    after,
    serviceBefore: await serviceFor(tx, before),
    serviceAfter: await serviceFor(tx, after),
  };
}

/** At sign-in the guest's pincode is the account's, when that has none. The caller holds both bags. */
export async function mergeGuestPincode(
  tx: Tx,
  guestId: string,
  customerId: string,
  at: Date,
): Promise<void> {
  const guest: Shopper = { kind: 'guest', id: guestId };
  const customer: Shopper = { kind: 'customer', id: customerId };
  const kept = await pincodeOfShopper(tx, guest);
  if (kept === undefined) return;
  if ((await pincodeOfShopper(tx, customer)) === undefined) await savePincode(tx, customer, kept, at);
  await dropPincode(tx, guest);
}
