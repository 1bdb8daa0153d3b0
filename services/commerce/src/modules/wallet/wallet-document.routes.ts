import { walletDownload } from '@suvarna/contracts/wallet';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { openPaperPrinter } from '../../platform/documents/paper-printer.ts';
import { serve } from '../../platform/http/serve.ts';
import { findCustomer, localeOf, shopperOf } from '../identity/index.ts';
import { composeStatement } from './compose-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { walletSummary } from './statement.ts';
import { countLines, linesOf } from './wallet-lines.store.ts';

/** Lines of one download: a table of so many is a second's work to set, and more are asked for by days. */
const MOST_LINES = { pdf: 500, csv: 20_000 } as const;

/** The statement of one's own wallets, made again each time it is asked for. */
export function walletDocumentRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    const printer = openPaperPrinter();
    app.addHook('onClose', () => printer.close());

    serve(app, walletDownload, async (request, reply) => {
      const { id: customerId } = shopperOf(request);
      const { wallet, format, lang: locale = localeOf(request), kind, from, to } = request.query;
      const filter = { customerId, wallet, kind, from, to };
      const at = clock();
      const customer = await findCustomer(db, customerId);
      const source = {
        locale,
        filter,
        at,
        customer: {
          name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
          email: customer?.email ?? '',
        },
        lines: await linesOf(db, filter, { limit: MOST_LINES[format], offset: 0 }),
        count: await countLines(db, filter),
      };
      const file = `suvarna-wallet-${wallet}.${format}`;
      reply.header('Content-Disposition', `attachment; filename="${file}"`);
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(statementCsv(source));
      const paper = composeStatement(source, await walletSummary(db, customerId, at));
      return reply.type('application/pdf').send(await printer.print(customerId, paper));
    });
  };
}
