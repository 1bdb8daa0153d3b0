import { api } from '@suvarna/api-client';
import type { OrderStats, Tracked as Answer } from '@suvarna/contracts/api/orders';
import type { RequestBody } from '../orders/request.model.ts';
import type { Tracked } from './tracked.model.ts';

/** Asks for a code to the phone or e-mail address of the order; the answer is the same for an order nobody has. */
export const sendCode = async ({ orderNo, contact }: Tracked): Promise<Answer> =>
  (await api.post<Answer>('order/order/track/', { order_no: orderNo, contact })).data;

/** How far the order is, and the token by which it may be asked about again. */
export const showWithCode = async (
  { orderNo, contact }: Tracked,
  otp: string,
): Promise<{ readonly stats: OrderStats; readonly token: string }> => {
  const {
    data: { tracking_token: token },
  } = await api.post<Answer>('order/order/track/', { order_no: orderNo, contact, otp });
  return {
    stats: (await api.get<OrderStats>('order/order/stats/', { query: { order_no: orderNo }, token })).data,
    token,
  };
};

/** @returns the order as it is then */
export const cancelTracked = async (
  body: RequestBody,
  { idempotencyKey, token }: { readonly idempotencyKey: string; readonly token: string | undefined },
): Promise<OrderStats> =>
  (
    await api.post<OrderStats>('order/order/track/cancel_request/', body, {
      idempotencyKey,
      ...(token !== undefined && { token }),
    })
  ).data;
