import { orderCreditNote, orderInvoice } from '@suvarna/contracts/orders';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../needs.ts';
import { localeOf, principalOf, shopperOf } from '../../identity/index.ts';
import { creditNoteOf } from './credit-note-of-refund.ts';
import { invoiceCache } from './invoice-cache.ts';
import { openPrinter } from './printer.ts';
import { invoiceOf } from './invoice-of-order.ts';
import { withoutBuyer, type Invoice } from './invoice.ts';
import { serve } from '../../../platform/http/serve.ts';

/** Tax invoices of one's own orders, and the credit notes that changed them, as PDFs. Another's are not found, and a guest's have neither name nor address. */
export function invoiceRoutes(deps: Needs): FastifyPluginAsync {
  const printer = openPrinter();
  const invoices = invoiceCache(deps.db, printer);
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    invoice: Invoice,
    lang: Locale | undefined,
  ) => {
    const shopper = shopperOf(request);
    const shown = shopper.kind === 'guest' ? withoutBuyer(invoice) : invoice;
    const pdf = await invoices.pdfOf(principalOf(shopper), shown, lang ?? localeOf(request));
    const name =
      invoice.creditNote === undefined
        ? `invoice-${invoice.invoiceNo}`
        : `credit-note-${invoice.creditNote.no}`;
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `attachment; filename="${name.replaceAll('/', '-')}.pdf"`)
      .send(pdf);
  };
  return async (app) => {
    app.addHook('onClose', () => printer.close());
    serve(app, orderInvoice, async (request, reply) => {
      const invoice = await invoiceOf(deps, shopperOf(request), request.query.order_no);
      return send(request, reply, invoice, request.query.lang);
    });

    serve(app, orderCreditNote, async (request, reply) => {
      const note = await creditNoteOf(deps, shopperOf(request), request.query.refund_order_id);
      return send(request, reply, note, request.query.lang);
    });
  };
}
