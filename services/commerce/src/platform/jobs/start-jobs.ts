import type { Pool } from '@suvarna/database/pool';
import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, type Job, type JobContext } from './job.ts';

export interface Jobs {
  /** Jobs under way may finish; what is not done in `withinMs` is done again by the next process. */
  stop(withinMs: number): Promise<void>;
}

interface PollSeconds {
  /** Of jobs that follow themselves. */
  readonly hurried: number;
  /** Of those that wait for their minute. */
  readonly others: number;
}
const POLL_SECONDS: PollSeconds = { hurried: 5, others: 15 };

/** What pg-boss keeps of a failure: its name and code. Messages quote what a shopper typed. */
class JobFailed extends Error {
  override readonly name = 'JobFailed';
  override readonly stack = '';

  constructor(cause: unknown) {
    const { name, code } = (cause instanceof Error ? cause : { name: 'unknown' }) as {
      name: string;
      code?: unknown;
    };
    super(typeof code === 'string' ? `${name} ${code}` : name);
  }
}

/** Works on the jobs of this service until stopped. The queues are there already (install-jobs.ts). */
export async function startJobs(
  pool: Pool,
  context: JobContext,
  jobs: readonly Job[],
  poll = POLL_SECONDS,
): Promise<Jobs> {
  const { log } = context;
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The schema is its owner's to change; this role may not.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a failure; it goes on by itself'));
  await boss.start();
  for (const job of jobs) {
    const pollingIntervalSeconds = job.againAfterSeconds === undefined ? poll.others : poll.hurried;
    await boss.work(job.name, { pollingIntervalSeconds, batchSize: 1 }, async () => {
      try {
        await job.run(context);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed; it is tried again');
        throw new JobFailed(error);
      }
      // One that failed comes back by its retries, and by its minute.
      if (job.againAfterSeconds !== undefined)
        await boss.send(job.name, null, { startAfter: job.againAfterSeconds });
    });
  }
  return { stop: (withinMs) => boss.stop({ graceful: true, timeout: withinMs }) };
}
