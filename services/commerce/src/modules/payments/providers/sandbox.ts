import { Type } from 'typebox';
import type { SandboxAccess } from '../../../platform/sandbox-access.ts';
import type { Fact, FactSource, PaymentFact, RefundFact } from '../settle/fact.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type RefundRequest,
  type SignedRequest,
  type WebhookReading,
} from '../provider.ts';
import { jsonCaller } from './call-json.ts';
import { createGuard } from './guard.ts';
import { parsed, readerOf } from './reader.ts';
import { isSignature } from './signature.ts';

/** Seconds by which a webhook's time may differ from ours. */
const TOLERANCE = 300;

const Payment = Type.Object({
  id: Type.String(),
  order_id: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('captured'), Type.Literal('failed')]),
});
const Refund = Type.Object({
  id: Type.String(),
  payment_id: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('processed'), Type.Literal('failed')]),
});
const readOrder = readerOf(
  Type.Object({
    id: Type.String(),
    merchant_id: Type.String(),
    page_url: Type.String(),
    payments: Type.Array(Payment),
  }),
);
const readRefund = readerOf(Type.Object({ ...Refund.properties, merchant_id: Type.String() }));
const readRefunds = readerOf(
  Type.Object({ refunds: Type.Array(Type.Object({ ...Refund.properties, merchant_id: Type.String() })) }),
);
const readEvent = readerOf(
  Type.Object({
    id: Type.String(),
    type: Type.String(),
    merchant_id: Type.String(),
    data: Type.Object({ payment: Type.Optional(Payment), refund: Type.Optional(Refund) }),
  }),
);

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('the sandbox answered something unknown');
  return value;
}

function paymentFact(
  payment: Type.Static<typeof Payment>,
  merchant: string,
  source: FactSource,
): PaymentFact {
  return {
    kind: 'payment',
    provider: 'sandbox',
    merchant,
    source,
    amount: payment.amount,
    currency: payment.currency,
    providerPaymentId: payment.id,
    providerOrderId: payment.order_id,
    state: payment.status,
  };
}

function refundFact(refund: Type.Static<typeof Refund>, merchant: string, source: FactSource): RefundFact {
  const state = refund.status === 'processed' ? 'settled' : refund.status;
  return {
    kind: 'refund',
    provider: 'sandbox',
    merchant,
    source,
    amount: refund.amount,
    currency: refund.currency,
    providerPaymentId: refund.payment_id,
    providerRefundId: refund.id,
    refundId: refund.reference,
    state,
  };
}

/** The stand-in of `services/sandbox`, spoken to as to any provider. */
export function sandboxProvider({ url, keyId, keySecret, webhookSecret }: SandboxAccess): PaymentProvider {
  const call = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();

  function readWebhook({ body, header, at }: SignedRequest): WebhookReading {
    const [, time = '', signature = ''] =
      /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header('x-sandbox-signature') ?? '') ?? [];
    if (!isSignature(signature, webhookSecret, `${time}.`, body))
      return { kind: 'rejected', why: 'signature' };
    if (Math.abs(at.getTime() / 1_000 - Number(time)) > TOLERANCE) return { kind: 'rejected', why: 'time' };
    const event = readEvent(parsed(body));
    if (event === undefined) return { kind: 'rejected', why: 'content' };
    if (event.merchant_id !== keyId) return { kind: 'rejected', why: 'merchant' };
    const facts: Fact[] = [];
    if (event.data.payment !== undefined)
      facts.push(paymentFact(event.data.payment, event.merchant_id, 'webhook'));
    if (event.data.refund !== undefined)
      facts.push(refundFact(event.data.refund, event.merchant_id, 'webhook'));
    return { kind: 'event', eventId: event.id, type: event.type, facts };
  }

  const pathOf = (request: RefundRequest): string =>
    `/payments/payments/${encodeURIComponent(request.providerPaymentId)}/refunds`;

  return {
    name: 'sandbox',
    merchant: keyId,
    open: (request) =>
      guard(async () => {
        const order = understood(
          readOrder(
            await call({
              method: 'POST',
              path: '/payments/orders',
              body: {
                amount: request.amount,
                currency: request.currency,
                reference: request.reference,
                description: request.description,
                return_url: request.returnUrl,
                language: request.locale,
                ...(request.lender && { lender: request.lender }),
                ...(request.method && { method: request.method }),
              },
            }),
          ),
        );
        return { providerOrderId: order.id, redirectUrl: order.page_url };
      }),
    look: (providerOrderId, source) =>
      guard(async () => {
        const order = understood(
          readOrder(
            await call({ method: 'GET', path: `/payments/orders/${encodeURIComponent(providerOrderId)}` }),
          ),
        );
        return order.payments.map((payment) => paymentFact(payment, order.merchant_id, source));
      }),
    cancel: (providerOrderId) =>
      guard(async () => {
        understood(
          readOrder(
            await call({
              method: 'POST',
              path: `/payments/orders/${encodeURIComponent(providerOrderId)}/cancel`,
            }),
          ),
        );
      }),
    refund: (request) =>
      guard(async () => {
        const refund = understood(
          readRefund(
            await call({
              method: 'POST',
              path: pathOf(request),
              body: { amount: request.amount, reference: request.refundId },
            }),
          ),
        );
        return refundFact(refund, refund.merchant_id, 'poll');
      }),
    lookRefund: (request) =>
      guard(async () => {
        const { refunds } = understood(readRefunds(await call({ method: 'GET', path: pathOf(request) })));
        const refund = refunds.find(({ reference }) => reference === request.refundId);
        return refund && refundFact(refund, refund.merchant_id, 'poll');
      }),
    readWebhook,
    wroteReturn: ({ providerOrderId, providerPaymentId, signature }) =>
      isSignature(signature, keySecret, `${providerOrderId}|${providerPaymentId}`),
  };
}
