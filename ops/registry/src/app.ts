/** Puts the registry together: stores, gate, routes. Listens to nothing; `server.ts` does. */
import { createDrain } from '@suvarna/settings/drain';
import { requestLogs } from '@suvarna/telemetry/log-ids';
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import swagger from '@fastify/swagger';
import { isMigrated } from '@suvarna/database/migrate';
import type { Pool } from '@suvarna/database/pool';
import Fastify, { type FastifyError } from 'fastify';
import type { Logger } from 'pino';
import { createAcknowledgementStore } from './data/acknowledgement.store.ts';
import { createAuditStore } from './data/audit.store.ts';
import type { CompositionFeed } from './data/composition-feed.ts';
import { createCompositionStore, ensureChannel } from './data/composition.store.ts';
import { createCanaryStore } from './data/canary.store.ts';
import { createHealthStore } from './data/health.store.ts';
import { createHistoryStore } from './data/history.store.ts';
import { createPictureStore } from './data/picture.store.ts';
import { createRefusalStore } from './data/refusal.store.ts';
import { createReleaseStore } from './data/release.store.ts';
import { signOldHistory } from './data/signature.store.ts';
import type { BlobStore, HeadMemory, Signer } from './domain/ports.ts';
import { createTeamKeyStore } from './data/team-key.store.ts';
import { signedByTeam } from './domain/team-keys.ts';
import { teamKeyRoutes } from './http/team-keys.routes.ts';
import { createPromotionGate, type SmokeCheck } from './domain/promotion-gate.ts';
import type { ReadShell } from './domain/shell.ts';
import { RegistryError } from './domain/registry-error.ts';
import type { HistorySigner } from './domain/signed-history.ts';
import { createPasskeyStore } from './data/people/passkey.store.ts';
import { createPeopleStore } from './data/people/people.store.ts';
import { createSessionStore } from './data/people/session.store.ts';
import { createTokenStore } from './data/people/token.store.ts';
import type { OneTimeCodes } from './domain/people/codes.ts';
import { createDirectory } from './domain/people/directory.ts';
import { makeLocalAccount, type LocalAccount } from './domain/people/local-account.ts';
import { guardRoutes, type Tokens } from './http/access.ts';
import { accountRoutes } from './http/people/account.routes.ts';
import { peopleRoutes } from './http/people/people.routes.ts';
import { signInRoutes } from './http/people/sign-in.routes.ts';
import { auditRoutes } from './http/audit.routes.ts';
import { blobRoutes } from './http/blobs.routes.ts';
import { carryOutDue } from './domain/orders/carry-out.ts';
import type { CanaryPolicy } from '@suvarna/contracts/release-delivery';
import { createOrderRulesStore } from './data/order-rules.store.ts';
import { orderRulesRoutes } from './http/order-rules.routes.ts';
import { lookAtCanary } from './domain/canary/watch-canary.ts';
import { createComposerStore } from './data/composer.store.ts';
import { composersRoutes } from './http/composers.routes.ts';
import { canaryRoutes } from './http/canary.routes.ts';
import { changesStreamRoutes } from './http/changes-stream.routes.ts';
import { changeRoutes } from './http/changes.routes.ts';
import { composedReleasesRoutes } from './http/composed-releases.routes.ts';
import { compositionRoutes } from './http/compositions.routes.ts';
import { differenceRoutes } from './http/difference.routes.ts';
import { answerError } from './http/errors.ts';
import { healthRoutes } from './http/health.routes.ts';
import { probeRoutes } from './http/probe.routes.ts';
import { liveRoutes } from './http/live.routes.ts';
import { createMetrics } from './http/metrics.ts';
import type { RegistryApp, RouteParts } from './http/registry-app.ts';
import { pictureRoutes } from './http/pictures.routes.ts';
import { releaseRoutes } from './http/releases.routes.ts';
import { createStreamPlaces, type StreamLimits } from './http/stream/stream-places.ts';
import { MIGRATIONS } from './migrations.ts';

