import { databaseOver } from './platform/database/database.ts';
import { createPool } from '@suvarna/database/pool';
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { readConfig } from './read-config.ts';
import { DEMO_CUSTOMER, ensureDemoCustomer } from './modules/identity/index.ts';
import { seedContent } from './modules/content/index.ts';
import { giveWelcomeCoins, WELCOME_COINS } from './modules/loyalty/index.ts';
import { withdrawDemoOrders } from './modules/orders/index.ts';
import { dropDemoReviews } from './modules/reviews/index.ts';
import { SCHEMA } from './platform/database/migrations.ts';
import { loadCoupons, loadStock } from '../seed/load-coupons.ts';
import { SEED_VERSION, loadSeed } from '../seed/load-seed.ts';
import { loadPincodes } from '../seed/pincodes/load-pincodes.ts';

// Run after migrate by `npm start`; does nothing when this release's seed is already there.
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const config = settingsOfProcess(readConfig);
// For measuring: a catalogue of another size, up to 100,000 designs.
const count = process.env['SEED_DESIGNS'] ? Number(process.env['SEED_DESIGNS']) : undefined;
if (count !== undefined && !(Number.isInteger(count) && count >= 100 && count <= 100_000))
  throw new Error('SEED_DESIGNS must be a whole number from 100 to 100000.');
const pool = createPool({
  url: config.database.directUrl,
  schema: SCHEMA,
  name: 'commerce-seed',
  max: 2,
  statementTimeout: 0,
});
const client = await pool.connect();
try {
  await client.query('begin');
  const fresh = await loadSeed(client, print, count);
  await loadPincodes(client, print);
  await loadStock(client);
  await loadCoupons(client);
  await client.query('commit');
  // A store that can be tried needs a customer to sign in as; a production store must not know such a password.
  const db = databaseOver(pool);
  const texts = await seedContent(db, new Date());
  if (texts > 0) print(`wrote ${String(texts)} texts of the release`);
  const made = !config.production && (await ensureDemoCustomer(db));
  if (made) print(`made the demo customer ${DEMO_CUSTOMER.email}`);
  const given = !config.production && (await giveWelcomeCoins(db, DEMO_CUSTOMER.email, new Date()));
  if (given) print(`gave the demo customer ${WELCOME_COINS} coins`);
  // Orders and reviews that no customer made are made once the store is up (`demo-data.ts`), and gone when no setting asks for them.
  if (!config.demoData) {
    const [reviews, orders] = [await dropDemoReviews(db), await withdrawDemoOrders(db)];
    if (reviews + orders > 0)
      print(`removed ${String(reviews)} demo reviews and took ${String(orders)} demo orders away`);
  }
  print(fresh ? `the catalogue is seeded (${SEED_VERSION})` : `the catalogue already holds ${SEED_VERSION}`);
} catch (error) {
  await client.query('rollback');
  throw error;
} finally {
  client.release();
  await pool.end();
}
