import type { Dependencies } from '../../dependencies.ts';

/** Work that is done by the clock. Each calls one function of its module, which may be called as often as it likes. */
export interface Job<Context = JobContext> {
  /** Name of its queue; a job that is renamed is another job. */
  readonly name: string;
  /** Minute, hour, day of the month, month, day of the week; Indian time. */
  readonly cron: string;
  /** For what cannot wait for the next minute: the job follows itself after so many seconds. */
  readonly againAfterSeconds?: number;
  readonly run: (context: Context) => Promise<void>;
}

/** The service's own dependencies, over connections that no request waits for. */
export type JobContext = Dependencies;

/** Schema of pg-boss; no other code writes there. */
export const JOBS_SCHEMA = 'commerce_jobs';
/** Where a job lies that failed at every try, until an operator looked: seven days. */
export const DEAD_LETTER = 'dead-letter';
