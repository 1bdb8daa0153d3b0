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
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('orders');

/** Each brings pictures and is told by e-mail and SMS; who asks and takes back all day is nobody's customer. */
const REQUESTS: Limit = { name: 'order-requests', seconds: DAY_SECONDS, counts: 'effects', order_no: 20 };

export const orderCreate = post('order/order/create/', 'shopper', {
  once: true,
  summary: 'Makes an order of a promised price and puts its pieces aside',
  body: CreateOrderBody,
  answer: OrderCreated,
  conflict: PriceHold,
  alert: 'order_create',
});

export const orderList = get('order/order/list/', 'customer', {
  summary: 'Orders, the newest first',
  query: OrderListQuery,
  answer: OrderList,
});

export const orderDetails = get('order/order/details/', 'shopper', {
  summary: 'An order with its lines, totals and steps',
  query: OrderNoQuery,
  answer: OrderDetails,
});

export const orderPickupCode = get('order/order/pickup_code/', 'shopper', {
  proof: ['on-new-device'],
  summary: 'What is said in the store where an order waits to be collected',
  query: OrderNoQuery,
  answer: PickupCode,
});

export const orderReasons = get('order/order/reasons/', 'public', {
  summary: 'Reasons to cancel, to send back, to ask for another size, and faults',
  query: ReasonsQuery,
  answer: OrderReasons,
});

export const orderInvoice = get('order/order/invoice/', 'shopper', {
  summary: 'The tax invoice of an order, as a PDF',
  query: InvoiceQuery,
  whole: Download,
});

export const orderCreditNote = get('order/order/credit_note/', 'shopper', {
  summary: 'The credit note of a refund, as a PDF',
  query: CreditNoteQuery,
  whole: Download,
});

export const orderCancel = post('order/order/cancel_request/', 'shopper', {
  once: true,
  summary: 'Asks for a cancellation',
  body: CancelRequestBody,
  answer: OrderDetails,
});

export const orderReturn = post('order/order/return_request/', 'shopper', {
  once: true,
  summary: 'Asks to send pieces back',
  body: ReturnRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderReturnWithdraw = post('order/order/return_withdraw/', 'shopper', {
  once: true,
  summary: 'Takes a return back before its pieces are picked up',
  body: ReturnWithdrawBody,
  answer: OrderDetails,
});

export const orderResize = post('order/order/resize_request/', 'shopper', {
  once: true,
  summary: 'Asks for another size of delivered pieces',
  body: ResizeRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderClaim = post('order/order/claim/', 'shopper', {
  once: true,
  summary: 'Says that delivered pieces have a fault',
  body: ClaimRequestBody,
  answer: OrderDetails,
  photos: true,
  limit: REQUESTS,
});

export const orderTrack = post('order/order/track/', 'public', {
  token: 'if-any',
  once: true,
  summary:
    'Sends a code for following an order; with the right code, in the session that asked for it, answers a token',
  body: TrackBody,
  answer: Tracked,
});

export const orderStats = get('order/order/stats/', 'public', {
  token: 'if-any',
  summary:
    "How far an order is and what it is of, for its owner or a tracking token in place of the session's",
  query: OrderNoQuery,
  answer: OrderStats,
});

export const trackedCancel = post('order/order/track/cancel_request/', 'public', {
  token: 'if-any',
  once: true,
  summary: 'Asks for the cancellation of an order that is followed',
  body: CancelRequestBody,
  answer: OrderStats,
});

export const trackedReturn = post('order/order/track/return_request/', 'public', {
  token: 'if-any',
  once: true,
  summary: 'Asks to send back pieces of an order that is followed',
  body: ReturnRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const trackedReturnWithdraw = post('order/order/track/return_withdraw/', 'public', {
  token: 'if-any',
  once: true,
  summary: 'Takes a return of an order that is followed back before its pieces are picked up',
  body: ReturnWithdrawBody,
  answer: OrderStats,
});

export const trackedResize = post('order/order/track/resize_request/', 'public', {
  token: 'if-any',
  once: true,
  summary: 'Asks for another size of pieces of an order that is followed',
  body: ResizeRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const trackedClaim = post('order/order/track/claim/', 'public', {
  token: 'if-any',
  once: true,
  summary: 'Says that pieces of an order that is followed have a fault',
  body: ClaimRequestBody,
  answer: OrderStats,
  photos: true,
  limit: REQUESTS,
});

export const refundDetails = get('payment/refund/details/', 'shopper', {
  summary: 'A refund, tender by tender',
  query: RefundQuery,
  answer: Refund,
});
