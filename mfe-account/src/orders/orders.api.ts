import type { Locale } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import { call, download } from '@suvarna/contracts/call';
import { type ProductDetail, productDetails } from '@suvarna/contracts/catalogue';
import {
  orderCancel,
  orderClaim,
  orderCreditNote,
  orderDetails,
  type OrderDetails,
  orderInvoice,
  orderList,
  type OrderList,
  orderReasons,
  type OrderReasons,
  orderResize,
  orderReturn,
  orderReturnWithdraw,
} from '@suvarna/contracts/orders';
import type { Asked } from './order-state.model.ts';
import type { RequestBody } from './request.model.ts';

export type OrderShelf = 'active' | 'recent';

export const readOrders = (state: OrderShelf, page: number, signal: AbortSignal): Promise<OrderList> =>
  call(api, orderList, { query: { state, page }, signal });

export const readOrder = (orderNo: string, signal: AbortSignal): Promise<OrderDetails> =>
  call(api, orderDetails, { query: { order_no: orderNo }, signal });

export const readInvoice = (orderNo: string, lang: Locale): Promise<Blob> =>
  download(api, orderInvoice, { query: { order_no: orderNo, lang } });

export const readCreditNote = (refundId: string, lang: Locale): Promise<Blob> =>
  download(api, orderCreditNote, { query: { refund_order_id: refundId, lang } });

export const readReasons = async (type: Asked, signal: AbortSignal): Promise<OrderReasons['results']> =>
  (await call(api, orderReasons, { query: { type }, signal })).results;

export type Sizes = ProductDetail['options']['sizes'];

/** Sizes a design is made in. */
export const readSizes = async (productId: number, signal: AbortSignal): Promise<Sizes> =>
  (await call(api, productDetails, { query: { product_id: productId }, signal })).options.sizes;

export const withdrawReturn = (orderNo: string): Promise<OrderDetails> =>
  call(api, orderReturnWithdraw, { body: { order_no: orderNo } });

const CALLS = { cancel: orderCancel, return: orderReturn, resize: orderResize, claim: orderClaim } as const;
type Asking = (typeof CALLS)[Asked];

/** @param idempotencyKey the same for the same request tried again */
export async function sendRequest(what: Asked, body: RequestBody, idempotencyKey: string): Promise<void> {
  await call<Asking>(api, CALLS[what], { body, idempotencyKey, heavy: 'photos' in body });
}
