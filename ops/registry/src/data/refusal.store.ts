import type { Pool } from '@suvarna/database/pool';
import type { Refusal, RefusalStore } from '../domain/ports.ts';

export function createRefusalStore(pool: Pool, now: () => Date): RefusalStore {
  return {
    // One row per release and reporter: a composer that keeps trying must not fill the table.
    async report({ remote, release, reporter, why }) {
      await pool.query(
        `insert into refusal as r (remote, release, reporter, why, first_at, last_at) values ($1, $2, $3, $4, $5, $5)
         on conflict (remote, release, reporter) do update set why = excluded.why, last_at = excluded.last_at, times = r.times + 1`,
        [remote, release, reporter, why, now()],
      );
    },

    async list() {
      const { rows } = await pool.query<Refusal>(
        `select remote, release, reporter, why, first_at as "firstAt", last_at as "lastAt", times from refusal order by last_at desc limit 100`,
      );
      return rows;
    },
  };
}
