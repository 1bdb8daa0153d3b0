/** Composes the composer: every part is made here, and given the others. */
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import { createDrain } from '@suvarna/settings/drain';
import { measureRequests } from '@suvarna/telemetry/request-metrics';
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply } from 'fastify';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import type { ComposerConfig } from './config.ts';
import { createFollower, type Follower } from './release-delivery/follower.ts';
import { createLastKnownGoodFile } from './release-delivery/last-known-good.ts';
import { createCanaryCounter } from './release-delivery/canary-counts.ts';
import { allRemotes, type Live } from './release-delivery/live.ts';
import { createSandboxes } from './release-delivery/sandboxes.ts';
import { createRegistryClient } from './release-delivery/registry-client.ts';
import { createReleaseStore } from './release-delivery/release-store.ts';
import { warmUp } from './release-delivery/warm-up.ts';
import { createAskedPages } from './http/asked-pages.ts';
import { createCohorts } from './http/cohorts.ts';
import { documentRoutes, type Unreadable } from './http/documents.routes.ts';
import { filesRoutes } from './http/files/files.routes.ts';
import { insightRoutes } from './http/insight.routes.ts';
import { opsRoutes } from './http/ops.routes.ts';
import { createOverload } from './http/limits/overload.ts';
import { createPagePlaces } from './http/limits/page-places.ts';
import { admitCalls, proxyRoutes } from './http/proxy.routes.ts';
import { createNamePages } from './http/name-of-page.ts';
import { refuseEarly } from './http/limits/refuse-early.ts';
import { securityHeaders } from './http/security-headers.ts';
import { shellRoutes } from './http/shell.routes.ts';
import { siteRoutes } from './http/site.routes.ts';
import { workerRoutes } from './http/worker.routes.ts';
import { openFiles } from './http/files/open-files.ts';
import type { ComposerLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createApiReader } from './page/api-reader.ts';
import { createCommerce, createImaging } from './page/commerce.ts';
import { createDocuments } from './page/document/documents.ts';
import { createDocumentChromes } from './page/document/document-chrome.ts';
import { createPolledValues } from './page/polled-value.ts';
import { createPageCache } from './page/page-cache.ts';
import { createPageMaker } from './page/page-maker.ts';
import type { Site } from './site.ts';
import { openShellBuild } from './page/document/shell-build.ts';

