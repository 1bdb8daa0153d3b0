import type { Pool } from '@suvarna/database/pool';
import type { GoldRates } from '@suvarna/pricing/rate';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import { KARATS, type GoldPublication, type GoldRateOfDay } from './gold-rate-rules.ts';

export interface Publication {
  readonly version: number;
  readonly effective_from: Date;
  /** ISO date in India. */
  readonly day: string;
  /** Paise per gram by karat. */
  readonly rates: Readonly<Record<'14' | '18' | '22' | '24', number>>;
}

/** The last publication of each of so many days, newest first; what is dated later than `now` does not count yet. */
export async function publications(pool: Pool, now: Date, days: number): Promise<readonly Publication[]> {
  const { rows } = await pool.query<Publication>(
    `select version, effective_from, to_char(effective_from at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, jsonb_object_agg(karat, paise_per_gram) as rates
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

export interface PublishedGold extends GoldPublication {
  readonly version: number;
  readonly confirmed_by: string | null;
  readonly published_at: Date | null;
}

/** The newest publications, what is dated later than now included. */
export async function listGold(db: Database, limit: number): Promise<readonly PublishedGold[]> {
  const rows = await db
    .selectFrom('gold_rates')
    .selectAll()
    .where(
      'version',
      'in',
      db.selectFrom('gold_rates').select('version').distinct().orderBy('version', 'desc').limit(limit),
    )
    .orderBy('version', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ version }) => version).values()].flatMap((of) =>
    of[0] ? [{ ...of[0], rates: byKarat(of) }] : [],
  );
}

/** @returns the highest version there is; nobody else publishes until the transaction ends */
export async function lockGold(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('commerce.gold_rates'))`.execute(tx);
  const newest = await tx
    .selectFrom('gold_rates')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return newest?.version ?? 0;
}

/** The rates that count at a moment: what a publication for it follows on. `undefined` while there are none. */
export async function goldAt(
  db: Database | Tx,
  moment: Date,
): Promise<{ readonly rates: GoldRateOfDay; readonly effective_from: Date } | undefined> {
  const rows = await db
    .selectFrom('gold_rates')
    .select(['karat', 'paise_per_gram', 'effective_from'])
    .where('version', '=', (query) =>
      query
        .selectFrom('gold_rates')
        .select('version')
        .where('effective_from', '<=', moment)
        .orderBy('effective_from', 'desc')
        .orderBy('version', 'desc')
        .limit(1),
    )
    .execute();
  return rows[0] && { rates: byKarat(rows), effective_from: rows[0].effective_from };
}

export async function insertGold(
  tx: Tx,
  version: number,
  { rates, ...publication }: GoldPublication & { readonly confirmed_by: string | null },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('gold_rates')
    .values(
      KARATS.map((karat) => ({
        ...publication,
        version,
        karat,
        paise_per_gram: rates[karat],
        published_at: at,
      })),
    )
    .execute();
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

const byKarat = (
  rows: readonly { readonly karat: number; readonly paise_per_gram: number }[],
): GoldRateOfDay =>
  Object.fromEntries(rows.map(({ karat, paise_per_gram: rate }) => [karat, rate])) as Record<
    keyof GoldRateOfDay,
    number
  >;
