import { api } from '@suvarna/api-client';
import type {
  CreateOrderBody,
  InitiatePaymentBody,
  LockPriceBody,
  OrderCreated,
  PaymentInitiated,
  PaymentOptions,
  PaymentStatus,
  PriceLock,
  VerifyPaymentBody,
} from '@suvarna/contracts/api/checkout';
import type { OtpSent } from '@suvarna/contracts/api/identity';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import type { Shape } from '@suvarna/contracts/shape';

const LOCK: Shape<PriceLock> = {
  lock_id: 'string',
  expires_at: 'string',
  items: [{ item_id: 'string', productDetails: 'object' }],
  totals: { total_payable_paise: 'number', currency: 'string' },
};
const INITIATED: Shape<PaymentInitiated> = { next: 'object' };

/** Prices the bag and holds the price; a lock is renewed whenever something that counts changes. */
export const lockPrice = async (body: LockPriceBody): Promise<PriceLock> =>
  (await api.post<PriceLock>('customer/cart/lock_price/', body, { expect: LOCK })).data;

export const paymentOptions = async (lockId: string): Promise<PaymentOptions> =>
  (
    await api.get<PaymentOptions>('payment/payment/options/', {
      query: { lock_id: lockId },
      expect: { options: [{ mode: 'string', eligible: 'boolean' }] },
    })
  ).data;

/**
 * One order for a lock, however often it is asked for: the store sees to that. Every try has a key of
 * its own, since a refusal is kept under its key and the next try brings what was missing (a PAN).
 */
export const createOrder = async (body: CreateOrderBody): Promise<OrderCreated> =>
  (
    await api.post<OrderCreated>('order/order/create/', body, {
      expect: { order_no: 'string', state: 'string', total_payable_paise: 'number' },
    })
  ).data;

export const initiatePayment = async (body: InitiatePaymentBody): Promise<PaymentInitiated> =>
  (await api.post<PaymentInitiated>('payment/payment/initiate/', body, { expect: INITIATED })).data;

export const retryPayment = async (body: InitiatePaymentBody): Promise<PaymentInitiated> =>
  (await api.post<PaymentInitiated>('payment/payment/retry/', body, { expect: INITIATED })).data;

export const verifyPayment = async (body: VerifyPaymentBody): Promise<PaymentStatus> =>
  (await api.post<PaymentStatus>('payment/payment/verify/', body)).data;

/** @returns seconds until another may be asked for */
export const sendCodCode = async (orderNo: string): Promise<number> =>
  (
    await api.post<OtpSent>(
      'payment/payment/cod_otp/',
      { order_no: orderNo },
      { expect: { resend_after: 'number' } },
    )
  ).data.resend_after;

export const confirmCodCode = async (orderNo: string, otp: string): Promise<PaymentStatus> =>
  (await api.post<PaymentStatus>('payment/payment/cod_verify_otp/', { order_no: orderNo, otp })).data;

/** The price lock that came with a refusal: the goods cost something else now. */
export function newLockOf(error: unknown): PriceLock | null {
  if (!isApiFailure(error) || error.status !== 409) return null;
  const { data } = (error.body ?? {}) as { data?: PriceLock | null };
  return data?.lock_id === undefined ? null : data;
}
