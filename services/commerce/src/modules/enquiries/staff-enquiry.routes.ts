import { enquiryDecide, staffEnquiries } from '@suvarna/contracts/enquiries';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { decideEnquiry } from './decide.ts';
import { countOverdue, searchEnquiries } from './enquiry.store.ts';
import { staffViewsOf } from './view-enquiry.ts';

const PAGE_SIZE = 50;

/** `staff/enquiry/…`: what people wrote, with the time it has to be answered in. */
export function staffEnquiryRoutes({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffEnquiries, async (request) => {
      const { page, ...search } = request.query;
      const found = { ...search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const { rows, count } = await searchEnquiries(db, found);
      return envelope({
        results: await staffViewsOf(db, rows, clock()),
        page,
        page_size: PAGE_SIZE,
        count,
        overdue: await countOverdue(db, clock()),
      });
    });

    serveOnce(app, enquiryDecide, async ({ tx, request }) => {
      const { ticket, version, to, note = '', answer = '', decided_by: by } = request.body;
      const said = { ticket, version, to, note: note.trim(), answer: answer.trim(), by };
      const [view] = await staffViewsOf(tx, [await decideEnquiry(tx, said, clock())], clock());
      if (view === undefined) throw new Refusal('ENQUIRY.NOT_FOUND');
      return envelope(view);
    });
  };
}
