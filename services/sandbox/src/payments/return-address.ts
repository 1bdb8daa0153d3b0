import { createHmac } from 'node:crypto';
import type { Payment, ProviderOrder } from './payment-store.ts';

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Where the browser goes after the page: the store's address, with what happened and a signature over it. */
export function returnAddress(order: ProviderOrder, payment: Payment, keySecret: string): string {
  const url = new URL(order.returnUrl);
  const put = (fields: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  };
  if (order.dialect === 'razorpay') {
    const status = payment.status === 'captured' ? 'paid' : 'created';
    put({
      razorpay_payment_id: payment.id,
      razorpay_payment_link_id: order.linkId,
      razorpay_payment_link_reference_id: order.reference,
      razorpay_payment_link_status: status,
      razorpay_signature: hmac(keySecret, `${order.linkId}|${order.reference}|${status}|${payment.id}`),
    });
  } else {
    put({
      provider_order_id: order.id,
      provider_payment_id: payment.id,
      status: payment.status,
      signature: hmac(keySecret, `${order.id}|${payment.id}`),
    });
  }
  return url.href;
}
