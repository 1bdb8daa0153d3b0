/** Generated from `endpoints/payments.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/payments.ts';

const SHAPE_772b6e = {
  order_no: 'string',
  state: 'string',
  payment: 'string',
  retry_allowed: 'boolean',
} as const;
const SHAPE_ccc31a = { payment_id: 'string', mode: 'string', next: 'object' } as const;

export const codOtp: CallOf<typeof table.codOtp> = {
  path: 'payment/payment/cod_otp/',
  shape: { resend_after: 'number', expires_in: 'number' },
};
export const codOtpVerify: CallOf<typeof table.codOtpVerify> = {
  path: 'payment/payment/cod_verify_otp/',
  shape: SHAPE_772b6e,
};
export const paymentInitiate: CallOf<typeof table.paymentInitiate> = {
  path: 'payment/payment/initiate/',
  shape: SHAPE_ccc31a,
};
export const paymentRetry: CallOf<typeof table.paymentRetry> = {
  path: 'payment/payment/retry/',
  shape: SHAPE_ccc31a,
};
export const paymentVerify: CallOf<typeof table.paymentVerify> = {
  path: 'payment/payment/verify/',
  shape: SHAPE_772b6e,
};
