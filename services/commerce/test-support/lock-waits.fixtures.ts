import type { Service } from './service.fixtures.ts';

/** Whether one connection waits for a row that another has. */
export async function isWaitingForRow({ pool }: Pick<Service, 'pool'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_locks where not granted and locktype = 'transactionid' and pid in (
       select pid from pg_stat_activity where datname = current_database())`,
  );
  return rowCount === 1;
}
