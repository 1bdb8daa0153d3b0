import type { Address } from '@suvarna/contracts/customers';
import { EMPTY, phoneAsTyped, type AddressDraft } from '@suvarna/forms/address-draft';

/** A saved address as the form holds it. */
export function draftOf({
  full_name,
  house,
  street,
  landmark,
  city,
  state,
  pincode,
  country_id,
  mobile,
}: Address): AddressDraft {
  return {
    ...EMPTY,
    full_name,
    house,
    street,
    landmark,
    city,
    state,
    pincode,
    country_id,
    phone: phoneAsTyped(country_id, mobile),
  };
}
