import type { Pool } from '@suvarna/database/pool';

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
