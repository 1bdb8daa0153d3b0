/** The connection to the commerce service that pages, proxy and sitemap share. */
import { DATA_VERSION_HEADER } from '@suvarna/contracts/catalogue';
import { Pool, type Dispatcher } from 'undici';

export interface Commerce {
  /** One retry on a dead keep-alive connection, for GET and HEAD only. */
  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;
  /** Changes whenever prices or the catalogue may have changed. */
  dataVersion(): string;
  /** Learns the data version from the headers of an answer. */
  noteVersion(headers: Dispatcher.ResponseData['headers']): void;
  close(): Promise<void>;
}

const CONNECTIONS = 128;

export function createCommerce(origin: string): Commerce {
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: 1_000 }, headersTimeout: 8_000, bodyTimeout: 8_000, keepAliveTimeout: 4_000 });
  let version = '';
  return {
    async request(options) {
      try {
        return await pool.request(options);
      } catch (error) {
        if (!isStaleConnection(error) || (options.method !== 'GET' && options.method !== 'HEAD')) throw error;
        return pool.request(options);
      }
    },
    dataVersion: () => version,
    noteVersion(headers) {
      const value = headers[DATA_VERSION_HEADER];
      if (typeof value === 'string') version = value;
    },
    close: () => pool.destroy(),
  };
}

const isStaleConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
