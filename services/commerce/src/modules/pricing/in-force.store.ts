/**
 * SQL for the version of rates that counts at the moment `$1`: the one that began last, of those that
 * began at the same moment the one published last. The highest number alone would be wrong: rates may
 * be published for tomorrow, and others for today after them. What was published a moment ago counts from
 * its `switch_at` on, by the database's clock; `$2` is the moment to look ahead to, `null` for now.
 */
export const inForce = (table: 'gold_rates' | 'fx_rates'): string =>
  `select version from ${table} where effective_from <= $1 and ${switchedBy('$2')} order by effective_from desc, version desc limit 1`;

/** SQL for whether every process has taken a row by a moment. */
export const switchedBy = (moment: `$${number}`): string =>
  `(switch_at is null or switch_at <= coalesce(${moment}::timestamptz, clock_timestamp()))`;
