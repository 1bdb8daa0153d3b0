import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Dependencies } from '../../../dependencies.ts';
import { localeOf, principalOf, shopperOf } from '../../identity/index.ts';
import { keepInvoices } from './kept-invoices.ts';
import { openPrinter } from './printer.ts';
import { invoiceOf } from './invoice-of-order.ts';
import { refusing } from '../../checkout/index.ts';
import { Failure } from '../../../platform/http/envelope.ts';

const InvoiceQuery = Type.Object(
  {
    order_no: Type.String({ pattern: '^[A-Z0-9-]{6,24}$' }),
    /** The browser's language when left out. */
    lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('hi')])),
  },
  { additionalProperties: false },
);
const Pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** `order/order/invoice/`: the tax invoice of one's own order as a PDF. Another's is not found. */
export function invoiceRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const printer = openPrinter();
  const invoices = keepInvoices(deps.db, printer);
  return async (app) => {
    app.addHook('onClose', () => printer.close());
    app.get(
      '/order/order/invoice/',
      {
        config: { access: 'shopper' },
        schema: {
          tags: ['order'],
          security: [{ token: [] }],
          summary: 'The tax invoice of an order, as a PDF',
          querystring: InvoiceQuery,
          response: { 200: Pdf, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
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
      },
    );
  };
}
