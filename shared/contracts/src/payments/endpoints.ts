/** Paying for one's own order. What providers report comes to a route of its own, outside of this table: its path is theirs to call, and no schema stands in front of a signature. */
import {
  CodOtpBody,
  CodOtpVerifyBody,
  InitiatePaymentBody,
  PaymentInitiated,
  PaymentStatus,
  VerifyPaymentBody,
} from '../checkout/schemas.ts';
import { OtpSent } from '../identity/schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { post } = endpointsOf('payment');

export const paymentInitiate = post('payment/payment/initiate/', 'shopper', {
  once: true,
  summary: 'Opens a payment: a page of the provider, or a code for paying at the door',
  body: InitiatePaymentBody,
  answer: PaymentInitiated,
});

export const paymentRetry = post('payment/payment/retry/', 'shopper', {
  once: true,
  summary: 'The same after a payment failed',
  body: InitiatePaymentBody,
  answer: PaymentInitiated,
});

export const paymentVerify = post('payment/payment/verify/', 'shopper', {
  once: true,
  summary: 'What became of a payment; the provider is asked',
  body: VerifyPaymentBody,
  answer: PaymentStatus,
});

export const codOtp = post('payment/payment/cod_otp/', 'shopper', {
  once: true,
  summary: 'Sends the code for paying at the door again',
  body: CodOtpBody,
  answer: OtpSent,
});

export const codOtpVerify = post('payment/payment/cod_verify_otp/', 'shopper', {
  once: true,
  summary: 'Places an order that is paid at the door',
  body: CodOtpVerifyBody,
  answer: PaymentStatus,
});
