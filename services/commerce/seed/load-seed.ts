import type { PoolClient } from '@suvarna/database/pool';
import { DESIGN_COLUMNS, originOf } from '../src/modules/designs/index.ts';
import { generateDesigns } from './generate-designs.ts';
import { GST_RATES, UPLIFTS, generateExchangeRates, generateGoldRates } from './rates.ts';
import { generateStonePrices } from './stone-prices.ts';

/** Change it whenever the generator or its tables change: the next start then brings the new catalogue. */
export const SEED_VERSION = 'seed-2026-12-01-1';

const BATCH = 1_000;

/**
 * Brings a database to the seed of this release, in one transaction the caller opened. Rows that
 * others refer to keep their ids: designs are updated in place, dated prices are only added.
 *
 * @param count designs in all; the usual catalogue when left out
 * @returns false when the database already holds this seed
 */
export async function loadSeed(
  client: PoolClient,
  onLine: (line: string) => void,
  count?: number,
): Promise<boolean> {
  const version = count === undefined ? SEED_VERSION : `${SEED_VERSION} of ${String(count)}`;
  // Making 6,500 designs between two statements may take a busy machine long; waiting for another seeder too.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query('set local lock_timeout = 0');
  await client.query('select pg_advisory_xact_lock(hashtext($1))', ['commerce-seed']);
  const { rowCount } = await client.query('select 1 from catalogue_versions where reason = $1', [version]);
  if (rowCount) return false;
  // There is no older catalogue that others could still show.
  await client.query(
    "select set_config('commerce.switch_after', '0 seconds', true) where not exists (select from catalogue_versions)",
  );
  await insertRows(
    client,
    'gold_rates',
    {
      version: 'int',
      effective_from: 'timestamptz',
      karat: 'int',
      paise_per_gram: 'int',
      source: 'text',
      published_by: 'text',
    },
    generateGoldRates().map((row) => ({ ...row, source: 'synthetic', published_by: 'seed' })),
  );
  await insertRows(
    client,
    'stone_prices',
    {
      version: 'int',
      type: 'text',
      shape: 'text',
      quality: 'text',
      from_millicarat: 'int',
      paise_per_carat: 'int',
    },
    generateStonePrices(),
  );
  await insertRows(
    client,
    'gst_rates',
    { hsn: 'text', from_date: 'date', rate_bp: 'int', note: 'text' },
    GST_RATES,
  );
  await insertRows(
    client,
    'fx_rates',
    { version: 'int', effective_from: 'timestamptz', currency: 'text', paise_per_unit: 'int' },
    generateExchangeRates(),
  );
  await insertRows(
    client,
    'price_uplifts',
    { country: 'text', currency: 'text', from_date: 'date', uplift_bp: 'int' },
    UPLIFTS,
  );
  onLine('gold rates, stone prices, taxes and exchange rates are in');
  const designs = generateDesigns(count);
  const updates = Object.keys(DESIGN_COLUMNS)
    .filter((column) => column !== 'product_id')
    .map((column) => `${column} = excluded.${column}`);
  for (let from = 0; from < designs.length; from += BATCH) {
    const batch = designs
      .slice(from, from + BATCH)
      .map((design) => ({ ...design, made_in: originOf(design) }));
    await insertRows(
      client,
      'designs',
      DESIGN_COLUMNS,
      batch,
      `on conflict (product_id) do update set ${updates.join(', ')}`,
    );
    onLine(`designs ${String(from + batch.length)} of ${String(designs.length)}`);
  }
  await client.query('insert into catalogue_versions (reason) values ($1)', [version]);
  return true;
}

/** Table and column names come from this file only. Arrays of text travel as JSON and are unpacked by the server. */
async function insertRows(
  client: PoolClient,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
  onConflict = 'on conflict do nothing',
): Promise<void> {
  const names = Object.keys(columns);
  const values = names.map((name) =>
    columns[name] === 'text[]' ? `array(select jsonb_array_elements_text(${name}))` : name,
  );
  const shape = names.map(
    (name) => `${name} ${columns[name] === 'text[]' ? 'jsonb' : String(columns[name])}`,
  );
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from jsonb_to_recordset($1::jsonb) as row(${shape.join(', ')}) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
