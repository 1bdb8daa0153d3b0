/** SQL for rates that are published in versions, all names of a version at once: gold by karat, money by currency. */
import { startOfIndianDay } from '@suvarna/contracts/indian-day';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

export type RatesBy<Name extends string | number> = Readonly<Record<Name, number>>;

export interface PublicationOf<Rates> {
  readonly rates: Rates;
  readonly effective_from: Date;
  readonly source: string;
  readonly published_by: string;
}

interface PublishedOf<Rates> extends PublicationOf<Rates> {
  readonly version: number;
  /** The second person, where the jump asked for one. */
  readonly confirmed_by: string | null;
  /** `null` for rates of the seed. */
  readonly published_at: Date | null;
}

interface Row extends Omit<PublishedOf<unknown>, 'rates'> {
  readonly name: string | number;
  readonly rate: number;
}

export interface RateTable<Rates> {
  /** The newest publications, what is dated later than now included. */
  readonly list: (db: Database, limit: number) => Promise<readonly PublishedOf<Rates>[]>;
  /** @returns the highest version there is; no other process publishes until the transaction ends */
  readonly lock: (tx: Tx) => Promise<number>;
  /** The rates that count at a moment: what a publication for it follows on. `undefined` while there are none of some name. */
  readonly at: (
    db: Database | Tx,
    moment: Date,
  ) => Promise<{ readonly rates: Rates; readonly effective_from: Date } | undefined>;
  /**
   * The rates that a day in India may move away from by one person's word: those that two people agreed on
   * that day, else the last of the days before, else the first ones of all.
   */
  readonly ofDayBefore: (tx: Tx, moment: Date) => Promise<Rates | undefined>;
  readonly insert: (
    tx: Tx,
    version: number,
    publication: PublicationOf<Rates> & { readonly confirmed_by: string | null },
    at: Date,
  ) => Promise<void>;
}

/** @param value column of paise @param key column of the name */
export function rateTable<Name extends string | number>({
  table,
  key,
  value,
  names,
}: {
  readonly table: 'gold_rates' | 'fx_rates';
  readonly key: string;
  readonly value: string;
  readonly names: readonly Name[];
}): RateTable<RatesBy<Name>> {
  type Rates = RatesBy<Name>;
  const [of, name, rate] = [sql.table(table), sql.ref(key), sql.ref(value)];

  const read = async (db: Database | Tx, versions: RawBuilder<unknown>): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select version, effective_from, ${name} as name, ${rate} as rate, source, published_by, confirmed_by, published_at
      from ${of} where version in (${versions}) order by version desc`.execute(db);
    return rows;
  };
  const byName = (rows: readonly Row[]): Rates =>
    Object.fromEntries(rows.map((row) => [row.name, row.rate])) as Rates;
  /** @param which condition and order of the one version that is meant */
  const one = async (db: Database | Tx, which: RawBuilder<unknown>) => {
    const rows = await read(db, sql`select version from ${of} where ${which} limit 1`);
    return rows[0] && rows.length >= names.length
      ? { rates: byName(rows), effective_from: rows[0].effective_from }
      : undefined;
  };
  const at: RateTable<Rates>['at'] = (db, moment) =>
    one(db, sql`effective_from <= ${moment} order by effective_from desc, version desc`);

  return {
    at,

    list: async (db, limit) => {
      const rows = await read(
        db,
        sql`select distinct version from ${of} order by version desc limit ${limit}`,
      );
      return [...Map.groupBy(rows, ({ version }) => version).values()].flatMap((all) =>
        all[0] ? [{ ...all[0], rates: byName(all) }] : [],
      );
    },

    lock: async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`commerce.${table}`}))`.execute(tx);
      const { rows } = await sql<{
        version: number | null;
      }>`select max(version) as version from ${of}`.execute(tx);
      return rows[0]?.version ?? 0;
    },

    ofDayBefore: async (tx, moment) => {
      const day = startOfIndianDay(moment);
      const agreed = await one(
        tx,
        sql`confirmed_by is not null and effective_from >= ${day} and effective_from <= ${moment}
          order by effective_from desc, version desc`,
      );
      const before = agreed ?? (await at(tx, new Date(day.getTime() - 1)));
      return (before ?? (await one(tx, sql`effective_from <= ${moment} order by effective_from, version`)))
        ?.rates;
    },

    insert: async (tx, version, { rates, effective_from, source, published_by, confirmed_by }, published) => {
      const rows = names.map(
        (each) =>
          sql`(${version}, ${effective_from}, ${each}, ${rates[each]}, ${source}, ${published_by}, ${confirmed_by}, ${published})`,
      );
      await sql`
        insert into ${of} (version, effective_from, ${name}, ${rate}, source, published_by, confirmed_by, published_at)
        values ${sql.join(rows)}`.execute(tx);
    },
  };
}