export interface Composer {
  readonly app: FastifyInstance;
  readonly ops: FastifyInstance;
  readonly follower: Follower;
  /** From now on `/readyz` says no. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

const PAGE_CACHE = { freshMs: 10_000, staleMs: 600_000, maxBytes: 256 * 1024 * 1024 };
/** Releases of one remote stored for pages that are still open. */
const STORED_RELEASES = 5;

export async function createComposer(config: ComposerConfig, log: ComposerLog): Promise<Composer> {
  const { origin } = config;
  const metrics = createMetrics();
  const shell = await openShellBuild(config.shellDirectory);
  const registry = createRegistryClient(config.registry, config.registryToken);
  const commerce = createCommerce(
    { calls: config.commerce, pages: config.commercePages },
    () => site.dataVersionHeader,
  );
  const imaging = createImaging(config.imaging);
  const polled = createPolledValues(commerce, (at) => site.callHeaders(at), log);
  const site: Site = shell.site.openSite({
    origin,
    chat: config.chat,
    api: (at, signal) => createApiReader(commerce, site.callHeaders(at), signal),
    poll: polled.poll,
  });
  const store = createReleaseStore(join(config.dataDirectory, 'releases'), registry);
  const files = await openFiles({ config, shell, registry, log });
  const cache = createPageCache(PAGE_CACHE);
  const overload = createOverload();
  const drain = createDrain();

  for (const release of await store.stored()) files.admit(release);

  const { version, contract, carries, site: siteContract } = shell.manifest;
  const publicShell = { version, contract, carries, site: siteContract };
  const follower = createFollower({
    registry,
    keys: config.keys,
    log,
    metrics,
    memory: createLastKnownGoodFile(config.dataDirectory),
    prepare: async (composition, previous) => {
      const parts = { store, commerce, site, origin, shell: publicShell, log, metrics };
      const [live] = await Promise.all([warmUp(parts, composition, previous), polled.readOnce()]);
      return live;
    },
    onSwitch: afterSwitch,
  });

  const sandboxes = createSandboxes();
  const canary = createCanaryCounter({ live: () => follower.live(), registry, log });
  const cohorts = createCohorts(origin.startsWith('https:'));
  const chosenFor = (cookies: string | undefined) => {
    const live = follower.live();
    return live && cohorts(live, cookies);
  };

  /** What goes on after switches: nothing of it writes once the composer is closed. */
  let afterwards: Promise<unknown> = Promise.resolve();
  function afterSwitch(live: Live): void {
    cache.clear();
    sandboxes.retain(live);
    const remotes = allRemotes(live);
    for (const { stored } of remotes) files.admit(stored);
    const releases = new Set(remotes.map(({ stored }) => stored.release));
    const work = Promise.all([files.warm(remotes), store.prune(releases, STORED_RELEASES)]).catch(
      (error: unknown) => log.warn({ error }, 'work after the switch failed'),
    );
    afterwards = Promise.all([afterwards, work]);
  }

  const chromes = createDocumentChromes(shell, site, config.serviceWorker === 'on');
  const documents = createDocuments({
    maker: createPageMaker({
      site,
      commerce,
      origin,
      log,
      metrics,
      deadlineMs: config.pageDeadlineMs,
    }),
    chromes,
    cache,
    commerce,
    chromeOfNow: polled.catchUp,
    metrics,
    log,
    during: overload.during,
  });

  const health = {
    ready: () => !drain.isDraining() && files.shellMayBeNamed() && follower.live() !== null,
    metrics: metrics.registry,
  };
  const headers = { ...securityHeaders(origin) };
  const names = createNamePages({
    live: () => follower.live(),
    languages: site.languages,
    ownOrigins: config.ownOrigins,
  });
  const calls = admitCalls(config.callsPerAddress);
  const app = createServer(
    config,
    log,
    (request, reply) => unreadable(request, withSecurityHeaders(reply)),
    refuseEarly({
      calls,
      trustedHops: config.trustedHops,
      metrics,
      headers: () => ({
        ...headers,
        [REVISION_HEADER]: String(follower.live()?.revision ?? 0),
        ...(drain.isDraining() && { connection: 'close' }),
      }),
    }),
  );
  const withSecurityHeaders = (reply: FastifyReply): FastifyReply =>
    reply.headers(headers).header(REVISION_HEADER, String(follower.live()?.revision ?? 0));
  app.addHook('onRequest', (_request, reply, done) => {
    withSecurityHeaders(reply);
    done();
  });
  measureRequests(app, metrics.requests, 'shop');
  drain.watch(app.server);
  opsRoutes(app, health, true);
  filesRoutes(app, { files, metrics, log });
  shellRoutes(app, () => follower.live());
  workerRoutes(app, shell.worker, config.serviceWorker);
  await app.register(siteRoutes, {
    site,
    composition: (cookies) => chosenFor(cookies)?.live ?? null,
    chromes,
    origin,
  });
  await app.register(insightRoutes, {
    live: () => follower.live(),
    canary,
    shellVersion: shell.manifest.version,
    metrics,
    log,
  });
  await app.register(proxyRoutes, {
    commerce,
    imaging,
    log,
    metrics,
    calls,
    largeBodies: site.largeBodies,
    costlyCalls: site.costlyCalls,
    names,
  });
  const unreadable = documentRoutes(app, {
    composition: chosenFor,
    onSent: ({ canary: counted }) => {
      if (counted?.cohort) canary.sent(counted.id, counted.cohort);
    },
    site,
    documents,
    pagePlaces: createPagePlaces(config.pagesPerAddress, overload.tooBusy),
    askedPages: createAskedPages(config.askedPagesPerAddress, site.isAsked),
    names,
    streamAfterMs: config.streamAfterMs,
    shellBase: shell.manifest.base,
    ownOrigins: config.ownOrigins,
    remoteOverrides: config.remoteOverrides,
    metrics,
    log,
  });

  const ops = createServer(config, log);
  opsRoutes(ops, health, false);

  return {
    app,
    ops,
    follower,
    drain: drain.begin,
    async close() {
      await Promise.all([app.close(), ops.close()]);
      overload.close();
      await Promise.all([files.close(), sandboxes.close(), canary.close()]);
      await afterwards;
      await Promise.all([registry.close(), commerce.close(), imaging.close()]);
    },
  };
}

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

function createServer(
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
