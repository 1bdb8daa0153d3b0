import { orderInvoice } from '@suvarna/contracts/endpoints/orders';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { localeOf, principalOf, shopperOf } from '../../identity/index.ts';
import { invoiceCache } from './invoice-cache.ts';
import { openPrinter } from './printer.ts';
import { invoiceOf } from './invoice-of-order.ts';
import { refusing } from '../../checkout/index.ts';
import { serve } from '../../../platform/http/serve.ts';

/** `order/order/invoice/`: the tax invoice of one's own order as a PDF. Another's is not found. */
export function invoiceRoutes(deps: Dependencies): FastifyPluginAsync {
  const printer = openPrinter();
  const invoices = invoiceCache(deps.db, printer);
  return async (app) => {
    app.addHook('onClose', () => printer.close());
    serve(app, orderInvoice, async (request, reply) => {
      const invoice = await refusing(() => invoiceOf(deps, shopperOf(request), request.query.order_no));
      const pdf = await invoices.pdfOf(
        principalOf(shopperOf(request)),
        invoice,
        request.query.lang ?? localeOf(request),
      );
      return reply
        .type('application/pdf')
        .header(
          'Content-Disposition',
          `attachment; filename="invoice-${invoice.invoiceNo.replaceAll('/', '-')}.pdf"`,
        )
        .send(pdf);
    });
  };
}
