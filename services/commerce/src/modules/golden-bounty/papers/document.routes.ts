import { documentDownload, documentList } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { openPaperPrinter } from '../../../platform/documents/paper-printer.ts';
import type { Paper } from '../../../platform/documents/paper.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../../identity/index.ts';
import { composePaper } from './compose-paper.ts';
import { findPayment } from '../records/payment.store.ts';
import { detailsOf, ownPlanNow } from '../plan/read-plans.ts';
import { documentsOf } from '../plan/view-plan.ts';

/** Enrolment form, receipts, statement and acknowledgement of one's own plans; set again each time they are asked for. */
export function documentRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const printer = openPaperPrinter();

  /** @throws Refusal when there is no such document of this customer's */
  async function planOfDocument(documentId: string): Promise<string> {
    const [kind, signs] = documentId.split('-');
    if (kind === 'GB') return `GB-${signs ?? ''}`;
    const payment = await findPayment(db, `GP-${signs ?? ''}`);
    if (payment === undefined) throw new Refusal('BOUNTY.DOCUMENT_NOT_FOUND');
    return payment.plan_id;
  }

  async function paperOf(customerId: string, documentId: string, locale: Locale): Promise<Paper> {
    const planId = await planOfDocument(documentId);
    const now = await ownPlanNow(db, customerId, planId, clock()).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('BOUNTY.DOCUMENT_NOT_FOUND') : error;
    });
    const document = documentsOf(now).find(({ document_id: id }) => id === documentId);
    if (document === undefined) throw new Refusal('BOUNTY.DOCUMENT_NOT_FOUND');
    const { contact, documentSecret } = config;
    return composePaper(await detailsOf(db, documentSecret, now), now, document, { locale, contact });
  }

  return async (app) => {
    app.addHook('onClose', () => printer.close());

    serve(app, documentList, async (request) => {
      const results = documentsOf(
        await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock()),
      );
      return envelope({ results, count: results.length });
    });

    serve(app, documentDownload, async (request, reply) => {
      const { id: customerId } = shopperOf(request);
      const { document_id: documentId, lang = localeOf(request) } = request.query;
      const paper = await paperOf(customerId, documentId, lang);
      const pdf = await printer.print(customerId, paper);
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${documentId}.pdf"`)
        .send(pdf);
    });
  };
}
