import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** Whether it is a customer's, the server says. Messages are keys of texts. */
export const referralCodeSchema = object({
  referral_code: rule((value) => (value.trim() === '' ? 'referralCodeRequired' : undefined)),
});
