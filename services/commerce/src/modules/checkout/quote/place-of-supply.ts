import type { Address } from '@suvarna/contracts/customers';
import type { Currency } from '@suvarna/contracts/money';
import { SELLER_STATE } from '@suvarna/contracts/storefront-constants';
import type { Supply } from '@suvarna/pricing/checkout';
import { placeOfSupply } from '../../shipping/index.ts';

/** What an invoice of an export says. */
export const ABROAD = '96';

export function placeOfSupplyIn(code: string | undefined): Supply {
  if (code === undefined || code === ABROAD) return 'none';
  return code === SELLER_STATE ? 'same-state' : 'other-state';
}

/** State code of where a parcel goes; `undefined` for an Indian address in no known state. */
export function stateCodeOf(address: Pick<Address, 'country_id' | 'state'>): string | undefined {
  return address.country_id === 'IN' ? placeOfSupply(address.state) : ABROAD;
}

/** Rupee prices carry Indian tax and foreign ones do not, so an address abroad cannot be paid in rupees, nor one in India in anything else. */
export function suitsCurrency(address: Pick<Address, 'country_id'>, currency: Currency): boolean {
  return (address.country_id === 'IN') === (currency === 'INR');
}

/** How the tax is split for an address; not at all while there is none. */
export function placeOfSupplyOf(address: Pick<Address, 'country_id' | 'state'> | undefined): Supply {
  return address === undefined ? 'none' : placeOfSupplyIn(stateCodeOf(address));
}
