import { indianDay } from '@suvarna/contracts/indian-day';
import type { Pool } from '@suvarna/database/pool';
import type { PriceTables } from './price-book.ts';
import { publications, type Publication } from './gold/gold-rate.store.ts';
import { inForce } from './in-force.store.ts';

/** The dated tables as they stood when one version of the gold rate began to count. */
interface TablesThen extends PriceTables {
  /** ISO date in India. */
  readonly day: string;
  readonly source: string;
}

/** Reads the dated tables a price is computed from, as they stand at a moment. */
export function createPriceStore(pool: Pool) {
  return {
    /** @param ahead moment at which what is published by now is taken; now when left out */
    async tables(now: Date, ahead: Date | null = null): Promise<PriceTables> {
      const today = indianDay(now);
      const [gold, stones, gst, fx, uplifts] = await Promise.all([
        pool.query<{ version: number; karat: number; paise_per_gram: number; effective_from: Date }>(
          `select version, karat, paise_per_gram, effective_from from gold_rates
           where version = (${inForce('gold_rates')})`,
          [now, ahead],
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
          [now, ahead],
        ),
        pool.query<{ currency: string; uplift_bp: number }>(
          'select distinct on (country) currency, uplift_bp from price_uplifts where from_date <= $1 order by country, from_date desc',
          [today],
        ),
      ]);
      return {
        rate_version: gold.rows[0]?.version ?? 0,
        rate_since: (gold.rows[0]?.effective_from ?? now).toISOString(),
        fx_version: fx.rows[0]?.version ?? 0,
        gold: Object.fromEntries(gold.rows.map((row) => [row.karat, row.paise_per_gram])),
        stones: stones.rows,
        gst_bp: Object.fromEntries(gst.rows.map((row) => [row.hsn, row.rate_bp])),
        paise_per_unit: Object.fromEntries(fx.rows.map((row) => [row.currency, row.paise_per_unit])),
        uplift_bp: Object.fromEntries(uplifts.rows.map((row) => [row.currency, row.uplift_bp])),
      };
    },

    /**
     * The same for the last publication of each of so many days, the newest first. Stones count as they are
     * priced now: their prices have versions, and no days.
     */
    async tablesBefore(now: Date, days: number): Promise<readonly TablesThen[]> {
      const found = await publications(pool, now, days);
      const oldest = found.at(-1)?.effective_from ?? now;
      const [{ stones }, gst, fx, uplifts] = await Promise.all([
        this.tables(now),
        pool.query<{ hsn: string; rate_bp: number; day: string }>(
          'select hsn, rate_bp, from_date::text as day from gst_rates where from_date <= $1 order by from_date',
          [indianDay(now)],
        ),
        pool.query<{ version: number; effective_from: Date; currency: string; paise_per_unit: number }>(
          `select version, effective_from, currency, paise_per_unit from fx_rates
           where effective_from <= $1 and effective_from >= coalesce((select max(effective_from) from fx_rates where effective_from <= $2), $2)
           order by effective_from, version`,
          [now, oldest],
        ),
        pool.query<{ currency: string; uplift_bp: number; day: string }>(
          'select currency, uplift_bp, from_date::text as day from price_uplifts where from_date <= $1 order by from_date',
          [indianDay(now)],
        ),
      ]);
      return found.map(({ version, effective_from: since, day, rates, source }: Publication): TablesThen => {
        const until = indianDay(since);
        const fxVersion = fx.rows.findLast((row) => row.effective_from <= since)?.version ?? 0;
        const fxRows = fx.rows.filter((row) => row.version === fxVersion);
        // Of rows of one name the last that had begun: those after it in the list take its place.
        return {
          rate_version: version,
          rate_since: since.toISOString(),
          day,
          source,
          fx_version: fxVersion,
          gold: rates,
          stones,
          gst_bp: Object.fromEntries(
            gst.rows.filter((row) => row.day <= until).map((row) => [row.hsn, row.rate_bp]),
          ),
          paise_per_unit: Object.fromEntries(fxRows.map((row) => [row.currency, row.paise_per_unit])),
          uplift_bp: Object.fromEntries(
            uplifts.rows.filter((row) => row.day <= until).map((row) => [row.currency, row.uplift_bp]),
          ),
        };
      });
    },
  };
}