export const CHANNEL = 'production';
/** Signed again this often, so that an envelope is never close to its end. */
const RENEW_AFTER = 3_600_000;

/** Between two looks at counts that are old. */
const TIDY_EVERY = 60_000;

export interface RegistryParts {
  readonly pool: Pool;
  readonly feed: CompositionFeed;
  readonly blobs: BlobStore;
  readonly signer: Signer;
  readonly historySigner: HistorySigner;
  /** What was signed last, as this registry remembers it outside of its database. */
  readonly memory: HeadMemory;
  /** Whether a history from before histories were signed may be signed as it is. */
  readonly signOldHistory: boolean;
  readonly publicKeys: RouteParts['publicKeys'];
  readonly tokens: Tokens;
  readonly streams: StreamLimits;
  /** Proxies whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  readonly readShell: ReadShell;
  readonly smoke: SmokeCheck;
  /** Remotes that go live by the word of two people. */
  readonly twoPeople: readonly string[];
  readonly signIn: SignInSettings;
  readonly canaryPolicy: CanaryPolicy;
  readonly logger?: Logger;
  readonly now?: () => Date;
}

/** How people sign in to the console. */
interface SignInSettings {
  readonly console: URL | null;
  readonly codes: OneTimeCodes | null;
  readonly allowsPasswordAlone: boolean;
}

export interface Registry {
  readonly app: RegistryApp;
  /** Signs the live composition again when its signature is older than an hour or of another key. */
  renew(): Promise<void>;
  /** Looks at the canary that runs, and does what its policy says; carries out orders whose hour it is. */
  watch(): Promise<void>;
  /** The account of a store on this machine, where there are no people yet. @returns its name and password, to be shown once */
  makeLocalAccount(): Promise<LocalAccount | null>;
  /** From now on `/readyz` and answers send traffic elsewhere. */
  drain(): void;
}

