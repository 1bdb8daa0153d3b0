import { MODULES } from './modules.ts';
import { dropOutdated } from './platform/jobs/housekeeping.ts';
import type { Job } from './platform/jobs/job.ts';
import { dropExpired, dropSettled } from './platform/outbox/outbox-figures.ts';

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
    run: async ({ db, clock }) => {
      await dropOutdated(db);
      await dropSettled(db);
      for (const { tidy } of MODULES) await tidy?.(db, clock());
    },
  },
];
