import { databaseOver } from './platform/database/database.ts';
import type { Pool } from '@suvarna/database/pool';
import { measurePools } from '@suvarna/database/pool-metrics';
import { createDrain } from '@suvarna/settings/drain';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { watchDatabase } from './platform/database/database-health.ts';
import type { Dependencies } from './dependencies.ts';
import { assemble } from './assembly/assemble.ts';
import { createLogger } from './platform/http/observe/logging.ts';
import { createLimits } from './platform/http/limits/rate-limit.ts';
import { createPhotoDrawing } from './platform/photos/photo-drawing.ts';
import { redrawBy, type RedrawPhoto } from './platform/photos/redraw-photo.ts';
import type { Module } from './module.ts';
import { MODULES } from './modules.ts';
import { buildPages } from './pages.ts';
import type { TestClock } from './platform/test-clock.ts';
import { readinessOf } from './readiness.ts';
import { registerRoutes } from './assembly/register-routes.ts';
import { setUpHttp } from './assembly/set-up-http.ts';

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
  /** Left out, photos are drawn again by the image service. */
  readonly redraw?: RedrawPhoto;
  /** Whether the jobs beside it run, for who asks whether it is ready for them; left out, they do not. */
  readonly runsJobs?: () => boolean;
  /** Left out, all of the service's. */
  readonly modules?: readonly Module[];
}

export interface App {
  readonly http: FastifyInstance;
  /** What the composer makes pages from, on a listener of its own. */
  readonly pages: FastifyInstance;
  /** What its routes are made with, for the jobs beside them. */
  readonly deps: Dependencies;
  /** Has `/metrics` say what a pool of theirs does. */
  readonly measurePool: (name: string, pool: Pool) => void;
  /** From now on `/readyz` says no and answers close their connections, so that no new work is sent here. */
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
  const db = databaseOver(pool);
  const assembled = await assemble(
    {
      config,
      pool,
      pagePool,
      db,
      pagesDb: databaseOver(pagePool),
      log,
      clock,
      database,
      modules,
      limits: createLimits(config),
      photoDrawing: createPhotoDrawing(given.redraw ?? redrawBy(config.imagingUrl)),
      ...(given.catalogue && { catalogue: given.catalogue }),
    },
    modules,
  );
  const { deps } = assembled;
  const registry = new Registry();
  const measurePool = measurePools(registry);
  measurePool('calls', pool);
  measurePool('pages', pagePool);
  const drain = createDrain();
  const readiness = readinessOf(deps, {
    isDraining: drain.isDraining,
    runsJobs: given.runsJobs ?? (() => false),
  });
  const { http, durations, alerts } = await setUpHttp(deps, registry);
  await registerRoutes(http, deps, { readiness, registry, alerts, testClock });
  await http.ready();
  const pages = await buildPages(deps, pagePool, durations);
  drain.watch(http.server);
  drain.watch(pages.http.server);

  return {
    http,
    pages: pages.http,
    deps,
    measurePool,
    drain: drain.begin,
    async close() {
      database.close();
      await Promise.all([http.close(), pages.close()]);
      await alerts.finish();
      await assembled.close();
    },
  };
}