export async function createRegistry(parts: RegistryParts): Promise<Registry> {
  const { pool, feed, blobs, signer, historySigner, memory, logger, now = () => new Date() } = parts;
  const app = Fastify({
    ...(logger ? { loggerInstance: logger, ...requestLogs({ disableRequestLogging: false }) } : {}),
    genReqId: idOfRequest,
    trustProxy: [...parts.trustedProxies],
    bodyLimit: 64 * 1024,
    // Elsewhere it is 10 seconds. Here operators send files of up to 16 MB, some of them over slow lines.
    requestTimeout: 30_000,
    // What came too slowly is looked for every second; Node alone would look every 30.
    // Of the two deadlines Node takes the longer one for bodies: without its own, heads would have 60 seconds.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  }) as unknown as RegistryApp;
  const drain = createDrain();
  scopeRequests(app);
  drain.watch(app.server);

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const store = { pool, signer, historySigner, memory, now };
  const compositions = createCompositionStore(store);
  const audit = createAuditStore(store);
  const people = createPeopleStore(store);
  const tokens = createTokenStore(store);
  const configured = new Map(parts.tokens.configured.map((each) => [each.name, each]));
  const releases = createReleaseStore(pool, { historySigner, memory });
  const teamKeys = createTeamKeyStore(store);
  const directory = createDirectory({ configured, people, tokens, now });
  const peopleParts = {
    people,
    tokens,
    passkeys: createPasskeyStore(pool, now),
    sessions: createSessionStore(pool, now),
    directory,
    now,
    ...parts.signIn,
  };
  const routes: RouteParts = {
    compositions,
    releases,
    audit,
    history: createHistoryStore(pool, audit),
    acknowledgements: createAcknowledgementStore(store),
    memory,
    historySigner,
    refusals: createRefusalStore(pool, now),
    canaries: createCanaryStore(pool, now),
    composers: createComposerStore(pool, now),
    health: createHealthStore(pool, now),
    pictures: createPictureStore(pool, now),
    rules: createOrderRulesStore(store),
    orderRules: { twoPeople: parts.twoPeople, directory },
    canaryPolicy: parts.canaryPolicy,
    gate: createPromotionGate({
      blobs,
      readShell: parts.readShell,
      smoke: parts.smoke,
      signed: signedByTeam({ releases, teamKeys }),
    }),
    teamKeys,
    blobs,
    readShell: parts.readShell,
    feed,
    publicKeys: parts.publicKeys,
    places: createStreamPlaces(parts.streams),
    closing: closing.signal,
    now,
    async assertReady() {
      if (drain.isDraining()) throw new Error('shutting down');
      if (!(await isMigrated(pool, 'registry', MIGRATIONS)))
        throw new Error('the database is not at the newest migration');
    },
  };

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  guardRoutes(app, {
    tokens: parts.tokens,
    machineTokens: tokens,
    sessions: peopleParts.sessions,
    console: parts.signIn.console,
  });
  app.setNotFoundHandler(() => {
    throw new RegistryError('REQUEST.NOT_FOUND', 'there is nothing at this address');
  });
  await app.register(swagger, { openapi: { info: { title: 'Suvarna registry', version: '1.0.0' } } });

  const metrics = createMetrics(app, pool);
  compositionRoutes(app, routes);
  composedReleasesRoutes(app, routes);
  releaseRoutes(app, routes);
  teamKeyRoutes(app, routes);
  pictureRoutes(app, routes);
  blobRoutes(app, routes);
  changeRoutes(app, routes);
  changesStreamRoutes(app, routes);
  canaryRoutes(app, routes);
  composersRoutes(app, routes);
  orderRulesRoutes(app, routes);
  auditRoutes(app, routes);
  signInRoutes(app, peopleParts);
  accountRoutes(app, peopleParts);
  peopleRoutes(app, peopleParts);
  liveRoutes(app, routes);
  differenceRoutes(app, routes);
  healthRoutes(app, routes);
  probeRoutes(app, routes, metrics);
  app.get('/v1/openapi.json', { config: { caller: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );

  const observe = async (): Promise<void> => {
    const live = await compositions.current(CHANNEL);
    if (!live) return;
    metrics.revision.set(live.revision);
    metrics.expires.set(live.expires.getTime() / 1_000);
  };
  if (parts.signOldHistory && memory.known() === null) {
    const rows = await signOldHistory(pool, historySigner);
    if (rows > 0) app.log.warn({ rows }, 'the history so far was not signed; it is signed now, as it is');
  }
  await ensureChannel(store, CHANNEL);
  await observe();
  feed.subscribe(() => {
    observe().catch((error: unknown) => app.log.warn({ err: error }, 'metrics are stale'));
  });

  let tidyAt = new Date(0);
  return {
    app,
    async renew() {
      // What it has signed itself is a witness of the log too, where nothing lies beside the key any more.
      const named = (await compositions.current(CHANNEL))?.audit;
      if (named) await routes.audit.show(named);
      await compositions.renew(CHANNEL, new Date(now().getTime() - RENEW_AFTER));
      const [live, floor] = [
        await compositions.current(CHANNEL),
        await routes.acknowledgements.floor(CHANNEL),
      ];
      const missing = await routes.audit.missing();
      if (missing)
        app.log.error(
          { row: missing.seq },
          'the audit log lacks a row that was signed: nothing is signed again; the next change names it and goes above',
        );
      if ((live?.revision ?? 0) < floor.revision)
        app.log.error(
          { revision: live?.revision, signed: floor.revision },
          'the database was set back: this composition is not signed again; the next change goes above what was signed',
        );
    },
    async watch() {
      if (drain.isDraining()) return;
      if (now() >= tidyAt) {
        tidyAt = new Date(now().getTime() + TIDY_EVERY);
        await routes.health.tidy();
      }
      for (const outcome of await carryOutDue(routes, CHANNEL))
        app.log.info({ outcome }, 'an order that waited was carried out');
      const done = await lookAtCanary(routes, CHANNEL);
      if (done !== null) app.log.info({ canary: done }, 'the canary was changed by its policy');
    },
    makeLocalAccount: () => makeLocalAccount(people),
    drain: drain.begin,
  };
}
