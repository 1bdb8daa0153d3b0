/** `npm start`: builds what changed, brings the database up to date, starts the store, watches it. */
import { readConfig } from './config.ts';
import { StoreRuns } from './store/store-file.ts';
import { openStore } from './store/open-store.ts';
import { complain, explain, outliveReaders, say } from './terminal.ts';

outliveReaders();
const stopping = new AbortController();
let toldOnce = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (toldOnce) return;
    toldOnce = true;
    say('stop', 'stopping; everything that was committed stays');
    stopping.abort();
  });
}

try {
  const store = await openStore(readConfig(process.env), stopping.signal);
  if (!stopping.signal.aborted) {
    say('ready', `${store.shop}   the shop (in ${(performance.now() / 1000).toFixed(1)} s)`);
    say('', `${store.console}   console: what is live, and changes of it`);
    say('', `${store.registry}   release registry: npm run ops -- status`);
    say('', `${store.commerce}   commerce API`);
    say('', `${store.sandbox}   sandbox: simulates payment and message providers`);
    say('', `${store.imaging}   image service: pictures of designs`);
    const { firstAccount } = store;
    if (firstAccount)
      say('', `console: ${firstAccount.name} signs in with ${firstAccount.password} (shown this once)`);
    say('', 'Ctrl-C stops the store.');
    await new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  }
  await store.close();
  say('stop', 'stopped');
  process.exit(0);
} catch (error) {
  if (!stopping.signal.aborted) complain(error instanceof StoreRuns ? 'start' : 'failed', explain(error));
  process.exit(stopping.signal.aborted ? 0 : 1);
}
