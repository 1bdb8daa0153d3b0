import type { Pool, PoolClient } from '@suvarna/database/pool';
import { bySpan, spanOf } from '../domain/health.ts';
import type { HealthRow, HealthStore } from '../domain/ports.ts';
import { tellOfChange } from './change-news.ts';
import { inTransaction } from './transaction.ts';

const HOUR = 3_600_000;
const KEPT = 72 * HOUR;
/** From this age on, quarters of an hour are enough. */
const BY_MINUTE = 6 * HOUR;
const QUARTER = 15;

export function createHealthStore(pool: Pool, now: () => Date): HealthStore {
  const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);
  return {
    async report(channel, { slot, composer, additions, control, canary }) {
      await pool.query(
        `insert into health_minute as h (channel, slot, minutes, composer, additions, control, canary) values ($1, $2, 1, $3, $4, $5, $6)
         on conflict (channel, slot, minutes, composer) do update set additions = excluded.additions, control = excluded.control, canary = excluded.canary
         where h.additions <= excluded.additions`,
        [channel, slot, composer, additions, JSON.stringify(control), JSON.stringify(canary)],
      );
      await tellOfChange(pool, 'health');
    },

    async since(channel, from) {
      const { rows } = await pool.query<HealthRow>(
        'select slot, control, canary from health_minute where channel = $1 and slot >= $2 order by slot',
        [channel, from],
      );
      return rows;
    },

    async tidy() {
      await pool.query('delete from health_minute where slot < $1', [ago(KEPT)]);
      const before = spanOf(ago(BY_MINUTE), QUARTER);
      await inTransaction(pool, (client) => addUpBefore(client, before));
    },
  };
}

/** Of several registries one takes the minutes away, and the others find none. */
async function addUpBefore(client: PoolClient, before: Date): Promise<void> {
  const { rows } = await client.query<HealthRow & { readonly channel: string }>(
    'delete from health_minute where minutes = 1 and slot < $1 returning channel, slot, control, canary',
    [before],
  );
  for (const channel of new Set(rows.map((row) => row.channel)))
    for (const { slot, control, canary } of bySpan(
      rows.filter((row) => row.channel === channel),
      QUARTER,
    ))
      await client.query(
        `insert into health_minute (channel, slot, minutes, composer, additions, control, canary) values ($1, $2, $3, '', 0, $4, $5)`,
        [channel, slot, QUARTER, JSON.stringify(control), JSON.stringify(canary)],
      );
}
