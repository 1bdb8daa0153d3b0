import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { applyPayoutReport } from './apply-payout-report.ts';

const BODY_LIMIT = 64 * 1024;

/**
 * `exchange/payout_webhook/`: known by its signature over the bytes as they came. It is in no table of
 * endpoints: no schema stands in front of a signature. What it tells is done once, however often it is told;
 * what is told too late changes nothing, so that a replay has nothing to do.
 */
export function payoutWebhookRoutes({ db, log, clock, payoutProvider }: Needs): FastifyPluginAsync {
  return async (app) => {
    // A plugin of its own, so that no other route is handed raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );

    app.post<{ Body: unknown }>(
      '/exchange/payout_webhook/',
      {
        config: { access: 'provider' },
        schema: { tags: ['exchange'], summary: 'What a provider of payouts reports; signed' },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const reading = payoutProvider?.readWebhook(body, (name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? value : undefined;
        }) ?? { kind: 'rejected' };
        reply.header('Cache-Control', 'no-store');
        if (reading.kind === 'rejected')
          throw new Refusal('PAYMENT.SIGNATURE_INVALID', { message: 'The request is not valid.' });
        if (reading.kind === 'report') {
          const applied = await db
            .transaction()
            .execute((tx) => applyPayoutReport(tx, reading.report, clock()));
          if (applied === 'twice')
            log.error(
              { applied, report: reading.report },
              'a piece was paid for twice, and waits in the queue',
            );
          else if (applied !== 'applied' && applied !== 'repeated') {
            log.error({ applied, report: reading.report }, 'a payout is not what was asked for');
            throw new Refusal('PAYMENT.MISMATCH', { message: 'The request is not valid.' });
          }
        }
        return envelope({ received: true });
      },
    );
  };
}
