import { indianDay } from '@suvarna/contracts/indian-day';
import type { Pool } from '@suvarna/database/pool';
import { DESIGN_COLUMNS, type Design } from '../../designs/index.ts';
import { inForce, switchedBy } from '../../pricing/index.ts';

export interface Versions {
  readonly catalogue_version: number;
  readonly rate_version: number;
  /** Of the exchange rates. */
  readonly fx_version: number;
  /** Rows of country mark-ups in force: one more is another price abroad. */
  readonly uplifts: number;
  /** Rows of taxes in force: one more is another price in India. */
  readonly taxes: number;
  readonly stone_version: number;
}

export interface NextChange {
  readonly at: Date;
  readonly in_ms: number;
  /** By the database's clock, for what was just published; else what was dated for then begins, by the store's. */
  readonly switches: boolean;
}

export interface StockChanges {
  readonly levels: ReadonlyMap<number, number>;
  /** Ask with this the next time: nothing that is committed later is missed, whatever the order of commits. */
  readonly horizon: string;
}

const PAGE = 1_000;

/** Reads designs and versions; the catalogue in memory is built from these. */
export function createDesignStore(pool: Pool) {
  return {
    /** @param ahead moment at which what is published by now is taken; now when left out */
    async versions(now: Date, ahead: Date | null = null): Promise<Versions> {
      const { rows } = await pool.query<Versions>(
        `select coalesce((select max(version) from catalogue_versions where ${switchedBy('$2')}), 0) as catalogue_version,
                coalesce((${inForce('gold_rates')}), 0) as rate_version,
                coalesce((${inForce('fx_rates')}), 0) as fx_version,
                (select count(*)::int from price_uplifts where from_date <= $3) as uplifts,
                (select count(*)::int from gst_rates where from_date <= $3) as taxes,
                coalesce((select max(version) from stone_prices), 0) as stone_version`,
        [now, ahead, indianDay(now)],
      );
      return (
        rows[0] ?? {
          catalogue_version: 0,
          rate_version: 0,
          fx_version: 0,
          uplifts: 0,
          taxes: 0,
          stone_version: 0,
        }
      );
    },

    /** The next moment at which prices or designs change for every process, by what is published now. */
    async nextChange(now: Date): Promise<NextChange | undefined> {
      const { rows } = await pool.query<NextChange>(
        `with published as (
           select switch_at from gold_rates union all select switch_at from fx_rates
           union all select switch_at from catalogue_versions),
         changes as (
           select true as switches, min(switch_at) as at, clock_timestamp() as since from published where switch_at > clock_timestamp()
           union all
           select false, min(effective_from), $1 from (
             select effective_from from gold_rates union all select effective_from from fx_rates) as dated
             where effective_from > $1)
         select switches, at, extract(epoch from at - since)::float8 * 1000 as in_ms from changes
         where at is not null order by in_ms limit 1`,
        [now],
      );
      return rows[0];
    },

    /** Pieces on hand that changed since a horizon; all of them without one. */
    async stockSince(horizon: string | undefined): Promise<StockChanges> {
      const { rows } = await pool.query<{
        horizon: string;
        product_id: number | null;
        on_hand: number | null;
      }>(
        `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, s.product_id, s.on_hand
         from (values (1)) as one left join stock_levels s on s.changed_in >= $1::xid8`,
        [horizon ?? '0'],
      );
      return {
        horizon: rows[0]?.horizon ?? '0',
        levels: new Map(
          rows.flatMap(({ product_id, on_hand }) =>
            product_id === null || on_hand === null ? [] : [[product_id, on_hand]],
          ),
        ),
      };
    },

    /** In pages: one statement for all of them would outlast its limit on a machine that is busy starting. */
    async allDesigns(): Promise<Design[]> {
      const designs: Design[] = [];
      for (;;) {
        const { rows } = await pool.query<Design>(
          `select ${Object.keys(DESIGN_COLUMNS).join(', ')} from designs where product_id > $1 order by product_id limit $2`,
          [designs.at(-1)?.product_id ?? 0, PAGE],
        );
        designs.push(...rows);
        if (rows.length < PAGE) return designs;
      }
    },
  };
}
