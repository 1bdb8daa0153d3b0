import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { isOnline } from './fact.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { paymentContext } from '../route-context.ts';

/** Providers get an answer within seconds, or they send it again. */
const BODY_LIMIT = 64 * 1024;

/**
 * `payment/webhook/{provider}/`: known by its signature over the bytes as they came, and by nothing else.
 * It is in no table of endpoints: no schema stands in front of a signature, and only a provider calls it.
 */
export function webhookRoutes(deps: Needs): FastifyPluginAsync {
  const context = paymentContext(deps);
  return async (app) => {
    // A plugin of its own, so that no other route is handed raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );

    app.post<{ Params: { provider: string }; Body: unknown }>(
      '/payment/webhook/:provider/',
      {
        config: { access: 'provider' },
        schema: { tags: ['payment'], summary: 'What a payment provider reports; signed' },
      },
      async (request, reply) => {
        const provider = isOnline(request.params.provider)
          ? context.providers.get(request.params.provider)
          : undefined;
        if (provider === undefined) throw new Refusal('REQUEST.NOT_FOUND');
        const header = (name: string): string | undefined => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        };
        reply.header('Cache-Control', 'no-store');
        const reception = await receiveWebhook(context, provider, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          header,
          at: context.clock(),
        });
        if (reception === 'rejected')
          throw new Refusal('PAYMENT.SIGNATURE_INVALID', { message: 'The request is not valid.' });
        if (reception === 'mismatch')
          throw new Refusal('PAYMENT.MISMATCH', { message: 'The request is not valid.' });
        return envelope({ received: true });
      },
    );
  };
}
