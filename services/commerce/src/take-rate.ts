import { databaseOver } from './platform/database/database.ts';
import { createPool } from '@suvarna/database/pool';
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { pino } from 'pino';
import { readConfig } from './read-config.ts';
import { ROLE, SCHEMA } from './platform/database/migrations.ts';
import { goldApi, takeTrialRate } from './modules/pricing/index.ts';

// Run by `npm start` once the sandbox answers: a store that is tried out has a rate of the last working day.
const config = settingsOfProcess(readConfig);
const { sandbox, goldFeed } = config;
if (sandbox !== null && goldFeed?.name === 'simulator') {
  const pool = createPool({
    url: config.database.directUrl,
    schema: SCHEMA,
    role: ROLE,
    name: 'commerce-rate',
    max: 2,
  });
  try {
    const db = databaseOver(pool);
    const feed = { db, log: pino({ level: 'silent' }), goldFeed: goldApi(goldFeed) };
    const outcome = await takeTrialRate(feed, sandbox, new Date());
    process.stdout.write(
      `the gold rate is ${outcome === null ? 'of the last working day' : 'repeated by the simulator'}\n`,
    );
  } finally {
    await pool.end();
  }
}
