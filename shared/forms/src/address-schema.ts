import type { AddressBody } from '@suvarna/contracts/api/address';
import { object, string } from 'yup';
import { faultOfAddressField, type AddressField } from './address.ts';

function field(name: AddressField) {
  return string()
    .default('')
    .test(name, (_value, context) => {
      const fault = faultOfAddressField(name, context.parent as AddressBody);
      return fault === undefined || context.createError({ message: fault });
    });
}

/** The rules of {@link faultOfAddressField} as a yup schema, for forms that take one; messages are text keys. */
export const addressSchema = object({
  full_name: field('full_name'),
  mobile: field('mobile'),
  country_id: field('country_id'),
  pincode: field('pincode'),
  house: field('house'),
  street: field('street'),
  landmark: field('landmark'),
  city: field('city'),
  state: field('state'),
});
