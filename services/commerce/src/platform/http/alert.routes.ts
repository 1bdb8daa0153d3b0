import { ErrorAlertBody } from '@suvarna/contracts/api/error-alert';
import { ERROR_ALERT_PATH } from '@suvarna/contracts/error-alert';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TellAlert } from './alerts.ts';

/** Where a browser tells that an addition, an order, an address or a coupon got no answer (specification §7). Nobody waits for what comes of it. */
export function alertRoutes(tell: TellAlert): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${ERROR_ALERT_PATH}`,
      {
        config: { access: 'public' },
        schema: { tags: ['events'], summary: 'A call of a browser that got no answer', body: ErrorAlertBody },
      },
      async (request, reply) => {
        tell(request.body, 'browser');
        return reply.code(204).send();
      },
    );
  };
}
