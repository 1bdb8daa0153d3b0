/** Composes the composer: every part is made here, and given the others. */
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import { createDrain } from '@suvarna/settings/drain';
import { measureRequests } from '@suvarna/telemetry/request-metrics';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import type { ComposerConfig } from './config.ts';
import { createFollower, type Follower } from './release-delivery/follower.ts';
import { createLastKnownGoodFile } from './release-delivery/last-known-good.ts';
import { createCanaryCounter } from './release-delivery/canary-counts.ts';
import { createHealthCounter } from './release-delivery/health-counts.ts';
import { allRemotes, type Live } from './release-delivery/live.ts';
import { createPresence } from './release-delivery/presence.ts';
import { createSandboxes } from './release-delivery/sandboxes.ts';
import { createRegistryClient } from './release-delivery/registry-client.ts';
import { createReleaseStore } from './release-delivery/release-store.ts';
import { warmUp } from './release-delivery/warm-up.ts';
import { createAskedPages } from './http/asked-pages.ts';
import { createCohorts } from './http/cohorts.ts';
import { createServer } from './http/create-server.ts';
import { documentRoutes } from './http/documents.routes.ts';
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
/** A page that is open longer is asked to load again an hour before (`demand.model.ts`). */
const STORED_FOR_MS = 24 * 3_600_000;

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

  const presence = createPresence({
    registry,
    revision: () => follower.live()?.revision ?? null,
    shell: version,
    log,
  });
  const sandboxes = createSandboxes();
  const canary = createCanaryCounter({ live: () => follower.live(), registry, log });
  const health = createHealthCounter({ registry, log });
  const cohorts = createCohorts(origin.startsWith('https:'));
  const chosenFor = (cookies: string | undefined, path: string) => {
    const live = follower.live();
    return live && cohorts(live, cookies, path);
  };

  /** What goes on after switches: nothing of it writes once the composer is closed. */
  let afterwards: Promise<unknown> = Promise.resolve();
  let liveBefore: ReadonlySet<string> = new Set();
  function afterSwitch(live: Live): void {
    cache.clear();
    void presence.say();
    sandboxes.retain(live);
    const remotes = allRemotes(live);
    for (const { stored } of remotes) files.admit(stored);
    const releases = new Set(remotes.map(({ stored }) => stored.release));
    const left = new Set([...liveBefore].filter((release) => !releases.has(release)));
    liveBefore = releases;
    const work = Promise.all([
      files.warm(remotes),
      store.prune(releases, { keep: STORED_RELEASES, forMs: STORED_FOR_MS, left }),
    ]).catch((error: unknown) => log.warn({ error }, 'work after the switch failed'));
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

  const probes = {
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
  opsRoutes(app, probes, true);
  filesRoutes(app, { files, metrics, log });
  shellRoutes(app, () => follower.live());
  workerRoutes(app, shell.worker, config.serviceWorker);
  await app.register(siteRoutes, {
    site,
    composition: (cookies, path) => chosenFor(cookies, path)?.live ?? null,
    chromes,
    origin,
  });
  await app.register(insightRoutes, {
    live: () => follower.live(),
    canary,
    health,
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
      if (counted?.compared) canary.sent(counted.id, counted.cohort);
      health.sent(counted?.cohort ?? 'control');
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
  opsRoutes(ops, probes, false);

  return {
    app,
    ops,
    follower,
    drain: drain.begin,
    async close() {
      await Promise.all([app.close(), ops.close()]);
      overload.close();
      presence.close();
      await Promise.all([files.close(), sandboxes.close(), canary.close(), health.close()]);
      await afterwards;
      await Promise.all([registry.close(), commerce.close(), imaging.close()]);
    },
  };
}
