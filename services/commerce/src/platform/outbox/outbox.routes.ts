import { jobsFailed, outboxDead, outboxRevive } from '@suvarna/contracts/operations';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../refusal.ts';
import { failedJobs } from '../jobs/job-figures.ts';
import { listDead, revive } from './outbox-figures.ts';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../http/shape/envelope.ts';
import { serve, serveOnce } from '../http/serve.ts';

const SHOWN = 100;

/** What did not get through by itself: events, messages and jobs. */
export function staffOutboxRoutes({ db }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, outboxDead, async () =>
      envelope({
        results: (await listDead(db, SHOWN)).map((row) => ({
          ...row,
          created_at: row.created_at.toISOString(),
          settled_at: row.settled_at.toISOString(),
        })),
      }),
    );

    serveOnce(app, outboxRevive, async ({ tx, request }) => {
      if (await revive(tx, request.body.id)) return envelope({ id: request.body.id });
      throw new Refusal('REQUEST.NOT_FOUND', {
        message: 'There is nothing by this id that could be delivered after all.',
      });
    });

    serve(app, jobsFailed, async () =>
      envelope({
        results: (await failedJobs(db, SHOWN)).map((row) => ({
          ...row,
          failed_at: row.failed_at.toISOString(),
        })),
      }),
    );
  };
}
