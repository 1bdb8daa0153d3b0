import { faultOfEmail } from '@suvarna/forms/email';
import { faultOfPassword } from '@suvarna/forms/password';
import { object } from 'yup';
import { rule } from '@suvarna/forms/schema';

export const forgotSchema = object({ email: rule((value) => faultOfEmail(value, 'login')) });
export const resetSchema = object({ password: rule(faultOfPassword) });
