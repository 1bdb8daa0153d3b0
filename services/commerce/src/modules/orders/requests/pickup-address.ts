import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAddress } from '../../customers/index.ts';
import type { Shopper } from '../../identity/index.ts';
import { serviceability } from '../../shipping/index.ts';

interface Wanted {
  /** Whose addresses may be chosen; no customer's when an order is followed by a code. */
  readonly owner: Shopper | undefined;
  readonly addressId: string | undefined;
  /** Where pieces are: no courier of ours carries them out of it. */
  readonly countryId: string;
}

/**
 * Where a piece is fetched, as it is kept; `null` for where it was delivered.
 *
 * @throws Refusal for an address that is another's, or that no courier of ours reaches
 */
export async function pickupOf(tx: Tx, { owner, addressId, countryId }: Wanted): Promise<string | null> {
  if (addressId === undefined) return null;
  const address = owner && (await findAddress(tx, owner, addressId));
  // A store that something was collected in is no door of theirs.
  if (address === undefined || address.store_id !== undefined) throw new Refusal('ADDRESS.NOT_FOUND');
  const { serviceable } = await serviceability(tx, {
    pincode: address.pincode,
    countryId: address.country_id,
  });
  if (!serviceable || address.country_id !== countryId) throw new Refusal('DELIVERY.NOT_SERVICEABLE');
  return JSON.stringify(address);
}
