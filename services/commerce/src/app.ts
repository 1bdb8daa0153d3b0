import { isMigrated } from '@suvarna/database/migrate';
import { createKysely, type Pool } from '@suvarna/database/pool';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { Tables } from './platform/database/tables.ts';
import { watchDatabase } from './platform/database/database-health.ts';
import type { Dependencies } from './dependencies.ts';
import { alertRoutes } from './platform/http/alert.routes.ts';
import { assemble } from './assemble.ts';
import { assertRoutesDeclared } from './platform/http/access.ts';
import { alertOnFailure } from './platform/http/alerts.ts';
import { requireKeys } from './platform/http/effects.ts';
import { drawPhotosBy } from './platform/http/drawn-photos.ts';
import { cleanFreeText } from './platform/http/free-text.ts';
import { sendAmountsAsTexts } from './platform/http/amounts-on-the-wire.ts';
import { countCalls } from './platform/http/limits.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { boundCalls } from './platform/http/calls-in-flight.ts';
import { createLogger } from './platform/http/logging.ts';
import { createLimits } from './platform/http/rate-limit.ts';
import { acceptJsonOnly, limitEffects, nameRequests } from './platform/http/requests.ts';
import { createFastify } from './platform/http/fastify.ts';
import { validateStrictly } from './platform/http/validation.ts';
import { measureBackground } from './platform/http/background.metrics.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import { measureRequests, metricsRoutes, requestDurations } from './platform/http/metrics.routes.ts';
import { describeApi } from './platform/http/openapi.ts';
import { requireStaff } from './platform/http/staff-access.ts';
import { createPhotoDrawing, photoAllowance } from './platform/photos/photo-drawing.ts';
import { redrawBy, type RedrawPhoto } from './platform/photos/redraw-photo.ts';
import { staffOutboxRoutes } from './platform/outbox/outbox.routes.ts';
import type { Module } from './module.ts';
import { MODULES } from './modules.ts';
import { MIGRATIONS, SCHEMA } from './platform/database/migrations.ts';
import { buildPages } from './pages.ts';
import { testClockRoutes, type TestClock } from './platform/test-clock.ts';
import type { Readiness } from './readiness.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly pool: Pool;
  /** Connections of the pages and of the catalogue they are made from; no call of a browser takes one. */
  readonly pagePool: Pool;
  readonly log?: Logger;
  readonly clock?: () => Date;
  /** A clock that can be turned by a call, in place of `clock`. */
  readonly testClock?: TestClock;
  /** Left out, the catalogue is opened from the database. */
  readonly catalogue?: Dependencies['catalogue'];
  /** Left out, photos are drawn anew by the image service. */
  readonly redraw?: RedrawPhoto;
  /** Left out, all of the service's. */
  readonly modules?: readonly Module[];
}

export interface App {
  readonly http: FastifyInstance;
  /** What the composer makes pages from, on a listener of its own. */
  readonly pages: FastifyInstance;
  readonly ready: Readiness;
  /** What its routes are made with, for the jobs beside them. */
  readonly deps: Dependencies;
  /** From now on `/readyz` says no, so that no new work is sent here. */
  drain(): void;
  close(): Promise<void>;
}

/** Puts the service together. It does not listen: tests call it in process. */
export async function buildApp(given: AppDependencies): Promise<App> {
  const { config, pool, pagePool } = given;
  const log = given.log ?? createLogger(config);
  const { testClock } = given;
  const clock = testClock ? () => testClock.now() : (given.clock ?? (() => new Date()));
  const database = watchDatabase(pool);
  const modules = given.modules ?? MODULES;
  const db = createKysely<Tables>(pool);
  const assembled = await assemble(
    {
      config,
      pool,
      pagePool,
      db,
      pagesDb: createKysely<Tables>(pagePool),
      log,
      clock,
      database,
      modules,
      limits: createLimits(config),
      photoDrawing: createPhotoDrawing({
        take: photoAllowance(db, clock),
        redraw: given.redraw ?? redrawBy(config.imagingUrl),
      }),
      ...(given.catalogue && { catalogue: given.catalogue }),
    },
    modules,
  );
  const { deps } = assembled;
  const registry = new Registry();
  let draining = false;

  const http = createFastify(log, config.trustedProxies.split(','));
  const durations = requestDurations(registry);

  const readiness: Readiness = async () => {
    const missing: string[] = [];
    if (draining) missing.push('draining');
    if (!(await database.probe())) missing.push('database');
    else if (!(await isMigrated(pool, SCHEMA, MIGRATIONS))) missing.push('migrations');
    for (const { name, isReady } of modules) if (isReady?.(deps) === false) missing.push(name);
    return missing;
  };

  boundCalls(http, config.limits, config.trustedProxies);
  assertRoutesDeclared(http);
  sendAmountsAsTexts(http);
  validateStrictly(http);
  acceptJsonOnly(http);
  cleanFreeText(http);
  nameRequests(http);
  limitEffects(http, deps.limits);
  countCalls(http, { db, clock, secret: config.documentSecret });
  for (const { eachCall } of modules) eachCall?.(http, deps);
  requireStaff(http, config.staff);
  requireKeys(http);
  drawPhotosBy(http, deps.photoDrawing);
  measureRequests(http, durations, 'api');
  const alerts = alertOnFailure(http, config.outward.alertUrl, { log, registry, clock });
  answerErrors(http, () => database.reportOutage());
  await describeApi(http);
  await http.register(healthRoutes(readiness));
  const metrics = [
    measureBackground(registry, db, log),
    ...modules.flatMap(({ metrics: measure }) => measure?.(registry, deps) ?? []),
  ];
  await http.register(
    metricsRoutes(registry, async () => {
      await Promise.all(metrics.map((refresh) => refresh()));
    }),
  );
  await http.register(alertRoutes(alerts.tell), { prefix: '/api' });
  await http.register(staffOutboxRoutes(deps), { prefix: '/staff' });
  for (const { routes = {} } of modules) {
    for (const make of routes.api ?? []) await http.register(make(deps), { prefix: '/api' });
    for (const make of routes.staff ?? []) await http.register(make(deps), { prefix: '/staff' });
    for (const make of routes.services ?? []) await http.register(make(deps));
  }
  if (testClock !== undefined) {
    const jobs = modules.flatMap((module) => module.jobs ?? []);
    const runNow = async (name: string): Promise<boolean> => {
      const job = jobs.find((one) => one.name === name);
      await job?.run(deps);
      return job !== undefined;
    };
    await http.register(testClockRoutes(testClock, runNow));
  }
  await http.ready();
  const pages = await buildPages(deps, pagePool, durations);

  return {
    http,
    pages: pages.http,
    ready: readiness,
    deps,
    drain: () => {
      draining = true;
    },
    async close() {
      database.close();
      await Promise.all([http.close(), pages.close()]);
      await alerts.finish();
      await assembled.close();
    },
  };
}
