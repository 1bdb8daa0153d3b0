import { documentDownload, documentList } from '@suvarna/contracts/endpoints/golden-bounty';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { openPrinter, PrinterBusy } from '../../platform/documents/printer.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { answering } from './answering.http.ts';
import { BountyRefused } from './errors.ts';
import { composePaper } from './papers/compose-paper.ts';
import type { Paper } from './papers/paper.ts';
import { findPayment } from './payment.store.ts';
import { detailsOf, ownPlanNow } from './read-plans.ts';
import { documentsOf } from './view-plan.ts';

/** Papers one customer may have set at once. */
const MOST_OF_ONE = 2;

/** Enrolment form, receipts, statement and acknowledgement of one's own plans; set anew each time they are asked for. */
export function documentRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, clock } = deps;
  const printer = openPrinter<Paper>(new URL('./papers/print-entry.ts', import.meta.url));
  const underWay = new Map<string, number>();

  /** @throws BountyRefused when there is no such document of this customer's */
  async function planOfDocument(documentId: string): Promise<string> {
    const [kind, signs] = documentId.split('-');
    if (kind === 'GB') return `GB-${signs ?? ''}`;
    const payment = await findPayment(db, `GP-${signs ?? ''}`);
    if (payment === undefined) throw new BountyRefused('BOUNTY.DOCUMENT_NOT_FOUND');
    return payment.plan_id;
  }

  async function paperOf(customerId: string, documentId: string, locale: 'en' | 'hi'): Promise<Paper> {
    const planId = await planOfDocument(documentId);
    const now = await ownPlanNow(db, customerId, planId, clock()).catch((error: unknown) => {
      throw error instanceof BountyRefused ? new BountyRefused('BOUNTY.DOCUMENT_NOT_FOUND') : error;
    });
    const document = documentsOf(now).find(({ document_id: id }) => id === documentId);
    if (document === undefined) throw new BountyRefused('BOUNTY.DOCUMENT_NOT_FOUND');
    return composePaper(await detailsOf(db, now), now, document, locale);
  }

  /** @throws PrinterBusy when this customer, or all together, have too many being set */
  async function print(customerId: string, paper: Paper): Promise<Buffer> {
    const own = underWay.get(customerId) ?? 0;
    if (own >= MOST_OF_ONE) throw new PrinterBusy('caller');
    underWay.set(customerId, own + 1);
    try {
      return await printer.print(paper);
    } finally {
      const left = (underWay.get(customerId) ?? 1) - 1;
      if (left === 0) underWay.delete(customerId);
      else underWay.set(customerId, left);
    }
  }

  return async (app) => {
    app.addHook('onClose', () => printer.close());

    serve(app, documentList, (request) =>
      answering(async () => {
        const results = documentsOf(
          await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock()),
        );
        return envelope({ results, count: results.length });
      }),
    );

    serve(app, documentDownload, async (request, reply) => {
      const { id: customerId } = shopperOf(request);
      const { document_id: documentId, lang = localeOf(request) } = request.query;
      const paper = await answering(() => paperOf(customerId, documentId, lang));
      const pdf = await print(customerId, paper);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${documentId}.pdf"`)
        .send(pdf);
    });
  };
}
