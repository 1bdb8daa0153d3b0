import { api } from '@suvarna/api-client';
import type { OrderStats, Tracked as Answer } from '@suvarna/contracts/api/orders';
import type { Tracked } from './tracked.model.ts';

/** Asks for a code to the phone or e-mail address of the order; the answer is the same for an order nobody has. */
export const sendCode = async ({ orderNo, contact }: Tracked): Promise<Answer> => (await api.post<Answer>('order/order/track/', { order_no: orderNo, contact })).data;

export const showWithCode = async ({ orderNo, contact }: Tracked, otp: string): Promise<OrderStats> => {
  const { data } = await api.post<Answer>('order/order/track/', { order_no: orderNo, contact, otp });
  return (await api.get<OrderStats>('order/order/stats/', { query: { order_no: orderNo }, token: data.tracking_token })).data;
};
