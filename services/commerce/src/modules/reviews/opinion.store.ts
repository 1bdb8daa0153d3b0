/** What readers say about a review: that it helped, or that it should not be shown. Once each. */
import type { ReportReason } from '@suvarna/contracts/reviews';
import type { Database, Tx } from '../../platform/database/database.ts';

/** @returns whether it was not said before */
export async function insertVote(tx: Tx, reviewId: string, customerId: string): Promise<boolean> {
  const row = await tx
    .insertInto('review_votes')
    .values({ review_id: reviewId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was said before */
export async function deleteVote(tx: Tx, reviewId: string, customerId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('customer_id', '=', customerId)
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was counted stays. Those that go with their review at this moment are left to it: the transaction that takes it away has another order. */
export async function deleteVotesOf(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom('review_votes')
    .where('customer_id', '=', customerId)
    .where('review_id', 'in', (own) =>
      own
        .selectFrom('review_votes')
        .select('review_id')
        .where('customer_id', '=', customerId)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** @returns whether this customer had not reported it before */
export async function insertReport(
  tx: Tx,
  report: { readonly reviewId: string; readonly customerId: string; readonly reason: ReportReason },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('review_reports')
    .values({
      review_id: report.reviewId,
      customer_id: report.customerId,
      reason: report.reason,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteReports(tx: Tx, reviewId: string): Promise<void> {
  await tx.deleteFrom('review_reports').where('review_id', '=', reviewId).execute();
}

/** Each reason with how many gave it, by review. */
export async function reasonsOf(
  db: Database | Tx,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_reports')
    .select((row) => ['review_id', 'reason', row.fn.countAll<number>().as('count')])
    .where('review_id', 'in', reviewIds)
    .groupBy(['review_id', 'reason'])
    .execute();
  const all = new Map<string, Record<string, number>>();
  for (const { review_id: id, reason, count } of rows)
    all.set(id, { ...all.get(id), [reason]: Number(count) });
  return all;
}
