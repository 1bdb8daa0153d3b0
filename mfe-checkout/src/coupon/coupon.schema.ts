import { faultsOf } from '@suvarna/forms/faults';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** Whether there is such a coupon, and for this bag, only the store knows. The message is a text key of this remote's. */
const couponSchema = object({
  code: rule((value) => (value.trim() === '' ? 'coupon.error.empty' : undefined)),
});

/** What the field says; `undefined` when the store may be asked. */
export const faultOfTypedCoupon = (code: string): string | undefined =>
  faultsOf<string>(couponSchema, { code }).code;
