import { MODULES } from '../modules.ts';
import { dropOutdated } from '../platform/jobs/housekeeping.ts';
import type { Job } from '../platform/jobs/job.ts';
import { dropExpired, dropSettled } from '../platform/outbox/outbox-figures.ts';
import { cleanupModules } from './cleanup-modules.ts';

/** Everything this service does without being asked. */
export const JOBS: readonly Job[] = [
  ...MODULES.flatMap(({ jobs = [] }) => jobs),
  {
    name: 'outbox.expire',
    cron: '* * * * *',
    run: async ({ db, clock }) => {
      await dropExpired(db, clock());
    },
  },
  {
    name: 'housekeeping',
    cron: '*/10 * * * *',
    run: async (context) => {
      await dropOutdated(context.db);
      await dropSettled(context.db);
      await cleanupModules(MODULES, context);
    },
  },
];
