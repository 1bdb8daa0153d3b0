import { faultOfEmail } from '@suvarna/forms/email';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** The rule the server checks by; its message is a text's key. */
export const inviteSchema = object({ email: rule((value) => faultOfEmail(value, 'profile')) });
