/**
 * Jest's global set-up of the suites that need PostgreSQL: one throw-away server for the whole
 * run, its address in TEST_DATABASE_URL. A server named there from outside is used as it is, so
 * the same suites run on both. Tests make a database of their own on it and drop it; what they copy
 * it from is made once a run and carries the run's name (TEST_DATABASE_RUN).
 */
import { startEmbedded } from '@suvarna/database/embedded';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default async function startServer() {
  process.env.TEST_DATABASE_RUN = randomBytes(4).toString('hex');
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'suvarna-tests-'));
  const server = await startEmbedded({ dataDir, scratch: true });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
