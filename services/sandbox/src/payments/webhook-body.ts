import { createHmac } from 'node:crypto';
import type { Change, Dialect, Payment, ProviderOrder, Refund } from './payment-store.ts';
import { linkEntity, orderEntity, paymentEntity, refundEntity } from './razorpay-entities.ts';

export interface Webhook {
  readonly dialect: Dialect;
  readonly eventId: string;
  readonly body: string;
}

/** What the store is notified of. Times are Unix seconds. */
export function webhookOf(change: Change, merchant: string, eventId: string, at: number): Webhook {
  const { dialect } = change.order;
  const body =
    dialect === 'razorpay'
      ? razorpayBody(change, `acc_${merchant}`, at)
      : sandboxBody(change, merchant, eventId, at);
  return { dialect, eventId, body: JSON.stringify(body) };
}

export const sandboxPayment = (order: ProviderOrder, payment: Payment): object => ({
  id: payment.id,
  order_id: order.id,
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
});

export const sandboxRefund = (refund: Refund): object => ({
  id: refund.id,
  payment_id: refund.paymentId,
  reference: refund.reference,
  amount: refund.amount,
  currency: refund.currency,
  status: refund.status,
});

function sandboxBody(change: Change, merchant: string, eventId: string, at: number): object {
  const { order, payment } = change;
  const data =
    change.kind === 'refund'
      ? { refund: sandboxRefund(change.refund) }
      : { payment: sandboxPayment(order, payment) };
  const type = change.kind === 'refund' ? `refund.${change.refund.status}` : `payment.${payment.status}`;
  return { id: eventId, type, created_at: at, merchant_id: merchant, data };
}

function razorpayBody(change: Change, accountId: string, at: number): object {
  const { order, payment } = change;
  const entity = { entity: 'event', account_id: accountId, created_at: at };
  const paymentPart = { payment: { entity: paymentEntity(order, payment) } };
  if (change.kind === 'refund') {
    return {
      ...entity,
      event: `refund.${change.refund.status}`,
      contains: ['refund', 'payment'],
      payload: { refund: { entity: refundEntity(change.refund) }, ...paymentPart },
    };
  }
  if (payment.status === 'captured' && order.linkId !== '') {
    return {
      ...entity,
      event: 'payment_link.paid',
      contains: ['payment_link', 'order', 'payment'],
      payload: {
        payment_link: { entity: linkEntity(order, [payment], '') },
        order: { entity: orderEntity(order) },
        ...paymentPart,
      },
    };
  }
  const event = payment.status === 'pending' ? 'payment.authorized' : `payment.${payment.status}`;
  return { ...entity, event, contains: ['payment'], payload: paymentPart };
}

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Headers under which a webhook goes out: signed over the exact bytes, and for our own dialect over the time, too. */
export function signedHeaders(
  { dialect, eventId, body }: Webhook,
  secret: string,
  at: number,
): Record<string, string> {
  if (dialect === 'razorpay')
    return {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(secret, body),
      'x-razorpay-event-id': eventId,
    };
  return {
    'content-type': 'application/json',
    'x-sandbox-signature': `t=${at},v1=${hmac(secret, `${at}.${body}`)}`,
    'x-sandbox-event-id': eventId,
  };
}
