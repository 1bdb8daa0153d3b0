import { createPool } from '@suvarna/database/pool';
import { SCHEMA } from '../src/platform/database/migrations.ts';
import { loadCoupons, loadStock } from '../seed/load-coupons.ts';
import { loadSeed } from '../seed/load-seed.ts';
import { loadPincodes } from '../seed/pincodes/load-pincodes.ts';

/** Seeds a migrated database as `seed.ts` does: catalogue, rates and pincodes. */
export async function seedStore(url: string): Promise<void> {
  const pool = createPool({ url, schema: SCHEMA, max: 1, statementTimeout: 0 });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await loadSeed(client, () => undefined);
    await loadPincodes(client, () => undefined);
    await loadStock(client);
    await loadCoupons(client);
    await client.query('commit');
  } finally {
    client.release();
    await pool.end();
  }
}
