import type { Pool } from '@suvarna/database/pool';
import type { Design } from '../../domain/catalogue/design.ts';

export interface Versions {
  readonly catalogue_version: number;
  readonly rate_version: number;
}

/** Reads designs and versions; the catalogue in memory is built from these. */
export function createDesignStore(pool: Pool) {
  return {
    async versions(now: Date): Promise<Versions> {
      const { rows } = await pool.query<Versions>(
        `select coalesce((select max(version) from catalogue_versions), 0) as catalogue_version,
                coalesce((select max(version) from gold_rates where effective_from <= $1), 0) as rate_version`,
        [now],
      );
      return rows[0] ?? { catalogue_version: 0, rate_version: 0 };
    },

    async allDesigns(): Promise<Design[]> {
      const { rows } = await pool.query<Design>('select * from designs order by product_id');
      return rows;
    },
  };
}
