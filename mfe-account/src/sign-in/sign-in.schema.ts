import { object, string, type InferType } from 'yup';

/** Minimum of the specification (§5). */
export const PASSWORD_MIN = 8;

/** Messages are keys of this remote's texts. */
export const signInSchema = object({
  email: string().trim().required('sign-in.email-invalid').email('sign-in.email-invalid'),
  password: string().required('field.required').min(PASSWORD_MIN, 'sign-in.password-short'),
});
export type SignInFields = InferType<typeof signInSchema>;
