import { databaseOver } from '../database/database.ts';
import type { Pool } from '@suvarna/database/pool';
import { followUp, traceToLeave } from '@suvarna/telemetry/spans';
import { PgBoss } from 'pg-boss';
import { saidBy } from '../http/observe/said-error.ts';
import { JOBS_SCHEMA, type Job, type JobContext } from './job.ts';
import { createOneRun, cutBy } from './one-run.ts';

export interface Jobs {
  /** Jobs under way may finish; what is not done in `withinMs` is done again by the next process. */
  stop(withinMs: number): Promise<void>;
}

/** How often, in seconds. */
interface Pace {
  /** Jobs that follow themselves are looked for. */
  readonly hurried: number;
  /** Those that wait for their minute. */
  readonly others: number;
  /** A run says that it is alive; without, it is another's after a minute (install-jobs.ts). */
  readonly alive: number;
  /** Runs that said nothing, or whose time is over, are looked for. */
  readonly supervise: number;
}
const PACE: Pace = { hurried: 5, others: 15, alive: 15, supervise: 30 };

const OF_JOBS = { 'messaging.system': 'pg-boss' };

/** What a job leaves for the one that follows it: its own `traceparent`, where it is recorded. */
const leftForNext = (): object | null => {
  const traceparent = traceToLeave();
  return traceparent === null ? null : { traceparent };
};

/** The clock leaves nothing. */
const traceIn = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'traceparent' in data ? String(data.traceparent) : null;

/** A job as it was asked for. */
interface Asked {
  /** Of pg-boss: its time is over. */
  readonly signal: AbortSignal;
  /** How often it was tried before. */
  readonly retryCount: number;
}

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
  pace = PACE,
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
    superviseIntervalSeconds: pace.supervise,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had a failure; it goes on by itself'));
  await boss.start();
  const oneRun = createOneRun(pool, log);
  /** Runs that were cut and have not ended: what they wait for knows no end. */
  const stuck = new Set<string>();
  const runOnce = async (job: Job, { signal, retryCount }: Asked): Promise<void> => {
    const taken = await oneRun.take(job.name);
    if (taken.kind === 'taken') {
      // What is asked for again is not done yet: it waits for its next try, and is seen when none helps.
      if (stuck.has(job.name) || retryCount > 0) throw new Error('A run that was cut has not ended.');
      // Another run does what there is to do; what comes later has the next one.
      log.info({ job: job.name }, 'a job is under way already');
      return;
    }
    const cut = AbortSignal.any([signal, taken.lost]);
    const markStuck = (): void => {
      stuck.add(job.name);
      log.warn({ job: job.name }, 'a run of a job is cut: its time is over, or its claim was lost');
    };
    cut.addEventListener('abort', markStuck);
    try {
      const own = cutBy(cut, pool);
      await job.run({ ...context, pool: own, db: databaseOver(own) });
    } finally {
      cut.removeEventListener('abort', markStuck);
      stuck.delete(job.name);
      await taken.release();
    }
  };
  for (const job of jobs) {
    const pollingIntervalSeconds = job.againAfterSeconds === undefined ? pace.others : pace.hurried;
    const options = {
      pollingIntervalSeconds,
      batchSize: 1,
      heartbeatRefreshSeconds: pace.alive,
      includeMetadata: true,
    } as const;
    await boss.work(job.name, options, async ([asked]) => {
      if (asked === undefined) return;
      const span = { name: `run ${job.name}`, kind: 'consumer', attributes: OF_JOBS } as const;
      await followUp(span, { link: traceIn(asked.data) }, async () => {
        try {
          await runOnce(job, asked);
        } catch (error) {
          log.error({ err: saidBy(error), job: job.name }, 'a job failed; it is tried again');
          throw new JobFailed(error);
        }
        // One that failed comes back by its retries, and by its minute.
        if (job.againAfterSeconds !== undefined)
          await boss.send(job.name, leftForNext(), { startAfter: job.againAfterSeconds });
      });
    });
  }
  return {
    async stop(withinMs) {
      await boss.stop({ graceful: true, timeout: withinMs });
      await oneRun.end();
    },
  };
}
