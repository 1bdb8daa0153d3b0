import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface FailedJob {
  readonly name: string;
  readonly failed_at: Date;
  readonly error: string;
}

/** Whether the queues were made (platform/jobs/install-jobs.ts); a database that only serves routes has none. */
async function areInstalled(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('commerce_jobs.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** Jobs that failed at every try in the last seven days, newest first. */
export async function failedJobs(db: Database, limit: number): Promise<FailedJob[]> {
  if (!(await areInstalled(db))) return [];
  const { rows } = await sql<FailedJob>`
    select source_name as name, created_on as failed_at, coalesce(source_output->>'message', '') as error
    from commerce_jobs.job where name = 'dead-letter' order by created_on desc limit ${limit}`.execute(db);
  return rows;
}

export async function countFailedJobs(
  db: Database,
): Promise<readonly { readonly name: string; readonly failed: number }[]> {
  if (!(await areInstalled(db))) return [];
  const { rows } = await sql<{ name: string; failed: number }>`
    select source_name as name, count(*) as failed from commerce_jobs.job where name = 'dead-letter' group by source_name`.execute(
    db,
  );
  return rows;
}
