import { api } from '@suvarna/api-client';
import type { OrderDetails, OrderList, OrderReasons } from '@suvarna/contracts/api/orders';

export type OrderShelf = 'active' | 'recent';

export const readOrders = async (state: OrderShelf, page: number, signal: AbortSignal): Promise<OrderList> =>
  (await api.get<OrderList>('order/order/list/', { query: { state, page }, signal, expect: { results: [{ order_no: 'string', state: 'string' }] } })).data;

export const readOrder = async (orderNo: string, signal: AbortSignal): Promise<OrderDetails> =>
  (await api.get<OrderDetails>('order/order/details/', { query: { order_no: orderNo }, signal, expect: { order_no: 'string', state: 'string', lines: ['object'], totals: 'object' } })).data;

export const readInvoice = (orderNo: string, lang: 'en' | 'hi'): Promise<Blob> => api.download('order/order/invoice/', { query: { order_no: orderNo, lang } });

export const readReasons = async (type: 'cancel' | 'return'): Promise<OrderReasons['results']> =>
  (await api.get<OrderReasons>('order/order/reasons/', { query: { type } })).data.results;

export async function requestCancel(orderNo: string, reasonId: number, comment: string): Promise<void> {
  await api.post('order/order/cancel_request/', { order_no: orderNo, reason_id: reasonId, ...(comment && { comment }) });
}

export async function requestReturn(orderNo: string, itemIds: readonly string[], reasonId: number, comment: string): Promise<void> {
  await api.post('order/order/return_request/', { order_no: orderNo, item_ids: [...itemIds], reason_id: reasonId, ...(comment && { comment }) });
}

