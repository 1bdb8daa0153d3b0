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
import { endpoint } from '../base/endpoint/endpoint.ts';

export const paymentInitiate = endpoint({
  method: 'POST',
  path: 'payment/payment/initiate/',
  access: 'shopper',
  once: true,
  tag: 'payment',
  summary: 'Opens a payment: a page of the provider, or a code for paying at the door',
  body: InitiatePaymentBody,
  answer: PaymentInitiated,
});

export const paymentRetry = endpoint({
  method: 'POST',
  path: 'payment/payment/retry/',
  access: 'shopper',
  once: true,
  tag: 'payment',
  summary: 'The same after a payment failed',
  body: InitiatePaymentBody,
  answer: PaymentInitiated,
});

export const paymentVerify = endpoint({
  method: 'POST',
  path: 'payment/payment/verify/',
  access: 'shopper',
  once: true,
  tag: 'payment',
  summary: 'What became of a payment; the provider is asked',
  body: VerifyPaymentBody,
  answer: PaymentStatus,
});

export const codOtp = endpoint({
  method: 'POST',
  path: 'payment/payment/cod_otp/',
  access: 'shopper',
  once: true,
  tag: 'payment',
  summary: 'Sends the code for paying at the door again',
  body: CodOtpBody,
  answer: OtpSent,
});

export const codOtpVerify = endpoint({
  method: 'POST',
  path: 'payment/payment/cod_verify_otp/',
  access: 'shopper',
  once: true,
  tag: 'payment',
  summary: 'Places an order that is paid at the door',
  body: CodOtpVerifyBody,
  answer: PaymentStatus,
});
