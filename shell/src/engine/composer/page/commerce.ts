/** Connections to the services behind. Pages have a listener of commerce to themselves: what browsers ask for goes to another. */
import { Pool, type Dispatcher } from 'undici';

export interface BackEnd {
  /** One retry on a dead keep-alive connection, for GET and HEAD only. */
  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

/** What pages, the sitemap and the chrome read. */
export interface Commerce extends BackEnd {
  /** The same service for calls of browsers. However many of these are under way or wait, none of them holds up a page. */
  readonly calls: BackEnd;
  /** Changes whenever prices or the catalogue may have changed. */
  dataVersion(): string;
  /** Takes the data version from the headers of an answer. */
  noteVersion(headers: Dispatcher.ResponseData['headers']): void;
}

/** Four for each page that one address may have under way: pages that wait for commerce leave none of others without. */
const PAGE_CONNECTIONS = 128;
const CALL_CONNECTIONS = 128;
const PATIENCE_MS = 8_000;
/** A picture that has to be made first is waited for, so each of them holds a connection for seconds. */
const PICTURE_CONNECTIONS = 384;
const PICTURE_PATIENCE_MS = 15_000;

/**
 * @param origins of commerce's two listeners
 * @param versionHeader header by which an answer says its data version
 */
export function createCommerce(
  origins: { readonly calls: string; readonly pages: string },
  versionHeader: () => string,
): Commerce {
  let version = '';
  const pages = createBackEnd(origins.pages, PAGE_CONNECTIONS, PATIENCE_MS);
  const calls = createBackEnd(origins.calls, CALL_CONNECTIONS, PATIENCE_MS);
  return {
    ...pages,
    calls,
    close: async () => {
      await Promise.all([pages.close(), calls.close()]);
    },
    dataVersion: () => version,
    noteVersion(headers) {
      const value = headers[versionHeader()];
      if (typeof value === 'string') version = value;
    },
  };
}

export const createImaging = (origin: string): BackEnd =>
  createBackEnd(origin, PICTURE_CONNECTIONS, PICTURE_PATIENCE_MS);

function createBackEnd(origin: string, connections: number, streamAfterMs: number): BackEnd {
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: 1_000 },
    headersTimeout: streamAfterMs,
    bodyTimeout: streamAfterMs,
    keepAliveTimeout: 4_000,
  });
  return {
    async request(options) {
      try {
        return await pool.request(options);
      } catch (error) {
        if (!isStaleConnection(error) || (options.method !== 'GET' && options.method !== 'HEAD')) throw error;
        return pool.request(options);
      }
    },
    close: () => pool.destroy(),
  };
}

const isStaleConnection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
