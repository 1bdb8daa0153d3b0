import type { AddressDraft } from '../address/address-draft.ts';
import { faultOfTyped } from '../address/address-schema.ts';
import type { Form } from '../form/use-form.ts';
import { fillIn } from './filled-in.model.ts';
import { placeOf } from './place-of.ts';

/** Fills in city and state of the postcode in these fields, where it is one and its place is known. */
export async function lookUpPlace(fields: AddressDraft, set: Form<AddressDraft>['set']): Promise<void> {
  if (faultOfTyped('pincode', fields, false) !== undefined) return;
  const place = await placeOf(fields.pincode, fields.country_id);
  if (place) set((now) => fillIn(now, fields, place));
}
