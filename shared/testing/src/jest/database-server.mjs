/**
 * Jest's global set-up of the suites that need PostgreSQL: one throw-away server for the whole
 * run, its address in TEST_DATABASE_URL. A server named there from outside is used as it is, by
 * its socket where it has one, so the same suites run on both (TEST_DATABASE_FROM_OUTSIDE). Tests make databases of their own on it,
 * copied from one that is made once a run; all carry the run's name (TEST_DATABASE_RUN).
 */
import { startEmbedded } from '@suvarna/database/embedded';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bySocket } from '../by-socket.ts';

export default async function startServer() {
  process.env.TEST_DATABASE_RUN = randomBytes(4).toString('hex');
  if (process.env.TEST_DATABASE_URL) {
    process.env.TEST_DATABASE_FROM_OUTSIDE = 'yes';
    process.env.TEST_DATABASE_URL = await bySocket(process.env.TEST_DATABASE_URL);
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'suvarna-tests-'));
  const server = await startEmbedded({ dataDir, scratch: true });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
