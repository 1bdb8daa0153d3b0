/** What is wrong with the fields of the form, and how it is said. */
import { yupResolver } from '@hookform/resolvers/yup';
import { signInSchema } from './sign-in.schema.ts';

export { faultText } from '../form/fault-text.model.ts';
export const check = yupResolver(signInSchema);
