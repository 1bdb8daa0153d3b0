import type { Address } from '@suvarna/contracts/api/address';
import { EMPTY, type AddressDraft } from '@suvarna/forms/address-draft';
import { readWirePhone } from '@suvarna/forms/phone';

/** A saved address as the form holds it. */
export function draftOf({ full_name, house, street, landmark, city, state, pincode, country_id, mobile }: Address): AddressDraft {
  return { faults: {}, fields: { ...EMPTY, full_name, house, street, landmark, city, state, pincode, country_id, phone: readWirePhone(mobile)?.number ?? '' } };
}
