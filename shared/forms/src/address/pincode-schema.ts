import { object } from 'yup';
import { faultOfDeliveryPincode } from './postcode.ts';
import { faultsOf } from '../form/faults.ts';
import { rule } from '../form/schema.ts';
import type { FormTextKey } from '../texts.ts';

/** The one field of the delivery boxes on the product's page and in the bag, and of the pincode modal. */
const pincodeSchema = object({ pincode: rule((value) => faultOfDeliveryPincode(value)) });

/** What the field says; `undefined` when it is right. */
export const faultOfTypedPincode = (pincode: string): FormTextKey | undefined =>
  faultsOf(pincodeSchema, { pincode }).pincode;
