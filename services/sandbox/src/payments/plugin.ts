import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { paymentApiRoutes } from './api.routes.ts';
import { paymentControlRoutes } from './control.routes.ts';
import { openPaymentSimulator } from './payment-simulator.ts';
import { paymentListRoutes } from './list.routes.ts';
import { mandateApiRoutes } from './mandate.routes.ts';
import { MandateStore } from './mandate-store.ts';
import { mandatePageRoutes } from './mandate-page.routes.ts';
import { paymentPageRoutes } from './page.routes.ts';
import { razorpayRoutes } from './razorpay.routes.ts';

/** The payment provider, all of it. */
export function paymentRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const simulator = openPaymentSimulator(sandbox);
  const mandates = new MandateStore(simulator);
  return async (app) => {
    app.addHook('onClose', async () => simulator.close());
    await app.register(paymentPageRoutes(sandbox, simulator));
    await app.register(paymentApiRoutes(sandbox, simulator), { prefix: '/payments' });
    await app.register(mandatePageRoutes(sandbox, mandates));
    await app.register(mandateApiRoutes(sandbox, mandates), { prefix: '/payments/mandates' });
    await app.register(razorpayRoutes(sandbox, simulator), { prefix: '/razorpay/v1' });
    await app.register(paymentControlRoutes(sandbox, simulator), { prefix: '/control/payments' });
    await app.register(paymentListRoutes(simulator), { prefix: '/list/payments' });
  };
}
