import { api } from '@suvarna/api-client';
import type { ProductDetail } from '@suvarna/contracts/api/catalogue';
import type { OrderDetails, OrderList, OrderReasons } from '@suvarna/contracts/api/orders';
import type { Asked } from './order-state.model.ts';
import type { RequestBody } from './request.model.ts';

export type OrderShelf = 'active' | 'recent';

export const readOrders = async (state: OrderShelf, page: number, signal: AbortSignal): Promise<OrderList> =>
  (
    await api.get<OrderList>('order/order/list/', {
      query: { state, page },
      signal,
      expect: { results: [{ order_no: 'string', state: 'string' }] },
    })
  ).data;

export const readOrder = async (orderNo: string, signal: AbortSignal): Promise<OrderDetails> =>
  (
    await api.get<OrderDetails>('order/order/details/', {
      query: { order_no: orderNo },
      signal,
      expect: { order_no: 'string', state: 'string', lines: ['object'], totals: 'object' },
    })
  ).data;

export const readInvoice = (orderNo: string, lang: 'en' | 'hi'): Promise<Blob> =>
  api.download('order/order/invoice/', { query: { order_no: orderNo, lang } });

export const readReasons = async (type: Asked, signal: AbortSignal): Promise<OrderReasons['results']> =>
  (await api.get<OrderReasons>('order/order/reasons/', { query: { type }, signal })).data.results;

export type Sizes = ProductDetail['options']['sizes'];

/** Sizes a design is made in. */
export const readSizes = async (productId: number, signal: AbortSignal): Promise<Sizes> =>
  (
    await api.get<ProductDetail>('product/product/', {
      query: { product_id: productId },
      signal,
      expect: { options: { sizes: [{ id: 'string', label: 'string' }] } },
    })
  ).data.options.sizes;

const PATHS: Readonly<Record<Asked, string>> = {
  cancel: 'order/order/cancel_request/',
  return: 'order/order/return_request/',
  resize: 'order/order/resize_request/',
  claim: 'order/order/claim/',
};

/** @param idempotencyKey the same for the same request tried again */
export async function sendRequest(what: Asked, body: RequestBody, idempotencyKey: string): Promise<void> {
  await api.post(PATHS[what], body, { idempotencyKey, heavy: 'photos' in body });
}
