import type { Pool } from '@suvarna/database/pool';
import type { GoldRates } from '@suvarna/pricing/rate';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { KARATS } from './gold-rate-rules.ts';
import { rateTable } from '../rate-table.store.ts';

export interface Publication {
  readonly version: number;
  readonly effective_from: Date;
  /** ISO date in India. */
  readonly day: string;
  /** Paise per gram by karat. */
  readonly rates: Readonly<Record<'14' | '18' | '22' | '24', number>>;
  /** Who said so. */
  readonly source: string;
}

/** The last publication of each of so many days, newest first; what is dated later than `now` does not count yet. */
export async function publications(pool: Pool, now: Date, days: number): Promise<readonly Publication[]> {
  const { rows } = await pool.query<Publication>(
    `select version, effective_from, to_char(effective_from at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, jsonb_object_agg(karat, paise_per_gram) as rates, min(source) as source
     from gold_rates
     where version in (
       select version from (
         select distinct on ((effective_from at time zone 'Asia/Kolkata')::date) version, effective_from from gold_rates where effective_from <= $1
         order by (effective_from at time zone 'Asia/Kolkata')::date desc, effective_from desc, version desc) as last_of_day
       order by effective_from desc limit $2)
     group by version, effective_from order by effective_from desc`,
    [now, days],
  );
  return rows;
}

/** Paise per gram by karat as they were published together; none for a version that is not known. */
export async function ratesOfVersion(db: Database | Tx, version: number): Promise<GoldRates> {
  const { rows } = await sql<{ karat: number; paise_per_gram: number }>`
    select karat, paise_per_gram from gold_rates where version = ${version}`.execute(db);
  return Object.fromEntries(rows.map(({ karat, paise_per_gram: rate }) => [karat, rate]));
}

export const goldTable = rateTable({
  table: 'gold_rates',
  key: 'karat',
  value: 'paise_per_gram',
  names: KARATS,
});
export const { list: listGold, lock: lockGold, at: goldAt } = goldTable;

/** The publication that counts at a moment, as it is quoted by. `undefined` while there is none. */
export async function goldInForce(
  db: Database | Tx,
  moment: Date,
): Promise<{ readonly version: number; readonly rates: GoldRates } | undefined> {
  const row = await db
    .selectFrom('gold_rates')
    .select('version')
    .where('effective_from', '<=', moment)
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { version: row.version, rates: await ratesOfVersion(db, row.version) };
}

/** The version that was published from there, if it was. */
export async function versionFrom(tx: Tx, source: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('gold_rates')
    .select('version')
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}
