import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { failedRefunds, retryRefundRow } from './payment-refund.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const security = [{ token: [] }];
const tags = ['staff'];
const SHOWN = 100;

const Failed = Type.Object({
  results: Type.Array(
    Type.Object({
      refund_id: Type.String(),
      /** What it was paid for; `null` for money that was meant for nothing we know. */
      subject: Type.Union([Type.Null(), Type.Object({ kind: Type.String(), id: Type.String() })]),
      order_no: Type.Union([Type.Null(), Type.String()]),
      provider: Type.String(),
      amount_paise: Type.Integer(),
      currency: Type.String(),
      requested_at: Type.String(),
      last_error: Type.String(),
      retries: Type.Integer(),
    }),
  ),
});
const RetryBody = Type.Object(
  {
    refund_id: Type.String({ pattern: '^[A-Za-z0-9_-]{4,120}$' }),
    asked_by: Type.String({ minLength: 1, maxLength: 80 }),
    note: Type.String({ minLength: 1, maxLength: 300 }),
  },
  { additionalProperties: false },
);
const Retried = Type.Object({ refund_id: Type.String(), retry: Type.Integer() });

/** Refunds that a provider refused: money a shopper waits for and no job will send again by itself. */
export function staffRefundRoutes({ db, clock }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/refund/failed/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Refunds a provider refused, the oldest first',
          response: answers(Failed),
        },
      },
      async () =>
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

    app.post(
      '/refund/retry/',
      {
        config: { access: 'staff-admin', once: true },
        schema: {
          tags,
          security,
          summary: 'Lets one of them be sent anew; who asked and why is written down',
          body: RetryBody,
          response: answers(Retried),
        },
      },
      (request, reply) =>
        performOnce(db, 'staff', request, reply, async (tx) => {
          const { refund_id: refundId, asked_by: askedBy, note } = request.body;
          const retry = await retryRefundRow(tx, refundId, { askedBy, note, at: clock() });
          if (retry === undefined)
            throw new Refusal(409, 'ORDER.STATE_CONFLICT', 'There is no refund by this name that failed.');
          return envelope({ refund_id: refundId, retry });
        }),
    );
  };
}
