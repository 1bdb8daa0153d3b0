import type { ReportReason } from '@suvarna/contracts/reviews';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deleteVote, insertReport, insertVote } from './opinion.store.ts';
import { countFor, lockReview, type ReviewRow } from './review.store.ts';

async function othersReview(tx: Tx, customerId: string, id: string): Promise<ReviewRow> {
  const review = await lockReview(tx, id);
  if (review?.state !== 'shown') throw new Refusal('REVIEW.NOT_FOUND');
  if (review.customer_id === customerId) throw new Refusal('REVIEW.OWN');
  return review;
}

/** @returns how many say that it helped */
export async function vote(
  tx: Tx,
  customerId: string,
  { id, helpful }: { readonly id: string; readonly helpful: boolean },
): Promise<number> {
  const review = await othersReview(tx, customerId, id);
  const changed = await (helpful ? insertVote : deleteVote)(tx, id, customerId);
  if (!changed) return review.helpful;
  const by = helpful ? 1 : -1;
  await countFor(tx, id, { helpful: by });
  return review.helpful + by;
}

/** The review stays where it is until the store's people have looked: reports take nothing away. */
export async function report(
  tx: Tx,
  customerId: string,
  { id, reason }: { readonly id: string; readonly reason: ReportReason },
  at: Date,
): Promise<void> {
  await othersReview(tx, customerId, id);
  if (await insertReport(tx, { reviewId: id, customerId, reason }, at))
    await countFor(tx, id, { reports: 1 });
}
