import { databaseOver } from './platform/database/database.ts';
import type { Pool } from '@suvarna/database/pool';
import { measureRequests, type RequestDurations } from '@suvarna/telemetry/request-metrics';
import type { FastifyInstance } from 'fastify';
import { watchDatabase } from './platform/database/database-health.ts';
import type { Dependencies } from './dependencies.ts';
import { MODULES } from './modules.ts';
import { assertRoutesDeclared } from './platform/http/access.ts';
import { sendAmountsAsTexts } from './platform/http/shape/amounts-on-the-wire.ts';
import { boundPageCalls } from './platform/http/limits/calls-in-flight.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { createFastify } from './platform/http/fastify.ts';
import { nameRequests } from './platform/http/requests.ts';
import { hearShownTo } from './platform/http/shown-to.ts';
import { validateStrictly } from './platform/http/shape/validation.ts';

export interface Pages {
  readonly http: FastifyInstance;
  close(): Promise<void>;
}

/**
 * What documents are made from, the catalogue and the store's own words, over connections of its
 * own: however many calls of browsers wait for the others, none waits in front of a page. It has
 * no session, no effect and nothing of a person. It does not listen; `server.ts` does.
 */
export async function buildPages(
  shared: Dependencies,
  pool: Pool,
  durations: RequestDurations,
): Promise<Pages> {
  const { config, log } = shared;
  const database = watchDatabase(pool);
  const deps: Dependencies = { ...shared, pool, db: databaseOver(pool), database };
  const http = createFastify(log, []);
  boundPageCalls(http, config.limits, config.trustedProxies);
  hearShownTo(http);
  assertRoutesDeclared(http);
  sendAmountsAsTexts(http);
  validateStrictly(http);
  nameRequests(http);
  measureRequests(http, durations, 'pages');
  answerErrors(http, () => database.reportOutage());
  // A process for jobs alone does not listen for them.
  for (const { routes } of config.role === 'jobs' ? [] : MODULES) {
    for (const make of routes?.pages ?? []) await http.register(make(deps), { prefix: '/api' });
  }
  // Made ready by the process that listens or asks.
  return {
    http,
    async close() {
      database.close();
      await http.close();
    },
  };
}
