import { exchangeReceipt } from '@suvarna/contracts/exchange';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { openPaperPrinter } from '../../../platform/documents/paper-printer.ts';
import { serve } from '../../../platform/http/serve.ts';
import { findCustomer, localeOf, shopperOf } from '../../identity/index.ts';
import { evidenceOf } from '../evidence.ts';
import { lastPayouts } from '../rows/payout.store.ts';
import { viewOwnRequest } from '../requests/view-requests.ts';
import { composeReceipt } from './compose-receipt.ts';

/** The receipt of what was handed in, as far as it is; set again each time it is asked for. */
export function receiptRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    const printer = openPaperPrinter();
    app.addHook('onClose', () => printer.close());

    serve(app, exchangeReceipt, async (request, reply) => {
      const { id: customerId } = shopperOf(request);
      const { request_id: requestId, lang: locale = localeOf(request) } = request.query;
      const { row, view } = await viewOwnRequest(db, customerId, requestId, clock());
      if (view.can.receipt !== true)
        throw new Refusal('CUSTOMER_REQUEST.STATE_CONFLICT', {
          message: 'The store does not have the piece yet.',
        });
      const customer = await findCustomer(db, customerId);
      const [payout] = await lastPayouts(db, [requestId]);
      const { huids, at: quotedAt } = evidenceOf(row);
      const paper = composeReceipt({
        locale,
        request: view,
        huids,
        quotedAt: new Date(quotedAt),
        customer: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
        reference: payout?.state === 'paid' ? payout.payout_id : '',
        at: clock(),
      });
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="suvarna-${requestId}.pdf"`)
        .send(await printer.print(customerId, paper));
    });
  };
}
