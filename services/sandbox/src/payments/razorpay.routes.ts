import { languageOf } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { settleAsConfigured } from './api.routes.ts';
import { PaymentRefused, type PayerMethod, type ProviderOrder } from './payment-store.ts';
import type { PaymentSimulator } from './payment-simulator.ts';
import { linkEntity, orderEntity, paymentEntity, refundEntity } from './razorpay-entities.ts';

interface ById {
  readonly Params: { readonly id: string };
}
interface OrderRequest {
  readonly amount: number;
  readonly currency?: string;
  readonly receipt?: string;
  readonly reference_id?: string;
  readonly description?: string;
  readonly callback_url?: string;
  readonly notes?: { readonly language?: string };
  /** What its page offers; a lender's cardless EMI, where it is that alone. */
  readonly options?: {
    readonly checkout?: {
      readonly config?: {
        readonly display?: {
          readonly blocks?: {
            readonly lender?: { readonly name?: string };
            readonly chosen?: { readonly instruments?: readonly { readonly method?: PayerMethod }[] };
          };
        };
      };
    };
  };
}

const bad = (reply: FastifyReply, description: string): FastifyReply =>
  reply.code(400).send({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
    },
  });
const missing = (reply: FastifyReply): FastifyReply => bad(reply, 'The id provided does not exist');
const list = (items: readonly object[]): object => ({ entity: 'collection', count: items.length, items });

/** What its page offers. */
function offered({ options }: OrderRequest): { lender?: { name: string }; method?: PayerMethod } {
  const { lender, chosen } = options?.checkout?.config?.display?.blocks ?? {};
  const method = chosen?.instruments?.[0]?.method;
  return {
    ...(lender?.name !== undefined && { lender: { name: lender.name } }),
    ...(method !== undefined && { method }),
  };
}

/** As much of Razorpay's API, under `/razorpay/v1`, as the official package needs to sell with. */
export function razorpayRoutes(
  { config, requireKey }: Sandbox,
  simulator: PaymentSimulator,
): FastifyPluginAsync {
  const { store } = simulator;
  const linkAnswer = (order: ProviderOrder): object =>
    linkEntity(order, store.paymentsOf(order), `${config.origin}/pay/${order.linkId}`);

  function open(wanted: OrderRequest, reference: string, withLink: boolean): ProviderOrder {
    if (!Number.isSafeInteger(wanted.amount) || wanted.amount < 100)
      throw new PaymentRefused('Order amount less than minimum amount allowed');
    const known = withLink ? store.orderOfReference('razorpay', reference) : undefined;
    // Razorpay refuses a second link of one reference; a store asks for the first one instead.
    if (known !== undefined)
      throw new PaymentRefused(`payment link with given reference_id (${reference}) already exists`);
    const language = languageOf(wanted.notes?.language);
    return store.openOrder(
      {
        dialect: 'razorpay',
        amount: wanted.amount,
        currency: wanted.currency ?? 'INR',
        reference,
        description: wanted.description ?? '',
        returnUrl: wanted.callback_url ?? '',
        language,
        ...offered(wanted),
      },
      withLink,
    ).order;
  }

  return async (app) => {
    app.addHook('onRequest', requireKey);
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof PaymentRefused) return bad(reply, error.message);
      throw error;
    });

    app.post<{ Body: OrderRequest }>('/orders', (request, reply) =>
      reply.send(orderEntity(open(request.body, request.body.receipt ?? '', false))),
    );
    app.get<ById>('/orders/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      return order === undefined ? missing(reply) : reply.send(orderEntity(order));
    });
    app.get<ById>('/orders/:id/payments', (request, reply) => {
      const order = store.findOrder(request.params.id);
      return order === undefined
        ? missing(reply)
        : reply.send(list(store.paymentsOf(order).map((payment) => paymentEntity(order, payment))));
    });
    app.post<{ Body: OrderRequest }>('/payment_links', (request, reply) =>
      reply.send(linkAnswer(open(request.body, request.body.reference_id ?? '', true))),
    );
    app.get<{ Querystring: { reference_id?: string } }>('/payment_links', (request, reply) => {
      const order = store.orderOfReference('razorpay', request.query.reference_id ?? '');
      return reply.send({ payment_links: order === undefined ? [] : [linkAnswer(order)] });
    });
    app.get<ById>('/payment_links/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      return order === undefined ? missing(reply) : reply.send(linkAnswer(order));
    });
    app.post<ById>('/payment_links/:id/cancel', (request, reply) => {
      const order = store.findOrder(request.params.id);
      if (order === undefined) return missing(reply);
      if (order.status === 'cancelled') return bad(reply, 'The payment link has already been cancelled');
      store.cancel(order);
      return reply.send(linkAnswer(order));
    });
    app.get<ById>('/payments/:id', (request, reply) => {
      const payment = store.payments.get(request.params.id);
      const order = payment === undefined ? undefined : store.orders.get(payment.orderId);
      return payment === undefined || order === undefined
        ? missing(reply)
        : reply.send(paymentEntity(order, payment));
    });
    app.post<ById & { Body: { amount?: number; receipt?: string } }>(
      '/payments/:id/refund',
      (request, reply) => {
        const payment = store.payments.get(request.params.id);
        if (payment === undefined) return missing(reply);
        const refund = store.refund(
          payment,
          request.body.amount ?? payment.amount,
          request.body.receipt ?? '',
        );
        settleAsConfigured(simulator, refund);
        return reply.send(refundEntity(refund));
      },
    );
    app.get<ById>('/payments/:id/refunds', (request, reply) => {
      const payment = store.payments.get(request.params.id);
      return payment === undefined
        ? missing(reply)
        : reply.send(list(store.refundsOf(payment).map(refundEntity)));
    });
    app.get<ById>('/refunds/:id', (request, reply) => {
      const refund = store.refunds.get(request.params.id);
      return refund === undefined ? missing(reply) : reply.send(refundEntity(refund));
    });
  };
}
