import { exchangePapers } from '@suvarna/contracts/exchange';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { nameOfCustomer } from './payouts/customer-name.ts';
import { openKycDocuments } from './rows/kyc-documents.ts';

export function staffExchangeRoutes({ db, clock, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, exchangePapers, async (request, reply) => {
      const { request_id: requestId, opened_by: openedBy, reason } = request.body;
      const papers = await db.transaction().execute(async (tx) => {
        const opened = await openKycDocuments(tx, config.documentSecret, {
          requestId,
          openedBy,
          reason,
          at: clock(),
        });
        return opened && { ...opened, customer_name: await nameOfCustomer(tx, requestId) };
      });
      if (papers === undefined)
        throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND', { message: 'This request has no papers.' });
      reply.header('Cache-Control', 'no-store');
      return envelope({ request_id: requestId, ...papers });
    });
  };
}
