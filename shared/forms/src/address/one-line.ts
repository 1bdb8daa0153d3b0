import type { Address } from '@suvarna/contracts/customers';
import type { Locale } from '@suvarna/contracts/locale';
import { countryName } from './countries.ts';

/** An address as people read it, without the name. */
export const oneLine = ({ house, street, landmark, city, state, pincode }: Address): string =>
  [house, street, landmark, city, state, pincode].filter(Boolean).join(', ');

/** The same for a parcel that leaves India: the country ends it. @param locale language of the country's name */
export function oneLineAbroad(address: Address, locale: Locale): string {
  const { country_id: id } = address;
  if (id === 'IN') return oneLine(address);
  return `${oneLine(address)}, ${countryName(id, locale)}`;
}
