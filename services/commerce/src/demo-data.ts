import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { createPool } from '@suvarna/database/pool';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { makeDemoOrders } from './demo/demo-orders.ts';
import { makeDemoReviews } from './modules/reviews/index.ts';
import { readConfig } from './read-config.ts';
import { ROLE, SCHEMA } from './platform/database/migrations.ts';

// Run by `npm start` once everything answers: a newcomer sees a whole store, marked for what it is.
const config = settingsOfProcess(readConfig);
if (config.demoData) {
  const connections = { url: config.database.directUrl, schema: SCHEMA, role: ROLE };
  const pool = createPool({ ...connections, name: 'commerce-demo', max: 3 });
  const pagePool = createPool({ ...connections, name: 'commerce-demo-pages', max: 2 });
  const now = new Date();
  let at = now;
  const app = await buildApp({ config, pool, pagePool, log: pino({ level: 'silent' }), clock: () => at });
  try {
    const orders = await makeDemoOrders(app, now, (moment) => {
      at = moment;
    });
    const reviews = await makeDemoReviews(app.deps.db, now, app.deps.catalogue, config.imagingUrl);
    if (orders + reviews > 0)
      process.stdout.write(
        `made ${String(orders)} demo orders and ${String(reviews)} demo reviews (DEMO_DATA=off makes none)\n`,
      );
  } finally {
    await app.close();
    await Promise.all([pool.end(), pagePool.end()]);
  }
}
