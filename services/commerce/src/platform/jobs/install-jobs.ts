import { createPool } from '@suvarna/database/pool';
import { PgBoss } from 'pg-boss';
import { ROLE } from '../database/migrations.ts';
import { DEAD_LETTER, JOBS_SCHEMA, type Job } from './job.ts';

const ZONE = 'Asia/Kolkata';
/** First half of the advisory lock's key, beside that of migrations. */
const LOCK = 0x5376;

const retries = { retryLimit: 3, retryDelay: 5, retryBackoff: true, retryDelayMax: 120 } as const;
const dead = { retentionSeconds: 7 * 86_400, deleteAfterSeconds: 7 * 86_400 } as const;
/** At most one job waits, whatever asked for it: the clock, or the job before it. */
const queue = {
  policy: 'short',
  deadLetter: DEAD_LETTER,
  ...retries,
  // A run renews itself while its process lives; one that is longer is cut (one-run.ts).
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 3_600,
} as const;

async function declare(
  boss: PgBoss,
  name: string,
  { policy, ...options }: Parameters<PgBoss['createQueue']>[1] & object,
): Promise<void> {
  if ((await boss.getQueue(name)) === null)
    await boss.createQueue(name, { ...options, ...(policy === undefined ? {} : { policy }) });
  else await boss.updateQueue(name, options);
}

/**
 * Makes the queues of the jobs and their times, as the owner of the database: the service itself may
 * fill and empty them, but not make any. Run after the migrations, again with every release.
 */
export async function installJobs(url: string, jobs: readonly Job[]): Promise<void> {
  // One connection: a lock of the session then covers everything, and releases that start together wait.
  const pool = createPool({
    url,
    schema: JOBS_SCHEMA,
    name: 'commerce-jobs-install',
    max: 1,
    statementTimeout: 0,
  });
  try {
    await pool.query('set lock_timeout = 0');
    await pool.query('select pg_advisory_lock($1, hashtext($2))', [LOCK, JOBS_SCHEMA]);
    const boss = new PgBoss({
      schema: JOBS_SCHEMA,
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
      reindex: false,
    });
    const faults: unknown[] = [];
    boss.on('error', (error) => faults.push(error));
    await boss.start();
    await declare(boss, DEAD_LETTER, dead);
    for (const { name, cron } of jobs) {
      await declare(boss, name, queue);
      await boss.schedule(name, cron, null, { tz: ZONE });
    }
    const known = new Set(jobs.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
    await boss.stop({ graceful: false });
    if (faults.length > 0) throw new AggregateError(faults, 'the job queues were not installed');
    await pool.query(`
      grant usage on schema ${JOBS_SCHEMA} to ${ROLE};
      grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${ROLE};
      grant usage on all sequences in schema ${JOBS_SCHEMA} to ${ROLE};
      grant execute on all functions in schema ${JOBS_SCHEMA} to ${ROLE}`);
  } finally {
    await pool.end();
  }
}
