/** `npm run cluster`: two of each process behind a balancer, on a database and its standby, as in production, on this machine. */
import { openCluster } from './cluster/open-cluster.ts';
import { complain, explain, outliveReaders, say } from './terminal.ts';

outliveReaders();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

try {
  const cluster = await openCluster({ env: process.env, firstPort: 5_000, signal: stopping.signal });
  say('ready', `${cluster.shop}   the shop (in ${(performance.now() / 1000).toFixed(1)} s)`);
  say('', `${cluster.secure.shop}  the same with TLS and HTTP/2, with a certificate of its own`);
  say('', [...cluster.processes.keys()].join(' · '));
  say('', 'Ctrl-C stops the cluster, and removes what it kept.');
  await new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  say('stop', 'stopping');
  await cluster.close();
  process.exit(0);
} catch (error) {
  if (!stopping.signal.aborted) complain('failed', explain(error));
  process.exit(stopping.signal.aborted ? 0 : 1);
}
