import { refundRetry, refundsFailed } from '@suvarna/contracts/orders';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { failedRefunds, retryRefundRow } from './payment-refund.store.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';

const SHOWN = 100;

/** Refunds that a provider refused: money a shopper waits for and no job will send again by itself. */
export function staffRefundRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, refundsFailed, async () =>
      envelope({
        results: (await failedRefunds(db, SHOWN)).map(
          ({ amount, requested_at, subject_kind: kind, subject_id: id, ...row }) => ({
            ...row,
            subject: kind === null || id === null ? null : { kind, id },
            order_no: kind === 'order' ? id : null,
            amount_paise: amount,
            requested_at: requested_at.toISOString(),
          }),
        ),
      }),
    );

    serveOnce(app, refundRetry, async ({ tx, request }) => {
      const { refund_id: refundId, asked_by: askedBy, note } = request.body;
      const retry = await retryRefundRow(tx, refundId, { askedBy, note, at: clock() });
      if (retry === undefined)
        throw new Refusal('ORDER.STATE_CONFLICT', {
          message: 'There is no refund by this name that failed.',
        });
      return envelope({ refund_id: refundId, retry });
    });
  };
}
