import {
  reviewModerate,
  reviewReply,
  type StaffReview,
  staffReviewPhoto,
  staffReviews,
} from '@suvarna/contracts/reviews';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { deleteReports, reasonsOf } from '../opinion.store.ts';
import { photosOf } from '../photo.store.ts';
import { sendPhoto } from '../send-photo.http.ts';
import { readQueue } from './queue.store.ts';
import { lockReview, updateReview, type ReviewRow } from '../review.store.ts';
import { ownViewOf } from '../view-review.ts';
import { decideReview } from '../write-review.ts';

const PAGE_SIZE = 50;

async function viewsOf(db: Database | Tx, rows: readonly ReviewRow[]): Promise<StaffReview[]> {
  const ids = rows.map(({ id }) => id);
  const [reported, photos] = [await reasonsOf(db, ids), await photosOf(db, ids)];
  return rows.map((row) => ({
    ...ownViewOf(row, photos.get(row.id)),
    reason: row.reason,
    product_id: row.product_id,
    reports: row.reports,
    reported: reported.get(row.id) ?? {},
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? '',
    replied_by: row.replied_by,
  }));
}

/** @param version of the words that were looked at: who saw others has said nothing about these */
async function heldAsSeen(tx: Tx, id: string, version: number): Promise<ReviewRow> {
  const review = await lockReview(tx, id);
  if (review === undefined) throw new Refusal('REVIEW.NOT_FOUND');
  if (review.version !== version) throw new Refusal('REVIEW.CHANGED');
  return review;
}

async function answerOf(tx: Tx, row: ReviewRow) {
  const [view] = await viewsOf(tx, [row]);
  if (view === undefined) throw new Refusal('REVIEW.NOT_FOUND');
  return envelope(view);
}

/** `staff/review/…`: what waits, what is minded, and the store's answers. */
export function staffReviewRoutes({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffReviews, async (request) => {
      const { of, page } = request.query;
      const { rows, count } = await readQueue(db, of, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
      return envelope({ results: await viewsOf(db, rows), page, page_size: PAGE_SIZE, count });
    });

    serve(app, staffReviewPhoto, (request, reply) => sendPhoto(reply, db, request.query.photo_id, 'any'));

    serveOnce(app, reviewModerate, async ({ tx, request }) => {
      const { review_id, version, decision, reason = '', decided_by: by } = request.body;
      if (decision === 'refused' && reason.trim() === '') throw new Refusal('REVIEW.REASON_REQUIRED');
      const review = await heldAsSeen(tx, review_id, version);
      await deleteReports(tx, review_id);
      const decided = { state: decision, reason: reason.trim(), by };
      return answerOf(tx, await decideReview(tx, review, decided, clock()));
    });

    serveOnce(app, reviewReply, async ({ tx, request }) => {
      const { review_id, version, reply: text, replied_by: by } = request.body;
      await heldAsSeen(tx, review_id, version);
      const said = text.trim();
      const row = await updateReview(tx, review_id, {
        reply: said,
        replied_by: said === '' ? '' : by,
        replied_at: said === '' ? null : clock(),
      });
      return answerOf(tx, row);
    });
  };
}
