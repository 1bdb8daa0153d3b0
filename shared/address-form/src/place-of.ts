import { api } from '@suvarna/api-client';
import type { Serviceability } from '@suvarna/contracts/api/delivery';

/** City and state of a pincode, to save typing; `null` when nothing is known of it. */
export async function placeOf(
  pincode: string,
  countryId: string,
): Promise<Pick<Serviceability, 'city' | 'state'> | null> {
  try {
    const { data } = await api.get<Serviceability>('pincode/serviceability/', {
      query: { pincode, country_id: countryId },
    });
    return data.city === '' ? null : data;
  } catch {
    // Only a convenience: the shopper types what could not be looked up.
    return null;
  }
}
