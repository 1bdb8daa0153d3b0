/** A listener of the composer: how long it waits for whom, and what it answers where no route does. */
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { ComposerConfig } from '../config.ts';
import type { ComposerLog } from '../log.ts';
import type { Unreadable } from './documents.routes.ts';
import { securityHeaders } from './security-headers.ts';

/** Fastify would load what compiles schemas, a ninth of a start, and no route of a composer has one. */
const noSchemas = (): never => {
  throw new Error('routes of the composer have no schemas');
};

/** Addresses of programs: their readers understand a status, not a page. */
const FOR_PROGRAMS = /^\/(?:api|media|remotes|shell|_shell)\//;

const PATIENCE = {
  requestTimeout: 10_000,
  // What came too slowly is looked for every second; Node alone would look every 30.
  // Of the two deadlines Node takes the longer one for bodies: without its own, heads would have 60 seconds.
  http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
  keepAliveTimeout: 65_000,
} as const;

export function createServer(
  config: ComposerConfig,
  log: ComposerLog,
  unreadable?: Unreadable,
  isRefused: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    logger: false,
    genReqId: idOfRequest,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    trustProxy: (_address, hop) => hop < config.trustedHops,
    serverFactory: (handle) =>
      createHttpServer({ ...PATIENCE.http, ...PATIENCE }, (request, response) => {
        if (!isRefused(request, response)) handle(request, response);
      }).setTimeout(30_000),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded, for one. No hook has run for it.
    frameworkErrors: (_error, request, reply) => {
      const shopper =
        (request.method === 'GET' || request.method === 'HEAD') && !FOR_PROGRAMS.test(request.raw.url ?? '');
      if (unreadable && shopper) {
        unreadable(request, reply).catch((error: unknown) => {
          log.error({ requestId: request.id, error }, 'the page of an unreadable address failed');
          reply.raw.destroy();
        });
        return;
      }
      reply.raw
        .writeHead(400, { ...securityHeaders(config.origin), 'content-type': 'text/plain; charset=utf-8' })
        .end('Bad request');
    },
  };
  const app = Fastify(options);
  scopeRequests(app);
  app.setErrorHandler((error, request, reply) => {
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
        ? error.statusCode
        : 500;
    const path = request.url.split('?', 1)[0] ?? '';
    if (status >= 500)
      log.error({ requestId: request.id, method: request.method, path, status, error }, 'request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong' : 'Bad request');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Method not allowed'),
  );
  return app;
}
