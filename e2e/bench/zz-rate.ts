import { startStore } from '../support/store/store.ts';
import { processOf, settingsOf } from '../support/store/own-process.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
const store = await startStore({});
const url = settingsOf(processOf(store.data, 'services/commerce/src/server.ts'))['DATABASE_URL'];
const pool = new pg.Pool({ connectionString: url });
for (let i = 0; i < 5; i++) {
  const {
    rows: [r],
  } =
    await pool.query(`insert into commerce.gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select version + 1, date_trunc('milliseconds', now()), karat, paise_per_gram + 1000, 'proof', 'proof' from commerce.gold_rates
      where version = (select max(version) from commerce.gold_rates) returning version`);
  const begun = performance.now();
  for (;;) {
    const v = ((await (await fetch(`${store.commerce}/api/product/gold_rate/`)).json()) as any).data
      .rate_version;
    if (v >= r.version) break;
    await new Promise((x) => setTimeout(x, 20));
  }
  console.log('everywhere', Math.round(performance.now() - begun));
  await new Promise((x) => setTimeout(x, 3000));
}
await pool.end();
console.log(
  readFileSync(join(store.data, 'logs', 'commerce.log'), 'utf8')
    .split('\n')
    .filter((l) => l.includes('catalogue is loaded'))
    .map((l) => JSON.stringify(JSON.parse(l).marks))
    .join('\n'),
);
await store.stop();
process.exit(0);
