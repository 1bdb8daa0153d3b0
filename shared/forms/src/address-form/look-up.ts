import type { AddressDraft, AddressFields } from '../address-draft.ts';
import { faultOfTyped } from '../address-schema.ts';
import { fillIn } from './filled-in.model.ts';
import { placeOf } from './place-of.ts';

/** Fills in city and state of the postcode in these fields, where it is one and its place is known. */
export async function lookUpPlace(
  fields: AddressFields,
  guest: boolean,
  onChange: (change: (draft: AddressDraft) => AddressDraft) => void,
): Promise<void> {
  if (faultOfTyped('pincode', fields, guest) !== undefined) return;
  const place = await placeOf(fields.pincode, fields.country_id);
  if (place) onChange((now) => fillIn(now, fields, place, guest));
}
