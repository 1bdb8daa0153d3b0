import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { callerIdRoutes } from './caller-id/plugin.ts';
import { chatHookRoutes } from './chat-hook/plugin.ts';
import { chatRoutes } from './chat/plugin.ts';
import type { Config } from './config.ts';
import { courierRoutes } from './courier/plugin.ts';
import { goldFeedRoutes } from './gold-feed/plugin.ts';
import { oidcRoutes } from './oidc/plugin.ts';
import { messageRoutes } from './messages/plugin.ts';
import { fontRoutes } from './page/font.routes.ts';
import { homeRoutes } from './page/home.routes.ts';
import { acceptForms } from './page/forms.ts';
import { paymentRoutes } from './payments/plugin.ts';
import { payoutRoutes } from './payouts/plugin.ts';
import { pushRoutes } from './push/plugin.ts';
import { createSandbox } from './sandbox.ts';
import { voucherRoutes } from './vouchers/plugin.ts';

const BODY_LIMIT = 1024 * 1024;

/** Puts the sandbox together. It does not listen. */
export async function buildApp(config: Config, log: Logger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    // What came too slowly is looked for every second; Node alone would look every 30.
    // Of the two deadlines Node takes the longer one for bodies: without its own, heads would have 60 seconds.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  const sandbox = createSandbox(config, log);
  acceptForms(app);
  app.get('/livez', async () => ({ status: 'live' }));
  await app.register(fontRoutes());
  await app.register(homeRoutes(sandbox));
  await app.register(paymentRoutes(sandbox));
  await app.register(payoutRoutes(sandbox));
  await app.register(messageRoutes(sandbox));
  await app.register(callerIdRoutes(sandbox));
  await app.register(oidcRoutes(sandbox));
  await app.register(goldFeedRoutes(sandbox));
  await app.register(courierRoutes(sandbox));
  await app.register(chatRoutes());
  await app.register(chatHookRoutes(sandbox));
  await app.register(pushRoutes(sandbox));
  await app.register(voucherRoutes(sandbox));
  await app.ready();
  return app;
}
