import { startEmbedded } from '@suvarna/database/embedded';
import { join } from 'node:path';
import type { StoreConfig } from '../config.ts';
import { complain, say } from '../terminal.ts';

export interface Database {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The server named in DATABASE_URL, or the real PostgreSQL that npm brought. */
export async function openDatabase(config: StoreConfig): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    say('database', `using ${new URL(config.databaseUrl).host || 'the server'} of DATABASE_URL`);
    return { url: config.databaseUrl, close: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({
    dataDir: join(config.data, 'database'),
    onLine: (line) => say('database', line),
    onExit: (reason) => complain('watch', `${reason}; stop the store and start it again`),
  });
  return { url: embedded.url, close: () => embedded.stop() };
}
