/** Orders of the caller: made from a price lock, looked at, followed, cancelled, sent back. Another's order is not there. */
import { CreateOrderBody, OrderCreated, PriceHold } from '../checkout/schemas.ts';
import { Download } from '../base/endpoint/envelope.ts';
import {
  CreditNoteQuery,
  InvoiceQuery,
  OrderListQuery,
  OrderNoQuery,
  ReasonsQuery,
  RefundQuery,
  ReturnWithdrawBody,
} from './queries.ts';
import {
  CancelRequestBody,
  ClaimRequestBody,
  OrderDetails,
  OrderList,
  OrderReasons,
  OrderStats,
  PickupCode,
  Refund,
  ResizeRequestBody,
  ReturnRequestBody,
} from './schemas.ts';
import { TrackBody, Tracked } from './tracking.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit } from '../base/endpoint/limit.ts';

/** Each brings pictures and is told by e-mail and SMS; who asks and takes back all day is no customer. */
const REQUESTS: Limit = { name: 'order-requests', seconds: DAY_SECONDS, counts: 'effects', order_no: 20 };

export const orderCreate = endpoint({
  method: 'POST',
  path: 'order/order/create/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Makes an order of a promised price and puts its pieces aside',
  body: CreateOrderBody,
  answer: OrderCreated,
  conflict: PriceHold,
  alert: 'order_create',
});

export const orderList = endpoint({
  method: 'GET',
  path: 'order/order/list/',
  access: 'customer',
  tag: 'orders',
  summary: 'Orders, the newest first',
  query: OrderListQuery,
  answer: OrderList,
});

export const orderDetails = endpoint({
  method: 'GET',
  path: 'order/order/details/',
  access: 'shopper',
  tag: 'orders',
  summary: 'An order with its lines, totals and steps',
  query: OrderNoQuery,
  answer: OrderDetails,
});

export const orderPickupCode = endpoint({
  method: 'GET',
  path: 'order/order/pickup_code/',
  access: 'shopper',
  proof: ['on-new-device'],
  tag: 'orders',
  summary: 'What is said in the store where an order waits to be collected',
  query: OrderNoQuery,
  answer: PickupCode,
});

export const orderReasons = endpoint({
  method: 'GET',
  path: 'order/order/reasons/',
  access: 'public',
  tag: 'orders',
  summary: 'Reasons to cancel, to send back, to ask for another size, and faults',
  query: ReasonsQuery,
  answer: OrderReasons,
});

export const orderInvoice = endpoint({
  method: 'GET',
  path: 'order/order/invoice/',
  access: 'shopper',
  tag: 'order',
  summary: 'The tax invoice of an order, as a PDF',
  query: InvoiceQuery,
  whole: Download,
});

export const orderCreditNote = endpoint({
  method: 'GET',
  path: 'order/order/credit_note/',
  access: 'shopper',
  tag: 'order',
  summary: 'The credit note of a refund, as a PDF',
  query: CreditNoteQuery,
  whole: Download,
});

export const orderCancel = endpoint({
  method: 'POST',
  path: 'order/order/cancel_request/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Asks for a cancellation',
  body: CancelRequestBody,
  answer: OrderDetails,
});

export const orderReturn = endpoint({
  method: 'POST',
  path: 'order/order/return_request/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Asks to send pieces back',
  body: ReturnRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderReturnWithdraw = endpoint({
  method: 'POST',
  path: 'order/order/return_withdraw/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Takes a return back before its pieces are picked up',
  body: ReturnWithdrawBody,
  answer: OrderDetails,
});

export const orderResize = endpoint({
  method: 'POST',
  path: 'order/order/resize_request/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Asks for another size of delivered pieces',
  body: ResizeRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderClaim = endpoint({
  method: 'POST',
  path: 'order/order/claim/',
  access: 'shopper',
  once: true,
  tag: 'orders',
  summary: 'Says that delivered pieces have a fault',
  body: ClaimRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderTrack = endpoint({
  method: 'POST',
  path: 'order/order/track/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary:
    'Sends a code for following an order; with the right code, in the session that asked for it, answers a token',
  body: TrackBody,
  answer: Tracked,
});

export const orderStats = endpoint({
  method: 'GET',
  path: 'order/order/stats/',
  access: 'public',
  token: 'if-any',
  tag: 'orders',
  summary:
    "How far an order is and what it is of, for its owner or a tracking token in place of the session's",
  query: OrderNoQuery,
  answer: OrderStats,
});

export const trackedCancel = endpoint({
  method: 'POST',
  path: 'order/order/track/cancel_request/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary: 'Asks for the cancellation of an order that is followed',
  body: CancelRequestBody,
  answer: OrderStats,
});

export const trackedReturn = endpoint({
  method: 'POST',
  path: 'order/order/track/return_request/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary: 'Asks to send back pieces of an order that is followed',
  body: ReturnRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const trackedReturnWithdraw = endpoint({
  method: 'POST',
  path: 'order/order/track/return_withdraw/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary: 'Takes a return of an order that is followed back before its pieces are picked up',
  body: ReturnWithdrawBody,
  answer: OrderStats,
});

export const trackedResize = endpoint({
  method: 'POST',
  path: 'order/order/track/resize_request/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary: 'Asks for another size of pieces of an order that is followed',
  body: ResizeRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const trackedClaim = endpoint({
  method: 'POST',
  path: 'order/order/track/claim/',
  access: 'public',
  token: 'if-any',
  once: true,
  tag: 'orders',
  summary: 'Says that pieces of an order that is followed have a fault',
  body: ClaimRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const refundDetails = endpoint({
  method: 'GET',
  path: 'payment/refund/details/',
  access: 'shopper',
  tag: 'orders',
  summary: 'A refund, tender by tender',
  query: RefundQuery,
  answer: Refund,
});
