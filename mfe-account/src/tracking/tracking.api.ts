import { api } from '@suvarna/api-client';
import type { OrderStats, Tracked } from '@suvarna/contracts/api/orders';

/** Asks for a code to the phone or e-mail address of the order; the answer is the same for an order nobody has. */
export const sendCode = async (orderNo: string, contact: string): Promise<Tracked> => (await api.post<Tracked>('order/order/track/', { order_no: orderNo, contact })).data;

export const showWithCode = async (orderNo: string, contact: string, otp: string): Promise<OrderStats> => {
  const { data } = await api.post<Tracked>('order/order/track/', { order_no: orderNo, contact, otp });
  // In place of the session's token, and never in an address: addresses end up in logs.
  return (await api.get<OrderStats>('order/order/stats/', { query: { order_no: orderNo }, token: data.tracking_token })).data;
};
