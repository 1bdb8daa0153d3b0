import { isMigrated } from '@suvarna/database/migrate';
import { createKysely, type Pool } from '@suvarna/database/pool';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { httpCallerId } from './data/caller-id-provider.ts';
import { openCatalogue, type Catalogue } from './data/catalogue/open-catalogue.ts';
import { noteDrawn } from './domain/imagery/drawn-colours.ts';
import { createPictureOrders } from './data/picture-orders.ts';
import { createProviders } from './data/payment-providers/providers.ts';
import type { Tables } from './data/tables.ts';
import { watchDatabase } from './data/database-health.ts';
import type { Dependencies } from './dependencies.ts';
import { createPasswordHashing } from './domain/identity/password-hashing.ts';
import { addressRoutes } from './http/address/routes.ts';
import { alertRoutes } from './http/events/alert.routes.ts';
import { eventRoutes } from './http/events/routes.ts';
import { bagRoutes } from './http/bag/routes.ts';
import { catalogueRoutes } from './http/catalogue/routes.ts';
import { contentRoutes } from './http/content/routes.ts';
import { assertRoutesDeclared } from './http/conventions/access.ts';
import { alertOnFailure } from './http/conventions/alerts.ts';
import { requireKeys } from './http/conventions/effects.ts';
import { cleanFreeText } from './http/conventions/free-text.ts';
import { sendAmountsAsTexts } from './http/conventions/amounts-on-the-wire.ts';
import { answerErrors } from './http/conventions/error-handler.ts';
import { boundCalls } from './http/conventions/calls-in-flight.ts';
import { createLogger } from './http/conventions/logging.ts';
import { createLimits } from './http/conventions/rate-limit.ts';
import { acceptJsonOnly, limitEffects, nameRequests } from './http/conventions/requests.ts';
import { createFastify } from './http/conventions/fastify.ts';
import { requireSessions } from './http/conventions/session.ts';
import { validateStrictly } from './http/conventions/validation.ts';
import { checkoutRoutes } from './http/checkout/routes.ts';
import { configRoutes } from './http/config/routes.ts';
import { customerRoutes } from './http/customer/routes.ts';
import { deliveryRoutes } from './http/delivery/routes.ts';
import { invoiceRoutes } from './http/invoice/routes.ts';
import { pieceRoutes } from './http/media/piece.routes.ts';
import { measureBackground } from './http/ops/background.metrics.ts';
import { healthRoutes } from './http/ops/health.routes.ts';
import { measureRequests, metricsRoutes, requestDurations } from './http/ops/metrics.routes.ts';
import { describeApi } from './http/ops/openapi.ts';
import { walletRoutes } from './http/wallet/routes.ts';
import { orderRoutes } from './http/orders/routes.ts';
import { requireStaff } from './http/staff/staff-access.ts';
import { staffOrderRoutes } from './http/staff/order.routes.ts';
import { pushRoutes } from './http/push/routes.ts';
import { staffExchangeRoutes } from './http/staff/exchange.routes.ts';
import { staffOutboxRoutes } from './http/staff/outbox.routes.ts';
import { staffPushRoutes } from './http/staff/push.routes.ts';
import { staffRequestRoutes } from './http/staff/request.routes.ts';
import { staffRefundRoutes } from './http/staff/refund.routes.ts';
import { wishlistRoutes } from './http/wishlist/routes.ts';
import { paymentRoutes } from './http/payments/routes.ts';
import { webhookRoutes } from './http/payments/webhook.routes.ts';
import { MIGRATIONS, SCHEMA } from './migrations.ts';
import { buildPages } from './pages.ts';
import type { Readiness } from './readiness.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly pool: Pool;
  /** Connections of the pages and of the catalogue they are made from; no call of a browser takes one. */
  readonly pagePool: Pool;
  readonly log?: Logger;
  readonly clock?: () => Date;
  /** Left out, the catalogue is opened from the database. */
  readonly catalogue?: Catalogue;
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
  const clock = given.clock ?? (() => new Date());
  const catalogue = given.catalogue ?? (await openCatalogue({ pool: pagePool, log, clock }));
  const database = watchDatabase(pool);
  const db = createKysely<Tables>(pool);
  const deps: Dependencies = {
    config,
    pool,
    db,
    log,
    clock,
    catalogue,
    pictures: createPictureOrders({ url: config.imagingUrl, log, clock, onThere: noteDrawn }),
    database,
    limits: createLimits(config, pool),
    hashing: createPasswordHashing(config.passwordHashWorkers, config.passwordCost),
    callerId: config.identity.callerId && httpCallerId(config.identity.callerId),
    providers: createProviders(config),
  };
  const registry = new Registry();
  let draining = false;

  const http = createFastify(log, config.trustedProxies.split(','));
  const durations = requestDurations(registry);

  const readiness: Readiness = async () => {
    const missing: string[] = [];
    if (draining) missing.push('draining');
    if (!(await database.probe())) missing.push('database');
    else if (!(await isMigrated(pool, SCHEMA, MIGRATIONS))) missing.push('migrations');
    if (!catalogue.isLoaded()) missing.push('catalogue');
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
  requireSessions(http, deps);
  requireStaff(http, config.staff);
  requireKeys(http);
  measureRequests(http, durations, 'api');
  const alerts = alertOnFailure(http, config.outward.alertUrl, { log, registry, clock });
  answerErrors(http, () => database.reportOutage());
  await describeApi(http);
  await http.register(healthRoutes(readiness));
  await http.register(metricsRoutes(registry, measureBackground(registry, db, log)));
  await http.register(catalogueRoutes(deps), { prefix: '/api' });
  await http.register(contentRoutes(deps), { prefix: '/api' });
  await http.register(configRoutes(), { prefix: '/api' });
  await http.register(customerRoutes(deps), { prefix: '/api' });
  await http.register(bagRoutes(deps), { prefix: '/api' });
  await http.register(deliveryRoutes(deps), { prefix: '/api' });
  await http.register(addressRoutes(deps), { prefix: '/api' });
  await http.register(wishlistRoutes(deps), { prefix: '/api' });
  await http.register(paymentRoutes(deps), { prefix: '/api' });
  await http.register(webhookRoutes(deps), { prefix: '/api' });
  await http.register(checkoutRoutes(deps), { prefix: '/api' });
  await http.register(orderRoutes(deps), { prefix: '/api' });
  await http.register(staffOrderRoutes(deps), { prefix: '/staff' });
  await http.register(staffRequestRoutes(deps), { prefix: '/staff' });
  await http.register(invoiceRoutes(deps), { prefix: '/api' });
  await http.register(staffOutboxRoutes(deps), { prefix: '/staff' });
  await http.register(pushRoutes(deps), { prefix: '/api' });
  await http.register(staffPushRoutes(deps), { prefix: '/staff' });
  await http.register(staffExchangeRoutes(deps), { prefix: '/staff' });
  await http.register(staffRefundRoutes(deps), { prefix: '/staff' });
  await http.register(eventRoutes(deps), { prefix: '/api' });
  await http.register(alertRoutes(alerts.tell), { prefix: '/api' });
  await http.register(walletRoutes(deps), { prefix: '/api' });
  await http.register(pieceRoutes(deps));
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
      await catalogue.close();
    },
  };
}
