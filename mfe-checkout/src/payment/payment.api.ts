import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import {
  cartLockPrice,
  type CreateOrderBody,
  type HoldPriceBody,
  type InitiatePaymentBody,
  type OrderCreated,
  type PaymentInitiated,
  type PaymentOptions,
  paymentOptions as options,
  type PaymentStatus,
  type PriceHold,
  type VerifyPaymentBody,
} from '@suvarna/contracts/checkout';
import { orderCreate } from '@suvarna/contracts/orders';
import {
  codOtp,
  codOtpVerify,
  paymentInitiate,
  paymentRetry,
  paymentVerify,
} from '@suvarna/contracts/payments';

/** Prices the bag and holds the price; a lock is renewed whenever something that counts changes. */
export const holdPrice = (body: HoldPriceBody): Promise<PriceHold> => call(api, cartLockPrice, { body });

export const paymentOptions = (lockId: string): Promise<PaymentOptions> =>
  call(api, options, { query: { lock_id: lockId } });

/**
 * One order for a lock, however often it is asked for: the store sees to that. Every try has a key of
 * its own, since a refusal is kept under its key and the next try brings what was missing (a PAN).
 */
export const createOrder = (body: CreateOrderBody): Promise<OrderCreated> => call(api, orderCreate, { body });

export const initiatePayment = (body: InitiatePaymentBody): Promise<PaymentInitiated> =>
  call(api, paymentInitiate, { body });

export const retryPayment = (body: InitiatePaymentBody): Promise<PaymentInitiated> =>
  call(api, paymentRetry, { body });

export const verifyPayment = (body: VerifyPaymentBody): Promise<PaymentStatus> =>
  call(api, paymentVerify, { body });

/** @returns seconds until another may be asked for */
export const sendCodCode = async (orderNo: string): Promise<number> =>
  (await call(api, codOtp, { body: { order_no: orderNo } })).resend_after;

export const confirmCodCode = (orderNo: string, otp: string): Promise<PaymentStatus> =>
  call(api, codOtpVerify, { body: { order_no: orderNo, otp } });

/** The price lock that came with a refusal: the goods cost something else now. */
export function newPriceHoldOf(error: unknown): PriceHold | null {
  if (!isApiFailure(error) || error.status !== 409) return null;
  const { data } = (error.body ?? {}) as { data?: PriceHold | null };
  return data?.lock_id === undefined ? null : data;
}
