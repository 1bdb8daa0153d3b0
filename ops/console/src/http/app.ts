/** Puts the console's server together: the built app, its addresses, and the way to the registry. Listens to nothing. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import { createDrain } from '@suvarna/settings/drain';
import { requestLogs } from '@suvarna/telemetry/log-ids';
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { NOT_FOUND, passOn } from './pass-on.ts';
import { SECURITY_HEADERS } from './policy.ts';

export interface ConsoleParts {
  readonly registryUrl: string;
  readonly trustedProxies: readonly string[];
  /** Folder of the built app: `index.html`, and `files` whose names carry their content. */
  readonly dist: string;
  readonly logger?: Logger;
}

interface Console {
  readonly app: FastifyInstance;
  /** From now on `/readyz` and answers send traffic elsewhere. */
  readonly drain: () => void;
}

const FAILED = { code: 'SERVICE.FAILED', message: 'the console failed; its log says why' };

export async function createConsole(parts: ConsoleParts): Promise<Console> {
  const { dist, registryUrl, trustedProxies, logger } = parts;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger, ...requestLogs({ disableRequestLogging: false }) } : {}),
    genReqId: idOfRequest,
    trustProxy: [...trustedProxies],
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // What came too slowly is looked for every second; Node alone would look every 30.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  }) as unknown as FastifyInstance;
  const drain = createDrain();
  scopeRequests(app);
  drain.watch(app.server);

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  // Of one shape with those of the registry: the app reads both.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const refused = { code: 'REQUEST.REFUSED', message: error.message };
    return reply.code(status).send({ error: status < 500 ? refused : FAILED });
  });
  app.get('/livez', async () => ({ status: 'live' }));
  // Without the registry the app still says so itself: it is ready when it can be shown.
  app.get('/readyz', async (_request, reply) =>
    drain.isDraining() || !existsSync(join(dist, 'index.html'))
      ? reply.code(503).header('retry-after', '1').send({ status: 'not ready' })
      : { status: 'ready' },
  );

  await passOn(app, registryUrl);
  await app.register(serveFiles, {
    root: join(dist, 'files'),
    prefix: '/files/',
    index: false,
    immutable: true,
    maxAge: '365d',
    // Compressed once, by the build.
    preCompressed: true,
  });
  const page = async (reply: FastifyReply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(join(dist, 'index.html')));
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // Addresses of the app are its own to know; what has a name of a file, or is an API's, is not there.
    const isPage = request.method === 'GET' && !/^\/(?:api|files)(?:\/|$)|\/[^/]*\.[a-z0-9]+$/i.test(path);
    return isPage ? page(reply) : reply.code(404).send(NOT_FOUND);
  });
  return { app, drain: drain.begin };
}
