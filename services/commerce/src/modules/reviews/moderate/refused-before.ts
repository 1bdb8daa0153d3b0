/** That words of a customer about a design were refused, whatever became of the review in the meantime. */
import type { Tx } from '../../../platform/database/database.ts';
import {
  allowanceLeft,
  dropAllowance,
  takeAllowance,
  type Allowance,
} from '../../../platform/http/limits/allowance.store.ts';
import type { ReviewRow } from '../review.store.ts';

type About = Pick<ReviewRow, 'customer_id' | 'product_id'>;

const YEAR_SECONDS = 365 * 86_400;

const refusalOf = ({ customer_id: customer, product_id: product }: About): Allowance => ({
  name: `review-refused:${customer}:${product}`,
  limit: 1,
  seconds: YEAR_SECONDS,
});

/** Before the row says something else, or is gone. */
export async function rememberRefusal(tx: Tx, review: ReviewRow, at: Date): Promise<void> {
  if (review.state === 'refused') await takeAllowance(tx, refusalOf(review), at);
}

/** The store looked at what was written since. */
export const forgetRefusal = (tx: Tx, about: About): Promise<void> =>
  dropAllowance(tx, refusalOf(about).name);

export const wasRefused = async (tx: Tx, about: About, at: Date): Promise<boolean> =>
  (await allowanceLeft(tx, refusalOf(about), at)) === 0;
