import type { Pool } from '@suvarna/database/pool';
import type { PriceTables } from './price-book.ts';
import { inForce } from './in-force.store.ts';

/** Reads the dated tables a price is computed from, as they stand at a moment. */
export function createPriceStore(pool: Pool) {
  return {
    async tables(now: Date): Promise<PriceTables> {
      const today = now.toISOString().slice(0, 10);
      const [gold, stones, gst, fx, uplifts] = await Promise.all([
        pool.query<{ version: number; karat: number; paise_per_gram: number }>(
          `select version, karat, paise_per_gram from gold_rates
           where version = (${inForce('gold_rates')})`,
          [now],
        ),
        pool.query<PriceTables['stones'][number]>(
          `select type, shape, quality, from_millicarat, paise_per_carat from stone_prices
           where version = (select max(version) from stone_prices) order by from_millicarat desc`,
        ),
        pool.query<{ hsn: string; rate_bp: number }>(
          'select distinct on (hsn) hsn, rate_bp from gst_rates where from_date <= $1 order by hsn, from_date desc',
          [today],
        ),
        pool.query<{ version: number; currency: string; paise_per_unit: number }>(
          `select version, currency, paise_per_unit from fx_rates
           where version = (${inForce('fx_rates')})`,
          [now],
        ),
        pool.query<{ currency: string; uplift_bp: number }>(
          'select distinct on (country) currency, uplift_bp from price_uplifts where from_date <= $1 order by country, from_date desc',
          [today],
        ),
      ]);
      return {
        rate_version: gold.rows[0]?.version ?? 0,
        fx_version: fx.rows[0]?.version ?? 0,
        gold: Object.fromEntries(gold.rows.map((row) => [row.karat, row.paise_per_gram])),
        stones: stones.rows,
        gst_bp: Object.fromEntries(gst.rows.map((row) => [row.hsn, row.rate_bp])),
        paise_per_unit: Object.fromEntries(fx.rows.map((row) => [row.currency, row.paise_per_unit])),
        uplift_bp: Object.fromEntries(uplifts.rows.map((row) => [row.currency, row.uplift_bp])),
      };
    },
  };
}
