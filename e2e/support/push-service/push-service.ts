/**
 * Stands in for the push services of Chromium's and Firefox's makers, so that a test can go the whole way:
 * the browser checks in, registers a subscription and keeps a line open; the store's server posts to the
 * address that the browser named; what was posted goes down the line, and only the browser can read it.
 *
 * Chromium is led here by switches, Firefox by preferences, the store's server by a proxy. The server
 * meets the names and the encrypted connection that it would meet outside: nothing of the product knows
 * of the test.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import { LINE_HOST, makeCertificate, PUSH_HOSTS } from './certificate.ts';
import { FirefoxLines } from './firefox-line.ts';
import { Lines } from './line.ts';
import { encode } from './messages.ts';
import { Registry } from './registry.ts';

export interface PushService {
  /** Switches that lead Chromium here. */
  readonly chromiumArgs: readonly string[];
  /** Preferences that lead Firefox here. */
  readonly firefoxPrefs: Readonly<Record<string, string | boolean>>;
  /** Environment that leads a store's server here. */
  readonly storeEnvironment: Readonly<Record<string, string>>;
  /** How many subscriptions browsers have registered. */
  readonly subscriptions: number;
  /** What the store's servers have posted and this service has taken, encrypted as it came. */
  readonly taken: readonly Buffer[];
  /** What Firefox has said of its messages, by their codes (`firefox-line.ts`). */
  readonly answered: readonly number[];
  stop(): Promise<void>;
}

const ENDPOINT = /^\/(?:fcm\/send|wpush\/v2)\/([\w-]+)$/;
// Chromium wants one; no test here asks for it.
const SECRET = '1';

/** A caller may hang up in the middle: then there is no caller to answer. */
function answered(work: Promise<void>, response: ServerResponse): void {
  work.catch(() => response.destroy());
}

async function listen(server: Server | TlsServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Check-in and registration. */
async function enrol(lines: Lines, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  if (request.url === '/checkin') {
    response.setHeader('content-type', 'application/x-protobuf');
    response.end(
      encode('CheckinResponse', {
        stats_ok: true,
        time_msec: Date.now(),
        settings_diff: false,
        android_id: lines.checkIn(),
        security_token: SECRET,
      }),
    );
  } else {
    response.end(lines.register(new URLSearchParams(body.toString('utf8'))));
  }
}

/** RFC 8030 §5, as far as a store uses it. */
async function take(
  registry: Registry,
  taken: Buffer[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sealed = await buffer(request);
  const registration = registry.find(ENDPOINT.exec(request.url ?? '')?.[1] ?? '');
  const { authorization = '', 'content-encoding': encoding, ttl } = request.headers;
  const answer = (status: number): void => void response.writeHead(status).end();
  if (!registration) return answer(410);
  // The subscription belongs to the key it was made with. The signature itself is the sandbox's to check.
  if (!/^vapid t=[\w.-]+, ?k=/.test(authorization) || !authorization.endsWith(`k=${registration.sender}`))
    return answer(403);
  if (request.method !== 'POST' || encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return answer(400);
  taken.push(sealed);
  registration.deliver(sealed, Number(ttl));
  answer(201);
}

export async function startPushService(): Promise<PushService> {
  const { cert, key, fingerprint } = await makeCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'suvarna-push-'));
  const trusted = join(folder, 'push-service.pem');
  await writeFile(trusted, cert);

  const registry = new Registry();
  const lines = new Lines(registry);
  const firefoxLines = new FirefoxLines(registry);
  const taken: Buffer[] = [];
  const line = createTlsServer({ cert, key }, (socket) => lines.accept(socket));
  const endpoint = createHttpsServer({ cert, key }, (request, response) =>
    answered(take(registry, taken, request, response), response),
  );
  const front = createServer((request, response) => answered(enrol(lines, request, response), response));
  // A proxy that knows one way only: whatever else a server wanted outside, it would not get there.
  front.on('connect', (request, socket) => {
    socket.on('error', () => socket.destroy());
    if (!PUSH_HOSTS.some((host) => request.url === `${host}:443`)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    endpoint.emit('connection', socket);
  });
  front.on('upgrade', (request, socket) => firefoxLines.accept(request, socket));
  const [linePort, port] = [await listen(line), await listen(front)];

  return {
    chromiumArgs: [
      `--gcm-checkin-url=http://127.0.0.1:${port}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${port}/register`,
      `--gcm-mcs-endpoint=https://${LINE_HOST}:${linePort}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    firefoxPrefs: {
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.connection.enabled': true,
      'dom.push.testing.allowInsecureServerURL': true,
    },
    // Small letters: they come before the capital ones that a machine may have.
    storeEnvironment: {
      NODE_USE_ENV_PROXY: '1',
      https_proxy: `http://127.0.0.1:${port}`,
      no_proxy: '127.0.0.1,localhost',
      NODE_EXTRA_CA_CERTS: trusted,
    },
    get subscriptions() {
      return registry.size;
    },
    taken,
    answered: firefoxLines.answered,
    stop: async () => {
      lines.close();
      firefoxLines.close();
      endpoint.closeAllConnections();
      front.closeAllConnections();
      for (const server of [line, front]) server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
