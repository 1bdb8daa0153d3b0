import { measureRequests, requestDurations, type RequestDurations } from '@suvarna/telemetry/request-metrics';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { assertRoutesDeclared } from '../platform/http/access.ts';
import { alertOnFailure, type Alerts } from '../platform/http/observe/alerts.ts';
import { sendAmountsAsTexts } from '../platform/http/shape/amounts-on-the-wire.ts';
import { boundCalls } from '../platform/http/limits/calls-in-flight.ts';
import { drawPhotosBy } from '../platform/http/effects/drawn-photos.ts';
import { requireKeys } from '../platform/http/effects/effects.ts';
import { answerErrors } from '../platform/http/error-handler.ts';
import { createFastify } from '../platform/http/fastify.ts';
import { cleanFreeText } from '../platform/http/shape/free-text.ts';
import { countCalls } from '../platform/http/limits/limits.ts';
import { describeApi } from '../platform/http/observe/openapi.ts';
import { acceptJsonOnly, limitEffects, nameRequests } from '../platform/http/requests.ts';
import { requireStaff } from '../platform/http/staff-access.ts';
import { validateStrictly } from '../platform/http/shape/validation.ts';

interface Http {
  readonly http: FastifyInstance;
  readonly durations: RequestDurations;
  readonly alerts: Alerts;
}

/** What every call keeps, before there is a route; what is done first to a call stands first. */
export async function setUpHttp(deps: Dependencies, registry: Registry): Promise<Http> {
  const { config, db, log, clock, database, limits, photoDrawing, modules } = deps;
  const http = createFastify(log, config.trustedProxies.split(','));
  const durations = requestDurations(registry);
  boundCalls(http, config.limits, config.trustedProxies);
  assertRoutesDeclared(http);
  sendAmountsAsTexts(http);
  validateStrictly(http);
  acceptJsonOnly(http);
  cleanFreeText(http);
  nameRequests(http);
  limitEffects(http, limits);
  countCalls(http, { db, clock, secret: config.documentSecret });
  for (const { eachCall } of modules) eachCall?.(http, deps);
  requireStaff(http, config.staff);
  requireKeys(http);
  drawPhotosBy(http, photoDrawing);
  measureRequests(http, durations, 'api');
  const alerts = alertOnFailure(http, config.outward.alertUrl, { log, registry, clock });
  answerErrors(http, () => database.reportOutage());
  await describeApi(http);
  return { http, durations, alerts };
}
