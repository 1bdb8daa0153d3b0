import { LOCALES, type Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { Charge, Mandate, MandateStore } from './mandate-store.ts';
import { PaymentRefused } from './payment-store.ts';

const text = (maxLength: number, minLength = 0): object => ({ type: 'string', minLength, maxLength });
const amount = { type: 'integer', minimum: 1, maximum: 1e13 };

const mandateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'method', 'limit'],
  properties: {
    reference: text(80, 1),
    method: { enum: ['upi_autopay', 'enach'] },
    limit: amount,
    description: text(200),
    return_url: { type: 'string', pattern: '^(https?://[^\\s]{1,490})?$' },
    language: { enum: LOCALES },
  },
};
const chargeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'currency', 'reference'],
  properties: {
    amount,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    reference: text(80, 1),
    description: text(200),
  },
};
const endBody = {
  type: 'object',
  additionalProperties: false,
  required: ['outcome'],
  properties: { outcome: { enum: ['success', 'failure', 'pending'] } },
};

interface MandateBody {
  readonly reference: string;
  readonly method: Mandate['method'];
  readonly limit: number;
  readonly description?: string;
  readonly return_url?: string;
  readonly language?: Locale;
}
interface ById {
  readonly Params: { readonly id: string };
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: { code: 'NOT_FOUND', description: 'There is no such mandate.' } });

/** Mandates, under `/payments/mandates`; `/payments/mandates/charges` says how the next charges end. */
export function mandateApiRoutes({ config, requireKey }: Sandbox, store: MandateStore): FastifyPluginAsync {
  const answerOf = (mandate: Mandate): object => ({
    id: mandate.id,
    reference: mandate.reference,
    method: mandate.method,
    status: mandate.status,
    page_url: `${config.origin}/mandate/${mandate.id}`,
  });

  return async (app) => {
    app.addHook('onRequest', requireKey);

    app.post<{ Body: MandateBody }>('/', { schema: { body: mandateBody } }, (request, reply) => {
      const { return_url: returnUrl = '', description = '', language = 'en', ...rest } = request.body;
      return reply.send(answerOf(store.register({ ...rest, returnUrl, description, language })));
    });
    app.get<ById>('/:id', (request, reply) => {
      const mandate = store.mandates.get(request.params.id);
      return mandate === undefined ? missing(reply) : reply.send(answerOf(mandate));
    });
    app.post<ById>('/:id/cancel', (request, reply) => {
      const mandate = store.mandates.get(request.params.id);
      if (mandate === undefined) return missing(reply);
      store.cancel(mandate);
      return reply.send(answerOf(mandate));
    });
    app.post<{ Body: { outcome: MandateStore['charges'] } }>(
      '/charges',
      { schema: { body: endBody } },
      (request, reply) => {
        store.charges = request.body.outcome;
        return reply.send({ outcome: store.charges });
      },
    );
    app.post<ById & { Body: Charge }>('/:id/charges', { schema: { body: chargeBody } }, (request, reply) => {
      const mandate = store.mandates.get(request.params.id);
      if (mandate === undefined) return missing(reply);
      try {
        return reply.send({ id: store.charge(mandate, request.body).id });
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error;
        return reply.code(422).send({ error: { code: 'REFUSED', description: error.message } });
      }
    });
  };
}
