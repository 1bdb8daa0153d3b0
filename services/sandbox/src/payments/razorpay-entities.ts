/** Orders, links, payments and refunds as Razorpay's API writes them; only the fields a store may rely on. */
import type { Payment, ProviderOrder, Refund } from './payment-store.ts';

const PAYMENT_STATUS = { pending: 'authorized', captured: 'captured', failed: 'failed' } as const;

export const orderEntity = (order: ProviderOrder): object => ({
  id: order.id,
  entity: 'order',
  amount: order.amount,
  amount_paid: order.status === 'paid' ? order.amount : 0,
  amount_due: order.status === 'paid' ? 0 : order.amount,
  currency: order.currency,
  receipt: order.reference,
  status: order.status === 'paid' ? 'paid' : 'created',
  attempts: 0,
  notes: [],
  created_at: order.createdAt,
});

export const paymentEntity = (order: ProviderOrder, payment: Payment): object => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: payment.currency,
  status: PAYMENT_STATUS[payment.status],
  order_id: order.id,
  method: 'upi',
  captured: payment.status === 'captured',
  amount_refunded: 0,
  notes: [],
  created_at: payment.createdAt,
});

export const refundEntity = (refund: Refund): object => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_id: refund.paymentId,
  receipt: refund.reference || null,
  status: refund.status,
  notes: [],
  speed_processed: 'normal',
  created_at: refund.createdAt,
});

export const linkEntity = (order: ProviderOrder, payments: readonly Payment[], shortUrl: string): object => ({
  id: order.linkId,
  order_id: order.id,
  amount: order.amount,
  amount_paid: order.status === 'paid' ? order.amount : 0,
  currency: order.currency,
  reference_id: order.reference,
  description: order.description,
  callback_url: order.returnUrl,
  callback_method: 'get',
  status: order.status,
  short_url: shortUrl,
  payments: payments.map((payment) => ({
    amount: payment.amount,
    created_at: payment.createdAt,
    method: 'upi',
    payment_id: payment.id,
    status: PAYMENT_STATUS[payment.status],
  })),
  created_at: order.createdAt,
});
