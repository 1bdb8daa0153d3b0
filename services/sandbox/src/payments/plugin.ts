import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { paymentApiRoutes } from './api.routes.ts';
import { paymentControlRoutes } from './control.routes.ts';
import { openPaymentHouse } from './house.ts';
import { paymentListRoutes } from './list.routes.ts';
import { paymentPageRoutes } from './page.routes.ts';
import { razorpayRoutes } from './razorpay.routes.ts';

/** The payment provider, all of it. */
export function paymentRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const house = openPaymentHouse(sandbox);
  return async (app) => {
    app.addHook('onClose', async () => house.close());
    await app.register(paymentPageRoutes(sandbox, house));
    await app.register(paymentApiRoutes(sandbox, house), { prefix: '/payments' });
    await app.register(razorpayRoutes(sandbox, house), { prefix: '/razorpay/v1' });
    await app.register(paymentControlRoutes(sandbox, house), { prefix: '/control/payments' });
    await app.register(paymentListRoutes(house), { prefix: '/list/payments' });
  };
}
