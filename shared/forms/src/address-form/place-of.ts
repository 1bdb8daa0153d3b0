import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { pincodeServiceability, type Serviceability } from '@suvarna/contracts/shipping';

/** City and state of a pincode, to save typing; `null` when nothing is known of it. */
export async function placeOf(
  pincode: string,
  countryId: string,
): Promise<Pick<Serviceability, 'city' | 'state'> | null> {
  try {
    const place = await call(api, pincodeServiceability, { query: { pincode, country_id: countryId } });
    return place.city === '' ? null : place;
  } catch {
    // Only a convenience: the shopper types what could not be looked up.
    return null;
  }
}
