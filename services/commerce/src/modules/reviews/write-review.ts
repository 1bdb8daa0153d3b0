import { randomUUID } from 'node:crypto';
import type { Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { authorName, findCustomer } from '../identity/index.ts';
import { deliveredLine } from '../orders/index.ts';
import { moderateText } from './moderate/moderate-text.ts';
import { replacePhotos } from './photo.store.ts';
import { forgetRefusal, rememberRefusal, wasRefused } from './moderate/refused-before.ts';
import { countRating } from './rating.store.ts';
import type { Redrawn } from '../../platform/photos/redraw-photo.ts';
import {
  deleteReview,
  insertReview,
  lockReview,
  ownReview,
  updateReview,
  type ReviewRow,
} from './review.store.ts';

export interface Written {
  readonly productId: number;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
  /** Of the review it takes the place of; 0 for the first. */
  readonly version: number;
  /** Drawn again; behind those of the review before that are kept. */
  readonly photos: readonly Redrawn[];
  readonly keptPhotos: readonly string[];
}

/** `changed`: they said something else in the meantime, and this is it. */
export type WriteOutcome =
  | { readonly kind: 'done'; readonly review: ReviewRow }
  | { readonly kind: 'changed'; readonly review: ReviewRow };

/** Keeps the figures true while a review becomes another one, or none. */
async function recount(tx: Tx, before: ReviewRow | undefined, after: ReviewRow | undefined): Promise<void> {
  if (before?.state === 'shown') await countRating(tx, before.product_id, before.rating, -1);
  if (after?.state === 'shown') await countRating(tx, after.product_id, after.rating, 1);
}

/** @throws Refusal where what they said in the meantime is gone again */
function changed(review: ReviewRow | undefined): WriteOutcome {
  if (review === undefined) throw new Refusal('REVIEW.NOT_FOUND');
  return { kind: 'changed', review };
}

function reasonToWait(unseen: boolean, isRefused: boolean): ReviewRow['reason'] {
  if (unseen) return 'photo';
  return isRefused ? 'refused' : '';
}

/**
 * What a customer says about a design; once, and it may be said again. A customer to whom a piece was
 * delivered is shown at once, unless their words should be looked at first, or were refused before; all others wait.
 */
export async function writeReview(
  tx: Tx,
  customerId: string,
  { version, productId, photos, keptPhotos, ...said }: Written,
  {
    at,
    takeUnbought,
  }: {
    readonly at: Date;
    /** Counts what is said without having got one. */ readonly takeUnbought: () => Promise<void>;
  },
): Promise<WriteOutcome> {
  const customer = await findCustomer(tx, customerId);
  const line = await deliveredLine(tx, customerId, productId);
  const known = await ownReview(tx, customerId, productId);
  // Nothing but people can look at a photo: one that was not looked at yet waits.
  const unseen = photos.length > 0 || (keptPhotos.length > 0 && known?.state !== 'shown');
  // What was refused is not shown by saving it again.
  const isRefused =
    known?.state === 'refused' ||
    (await wasRefused(tx, { customer_id: customerId, product_id: productId }, at));
  const reason = moderateText(said.title, said.body) || reasonToWait(unseen, isRefused);
  const review = {
    ...said,
    line_id: line?.id ?? null,
    author: authorName(customer?.first_name ?? '', customer?.last_name ?? ''),
    state: line === undefined || reason !== '' ? ('waiting' as const) : ('shown' as const),
    reason,
    decided_by: '',
    decided_at: null,
    changed_at: at,
  };
  if (known === undefined) {
    if (line === undefined) await takeUnbought();
    const added = await insertReview(tx, {
      ...review,
      id: randomUUID(),
      product_id: productId,
      customer_id: customerId,
      created_at: at,
    });
    if (added === undefined) return changed(await ownReview(tx, customerId, productId));
    await replacePhotos(tx, added.id, { kept: [], added: photos });
    await recount(tx, undefined, added);
    return { kind: 'done', review: added };
  }
  const before = await lockReview(tx, known.id);
  if (before === undefined) throw new Refusal('REVIEW.NOT_FOUND');
  if (before.version !== version) return changed(before);
  await rememberRefusal(tx, before, at);
  // What the store answered was an answer to other words.
  const after = await updateReview(tx, before.id, { ...review, reply: '', replied_by: '', replied_at: null });
  await replacePhotos(tx, before.id, { kept: keptPhotos, added: photos });
  await recount(tx, before, after);
  return { kind: 'done', review: after };
}

/** @throws Refusal where it is another customer's, or gone */
export async function removeReview(tx: Tx, customerId: string, id: string, at: Date): Promise<void> {
  const review = await lockReview(tx, id);
  if (review?.customer_id !== customerId) throw new Refusal('REVIEW.NOT_FOUND');
  await rememberRefusal(tx, review, at);
  await deleteReview(tx, id);
  await recount(tx, review, undefined);
}

/** Shows a review or takes it away, with the figures. The caller holds the row. */
export async function decideReview(
  tx: Tx,
  before: ReviewRow,
  decision: { readonly state: 'shown' | 'refused'; readonly reason: string; readonly by: string },
  at: Date,
): Promise<ReviewRow> {
  if (decision.state === 'shown') await forgetRefusal(tx, before);
  const after = await updateReview(tx, before.id, {
    state: decision.state,
    reason: decision.reason,
    reports: 0,
    decided_by: decision.by,
    decided_at: at,
  });
  await recount(tx, before, after);
  return after;
}
