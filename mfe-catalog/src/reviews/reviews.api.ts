import { api } from '@suvarna/api-client';
import {
  type OwnReview,
  type OwnReviewAnswer,
  type ReportReason,
  reviewAdd,
  type ReviewBody,
  reviewDelete,
  reviewHelpful,
  reviewOwn,
  reviewReport,
} from '@suvarna/contracts/reviews';
import { call } from '@suvarna/contracts/call';

export const readOwn = (productId: number, signal: AbortSignal): Promise<OwnReviewAnswer> =>
  call(api, reviewOwn, { query: { product_id: productId }, signal });

/** @param idempotencyKey the same for the same review sent again */
export const sendReview = (body: ReviewBody, idempotencyKey: string): Promise<OwnReview> =>
  call(api, reviewAdd, { body, idempotencyKey, heavy: (body.photos ?? []).length > 0 });

export async function removeReview(id: string): Promise<void> {
  await call(api, reviewDelete, { body: { review_id: id } });
}

/** @returns how many say that it helped */
export const sayHelpful = async (id: string, helpful: boolean): Promise<number> =>
  (await call(api, reviewHelpful, { body: { review_id: id, helpful } })).helpful;

export async function sendReport(id: string, reason: ReportReason): Promise<void> {
  await call(api, reviewReport, { body: { review_id: id, reason } });
}
