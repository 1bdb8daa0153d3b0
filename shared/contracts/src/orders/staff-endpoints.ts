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
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { HOUR_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('staff');

export const staffOrderDetails = get('order/details/', 'staff-view', {
  summary: 'Any order',
  query: OrderNoQuery,
  answer: StaffOrderDetails,
});

export const orderTransition = post('order/transition/', 'staff-admin', {
  once: true,
  summary: 'Moves an order on',
  body: TransitionBody,
  answer: OrderDetails,
  limit: { name: 'pickup-code', seconds: HOUR_SECONDS, counts: 'told', order_no: 5 },
});

export const orderHuid = post('order/huid/', 'staff-admin', {
  once: true,
  summary: 'Notes hallmark numbers',
  body: HuidBody,
  answer: OrderDetails,
});

export const orderCertificate = post('order/certificate/', 'staff-admin', {
  once: true,
  summary: 'Notes certificates of a piece, with the laboratory of each',
  body: CertificateBody,
  answer: OrderDetails,
});

export const refundSettle = post('refund/settle/', 'staff-admin', {
  once: true,
  summary: 'Notes that money paid at the door was given back by bank transfer',
  body: SettleBody,
  answer: Refund,
});

export const refundsFailed = get('refund/failed/', 'staff-view', {
  summary: 'Refunds a provider refused, the oldest first',
  answer: FailedRefunds,
});

export const refundRetry = post('refund/retry/', 'staff-admin', {
  once: true,
  summary: 'Lets one of them be sent anew; who asked and why is written down',
  body: RefundRetryBody,
  answer: RefundRetried,
});
