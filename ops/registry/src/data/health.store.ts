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
/** Reports of a minute are taken for twenty; from then on it does not change. */
const OPEN = 25 * 60_000;

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
      await inTransaction(pool, (client) => addUp(client, CLOSED, ago(OPEN)));
      await inTransaction(pool, (client) => addUp(client, OLD, spanOf(ago(BY_MINUTE), QUARTER)));
    },
  };
}

/** Which minutes are added up, and to what. */
interface Addition {
  readonly minutes: 1 | 15;
  readonly where: string;
}
/** Those that no composer reports any more: one row for all of them. */
const CLOSED: Addition = { minutes: 1, where: `minutes = 1 and composer <> '' and slot < $1` };
const OLD: Addition = { minutes: QUARTER, where: 'minutes = 1 and slot < $1' };

/** Of several registries one takes the rows away, and the others find none. */
async function addUp(client: PoolClient, { minutes, where }: Addition, before: Date): Promise<void> {
  const { rows } = await client.query<HealthRow & { readonly channel: string }>(
    `delete from health_minute where ${where} returning channel, slot, control, canary`,
    [before],
  );
  for (const channel of new Set(rows.map((row) => row.channel)))
    for (const { slot, control, canary } of bySpan(
      rows.filter((row) => row.channel === channel),
      minutes,
    ))
      await client.query(
        `insert into health_minute (channel, slot, minutes, composer, additions, control, canary) values ($1, $2, $3, '', 0, $4, $5)`,
        [channel, slot, minutes, JSON.stringify(control), JSON.stringify(canary)],
      );
}
