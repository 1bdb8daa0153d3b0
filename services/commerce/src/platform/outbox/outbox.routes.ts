import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { failedJobs } from '../jobs/job-figures.ts';
import { listDead, revive } from './outbox-figures.ts';
import type { Dependencies } from '../../dependencies.ts';
import { performOnce } from '../http/effects.ts';
import { answers, envelope } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';

const security = [{ token: [] }];
const tags = ['staff'];
const SHOWN = 100;

/** Neither for whom nor what: staff who look after deliveries need not read them. */
const Dead = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      lane: Type.String(),
      type: Type.String(),
      key: Type.String(),
      template: Type.String(),
      attempts: Type.Integer(),
      last_error: Type.String(),
      created_at: Type.String(),
      settled_at: Type.String(),
      can_revive: Type.Boolean(),
    }),
  ),
});
const FailedJobs = Type.Object({
  results: Type.Array(Type.Object({ name: Type.String(), failed_at: Type.String(), error: Type.String() })),
});
const ReviveBody = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Revived = Type.Object({ id: Type.String() });

/** What did not get through by itself: events, messages and jobs. */
export function staffOutboxRoutes({ db }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/outbox/dead/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Events and messages that could not be delivered, newest first',
          response: answers(Dead),
        },
      },
      async () =>
        envelope({
          results: (await listDead(db, SHOWN)).map((row) => ({
            ...row,
            created_at: row.created_at.toISOString(),
            settled_at: row.settled_at.toISOString(),
          })),
        }),
    );

    app.post(
      '/outbox/revive/',
      {
        config: { access: 'staff-admin', once: true },
        schema: {
          tags,
          security,
          summary: 'Lets one of them be tried anew',
          body: ReviveBody,
          response: answers(Revived),
        },
      },
      (request, reply) =>
        performOnce(db, 'staff', request, reply, async (tx) => {
          if (await revive(tx, request.body.id)) return envelope({ id: request.body.id });
          throw new Refusal(
            404,
            'REQUEST.NOT_FOUND',
            'There is nothing by this id that could be delivered after all.',
          );
        }),
    );

    app.get(
      '/jobs/failed/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Jobs that failed at every try, newest first',
          response: answers(FailedJobs),
        },
      },
      async () =>
        envelope({
          results: (await failedJobs(db, SHOWN)).map((row) => ({
            ...row,
            failed_at: row.failed_at.toISOString(),
          })),
        }),
    );
  };
}
