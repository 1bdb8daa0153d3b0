import { DELIVERY_DAYS } from '@suvarna/contracts/storefront-constants';
import { findCountry } from '@suvarna/forms/countries';
import { findState } from '@suvarna/forms/india-states';
import { normalisePostcode } from '@suvarna/forms/postcode';
import type { Database, Tx } from '../../platform/database/database.ts';
import { findPincode } from './pincode.store.ts';
import { textKeyOf, type Service } from './service.ts';

export interface Place {
  readonly pincode: string;
  /** ISO 3166-1 alpha-2, or `OTH`. */
  readonly countryId: string;
}

function elsewhere(place: Place, serviceable: boolean): Service {
  return {
    ...place,
    serviceable,
    city: '',
    state: '',
    stateCode: undefined,
    otherStates: [],
    cod: false,
    ccod: false,
    textKey: 'codNotAvailableText',
    express: false,
    fast: false,
    roadDays: place.countryId === 'IN' ? DELIVERY_DAYS.india : DELIVERY_DAYS.international,
  };
}

/**
 * What the store can do for a postcode (domain rules §2.8). India is answered from the table of
 * pincodes, other countries by the form of their postcodes: there the store takes prepaid orders.
 * A postcode that cannot be, or is in no table, is not serviceable; nothing is thrown for it.
 */
export async function serviceability(db: Database | Tx, place: Place): Promise<Service> {
  const pincode = normalisePostcode(place.countryId, place.pincode);
  if (pincode === undefined || findCountry(place.countryId) === undefined) return elsewhere(place, false);
  const kept: Place = { pincode, countryId: place.countryId };
  if (place.countryId !== 'IN') return elsewhere(kept, true);
  const row = await findPincode(db, pincode);
  if (row === undefined) return elsewhere(kept, false);
  return {
    ...kept,
    serviceable: row.cod || row.ccod || row.prepaid,
    city: row.district,
    state: row.state,
    stateCode: findState(row.state)?.code,
    otherStates: row.other_states,
    cod: row.cod,
    ccod: row.ccod,
    textKey: textKeyOf(row),
    express: row.express,
    fast: row.fast,
    roadDays: row.road_days,
  };
}
