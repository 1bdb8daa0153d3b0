import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';
import { readOtpTarget } from './otp-target.model.ts';

/** Messages are text keys: the store's own, or this remote's. */
export const otpTargetSchema = object({
  target: rule((value) => {
    const read = readOtpTarget(value);
    return read.kind === 'refused' ? read.fault : undefined;
  }),
});
