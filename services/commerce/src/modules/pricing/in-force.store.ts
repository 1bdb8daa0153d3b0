/**
 * SQL for the version of rates that counts at the moment `$1`: the one that began last, of those that
 * began at the same moment the one published last. The highest number alone would be wrong: rates may
 * be published for tomorrow, and others for today after them.
 */
export const inForce = (table: 'gold_rates' | 'fx_rates'): string =>
  `select version from ${table} where effective_from <= $1 order by effective_from desc, version desc limit 1`;
