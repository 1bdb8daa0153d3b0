/** What the store's people do with orders, refunds and requests. */
import { OrderNoQuery } from './queries.ts';
import { OrderDetails, Refund } from './schemas.ts';
import {
  CertificateBody,
  FailedRefunds,
  HuidBody,
  RefundRetried,
  RefundRetryBody,
  SettleBody,
  StaffOrderDetails,
  TransitionBody,
} from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { HOUR_SECONDS } from '../base/endpoint/limit.ts';

export const staffOrderDetails = endpoint({
  method: 'GET',
  path: 'order/details/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Any order',
  query: OrderNoQuery,
  answer: StaffOrderDetails,
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
  limit: { name: 'pickup-code', seconds: HOUR_SECONDS, counts: 'told', order_no: 5 },
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

export const orderCertificate = endpoint({
  method: 'POST',
  path: 'order/certificate/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes certificates of a piece, with the laboratory of each',
  body: CertificateBody,
  answer: OrderDetails,
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
  summary: 'Lets one of them be sent again; who asked and why is written down',
  body: RefundRetryBody,
  answer: RefundRetried,
});
