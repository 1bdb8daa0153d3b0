import { faultOfEmail } from '@suvarna/forms/email';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import { object, string, type InferType } from 'yup';
import { rule } from '@suvarna/forms/schema';

/** Messages are text keys: the store's own, or this remote's. */
export const signInSchema = object({
  email: rule((value) => faultOfEmail(value, 'login')),
  password: string().required('required').min(PASSWORD_MIN, 'sign-in.password-short'),
});
export type SignInFields = InferType<typeof signInSchema>;
