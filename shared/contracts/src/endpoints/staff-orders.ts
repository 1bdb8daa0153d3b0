/** What the store's people do with orders, refunds and requests. */
import { Download } from '../api/envelope.ts';
import { OrderNoQuery } from '../api/order-queries.ts';
import { OrderDetails, Refund } from '../api/orders.ts';
import {
  DecideBody,
  FailedRefunds,
  HuidBody,
  RefundBody,
  RefundRetried,
  RefundRetryBody,
  RequestDecided,
  RequestPhotoQuery,
  RequestsQuery,
  SettleBody,
  TransitionBody,
  WaitingRequests,
} from '../api/staff-orders.ts';
import { endpoint } from '../endpoint.ts';

export const staffOrderDetails = endpoint({
  method: 'GET',
  path: 'order/details/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Any order',
  query: OrderNoQuery,
  answer: OrderDetails,
});

export const orderTransition = endpoint({
  method: 'POST',
  path: 'order/transition/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Moves an order on',
  body: TransitionBody,
  answer: OrderDetails,
});

export const orderHuid = endpoint({
  method: 'POST',
  path: 'order/huid/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes hallmark numbers',
  body: HuidBody,
  answer: OrderDetails,
});

export const refundApprove = endpoint({
  method: 'POST',
  path: 'refund/approve/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Gives the money of a cancelled or returned order back',
  body: RefundBody,
  answer: Refund,
});

export const refundSettle = endpoint({
  method: 'POST',
  path: 'refund/settle/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes that money paid at the door was given back by bank transfer',
  body: SettleBody,
  answer: Refund,
});

export const refundsFailed = endpoint({
  method: 'GET',
  path: 'refund/failed/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Refunds a provider refused, the oldest first',
  answer: FailedRefunds,
});

export const refundRetry = endpoint({
  method: 'POST',
  path: 'refund/retry/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Lets one of them be sent anew; who asked and why is written down',
  body: RefundRetryBody,
  answer: RefundRetried,
});

export const requestList = endpoint({
  method: 'GET',
  path: 'request/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Requests for another size and claims, the oldest first',
  query: RequestsQuery,
  answer: WaitingRequests,
});

export const requestPhoto = endpoint({
  method: 'GET',
  path: 'request/photo/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A picture that came with a request',
  query: RequestPhotoQuery,
  whole: Download,
});

export const requestDecide = endpoint({
  method: 'POST',
  path: 'request/decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Takes, refuses or ends a request, and tells its shopper',
  body: DecideBody,
  answer: RequestDecided,
});
