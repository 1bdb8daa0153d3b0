import { boxStatement } from '@suvarna/contracts/jewellery-box';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { openPaperPrinter } from '../../../platform/documents/paper-printer.ts';
import { serve } from '../../../platform/http/serve.ts';
import { findCustomer, localeOf, shopperOf } from '../../identity/index.ts';
import { firstPhotosOf } from '../piece.store.ts';
import { readBox, totalOf } from '../read-box.ts';
import { composeStatement, printedOf } from './compose-statement.ts';
import { picturesOf } from './pictures.ts';

/** `box/statement/`: what one's own pieces are worth today, on paper; set again each time it is asked for. */
export function statementRoutes({ db, pool, catalogue, clock, config }: Needs): FastifyPluginAsync {
  const printer = openPaperPrinter();
  return async (app) => {
    app.addHook('onClose', () => printer.close());

    serve(app, boxStatement, async (request, reply) => {
      const { id: customerId } = shopperOf(request);
      const { lang: locale = localeOf(request) } = request.query;
      const at = clock();
      const box = await readBox({ db, pool, catalogue, at }, customerId);
      if (totalOf(box).valued === 0) throw new Refusal('BOX.EMPTY');
      const customer = await findCustomer(db, customerId);
      const { bought, elsewhere } = printedOf(box);
      const paper = composeStatement({
        locale,
        owner: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
        box,
        pictures: new Map([
          ...(await picturesOf(config.imagingUrl, bought)),
          ...(await firstPhotosOf(
            db,
            customerId,
            elsewhere.filter(({ photos }) => photos > 0).map(({ piece_id: id }) => id),
          )),
        ]),
        at,
      });
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', 'attachment; filename="suvarna-statement-of-value.pdf"')
        .send(await printer.print(customerId, paper));
    });
  };
}
