import { LOCALES, type Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { PaymentRefused, type PayerMethod, type ProviderOrder, type Refund } from './payment-store.ts';
import type { PaymentSimulator } from './payment-simulator.ts';
import { sandboxPayment, sandboxRefund } from './webhook-body.ts';

const text = (maxLength: number, minLength = 0): object => ({ type: 'string', minLength, maxLength });
const amount = { type: 'integer', minimum: 1, maximum: 1e13 };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };

const orderBody = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency', 'reference'],
  properties: {
    amount,
    currency,
    reference: text(80, 1),
    description: text(200),
    return_url: { type: 'string', pattern: '^(https?://[^\\s]{1,490})?$' },
    language: { enum: LOCALES },
    method: { enum: ['upi', 'card', 'netbanking', 'wallet'] },
    lender: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'name', 'months'],
      properties: {
        code: text(40, 1),
        name: text(80, 1),
        months: { type: 'integer', minimum: 1, maximum: 60 },
      },
    },
  },
};
const refundBody = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'reference'],
  properties: { amount, reference: text(80, 1) },
};

interface OrderBody {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly description?: string;
  readonly return_url?: string;
  readonly language?: Locale;
  readonly lender?: { readonly code: string; readonly name: string; readonly months: number };
  readonly method?: PayerMethod;
}
interface ById {
  readonly Params: { readonly id: string };
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'NOT_FOUND', description: 'There is no such thing.' } });
const refused = (reply: FastifyReply, error: PaymentRefused): FastifyReply =>
  reply.code(422).send({ error: { code: 'REFUSED', description: error.message } });

/** The sandbox's own API for stores, under `/payments`. `reference` is the idempotency key. */
export function paymentApiRoutes(
  { config, requireKey }: Sandbox,
  simulator: PaymentSimulator,
): FastifyPluginAsync {
  const { store } = simulator;
  const orderAnswer = (order: ProviderOrder): object => ({
    id: order.id,
    reference: order.reference,
    amount: order.amount,
    currency: order.currency,
    status: order.status,
    merchant_id: simulator.merchant,
    page_url: `${config.origin}/pay/${order.id}`,
    payments: store.paymentsOf(order).map((payment) => sandboxPayment(order, payment)),
  });
  const refundAnswer = (refund: Refund): object => ({
    ...sandboxRefund(refund),
    merchant_id: simulator.merchant,
  });

  return async (app) => {
    app.addHook('onRequest', requireKey);

    app.post<{ Body: OrderBody }>('/orders', { schema: { body: orderBody } }, (request, reply) => {
      const {
        amount: total,
        currency: unit,
        reference,
        description = '',
        return_url: returnUrl = '',
        language = 'en',
        lender,
        method,
      } = request.body;
      try {
        const { order, isNew } = store.openOrder(
          {
            dialect: 'sandbox',
            amount: total,
            currency: unit,
            reference,
            description,
            returnUrl,
            language,
            ...(lender && { lender: { name: lender.name, months: lender.months } }),
            ...(method && { method }),
          },
          false,
        );
        return reply.code(isNew ? 201 : 200).send(orderAnswer(order));
      } catch (error) {
        if (error instanceof PaymentRefused) return refused(reply, error);
        throw error;
      }
    });
    app.get<ById>('/orders/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      return order === undefined ? missing(reply) : reply.send(orderAnswer(order));
    });
    app.post<ById>('/orders/:id/cancel', (request, reply) => {
      const order = store.findOrder(request.params.id);
      if (order === undefined) return missing(reply);
      try {
        store.cancel(order);
        return reply.send(orderAnswer(order));
      } catch (error) {
        if (error instanceof PaymentRefused) return refused(reply, error);
        throw error;
      }
    });
    app.post<ById & { Body: { amount: number; reference: string } }>(
      '/payments/:id/refunds',
      { schema: { body: refundBody } },
      (request, reply) => {
        const payment = store.payments.get(request.params.id);
        if (payment === undefined) return missing(reply);
        try {
          const refund = store.refund(payment, request.body.amount, request.body.reference);
          settleAsConfigured(simulator, refund);
          return reply.send(refundAnswer(refund));
        } catch (error) {
          if (error instanceof PaymentRefused) return refused(reply, error);
          throw error;
        }
      },
    );
    app.get<ById>('/payments/:id/refunds', (request, reply) => {
      const payment = store.payments.get(request.params.id);
      return payment === undefined
        ? missing(reply)
        : reply.send({ refunds: store.refundsOf(payment).map(refundAnswer) });
    });
  };
}

/** Refunds settle after they were answered, as at a bank: the answer says pending, a webhook says the rest. */
export function settleAsConfigured(simulator: PaymentSimulator, refund: Refund): void {
  if (simulator.behaviour.refundsSettle === 'never') return;
  const status = simulator.behaviour.refundsSettle === 'failing' ? 'failed' : 'processed';
  setImmediate(() => simulator.store.settleRefund(refund, status));
}
