import { faultOfFullName } from '@suvarna/forms/name';
import { rule } from '@suvarna/forms/schema';
import { object, type InferType } from 'yup';
import { faultOfTypedPhone } from '../nominee/nominee.schema.ts';

/** Keys of texts: the store's own, or this remote's. */
export const callbackSchema = object({
  name: rule(faultOfFullName),
  phone: rule(faultOfTypedPhone),
  time: rule((value) => (value === '' ? 'callback.time-required' : undefined)),
  comment: rule(() => undefined),
});
export type CallbackFields = InferType<typeof callbackSchema>;
