import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Locale } from '@suvarna/contracts/locale';
import type { ReviewSort } from '@suvarna/contracts/reviews';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type ReviewRow = Selectable<Tables['reviews']>;
export type NewReview = Insertable<Tables['reviews']>;

/** Which of the shown reviews of a design a reader wants to read. */
export interface Asked {
  readonly productId: number;
  readonly rating?: number | undefined;
  readonly bought?: boolean | undefined;
  readonly locale?: Locale | undefined;
}

export interface Part {
  readonly sort: ReviewSort;
  readonly limit: number;
  readonly offset: number;
}

function askedOf(db: Database | Tx, { productId, rating, bought, locale }: Asked) {
  let query = db.selectFrom('reviews').where('product_id', '=', productId).where('state', '=', 'shown');
  if (rating !== undefined) query = query.where('rating', '=', rating);
  if (bought === true) query = query.where('line_id', 'is not', null);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  return query;
}

/** The id ends each order: no review stands on two pages, and none on none. */
function sorted<Row>(query: SelectQueryBuilder<Tables, 'reviews', Row>, sort: ReviewSort) {
  const first = {
    helpful: () => query.orderBy('helpful', 'desc'),
    latest: () => query,
    highest: () => query.orderBy('rating', 'desc'),
    lowest: () => query.orderBy('rating', 'asc'),
  }[sort]();
  return first.orderBy('created_at', 'desc').orderBy('id');
}

export function shownReviews(db: Database | Tx, asked: Asked, { sort, limit, offset }: Part) {
  return sorted(askedOf(db, asked).selectAll(), sort).limit(limit).offset(offset).execute();
}

export async function countShown(db: Database | Tx, asked: Asked): Promise<number> {
  const { count } = await askedOf(db, asked)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether figures of a design hold reviews that no customer wrote. */
export async function hasDemo(db: Database | Tx, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('product_id', '=', productId)
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Held until the transaction ends. */
export function demoReviews(tx: Tx): Promise<ReviewRow[]> {
  return tx.selectFrom('reviews').selectAll().where('demo', '=', true).orderBy('id').forUpdate().execute();
}

/** Of each design the review that helped most; none of those without reviews. */
export async function mostHelpfulOf(
  db: Database | Tx,
  productIds: readonly number[],
): Promise<readonly ReviewRow[]> {
  const found = await Promise.all(
    // One short look into the index of each: together they would be sorted.
    productIds.map((productId) => shownReviews(db, { productId }, { sort: 'helpful', limit: 1, offset: 0 })),
  );
  return found.flat();
}

/** Held until the transaction ends: transactions that change it or count for it come one after the other. */
export function lockReview(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  return tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function ownReview(
  db: Database | Tx,
  customerId: string,
  productId: number,
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/** `undefined` when this customer said something about this design at the same moment. */
export function insertReview(tx: Tx, review: NewReview): Promise<ReviewRow | undefined> {
  return tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

type Changes = Partial<Omit<ReviewRow, 'id' | 'product_id' | 'customer_id' | 'version' | 'created_at'>>;

/** The caller holds the row. */
export function updateReview(tx: Tx, id: string, changes: Changes): Promise<ReviewRow> {
  return tx
    .updateTable('reviews')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is counted changes nothing that anybody looked at: the version stays. The caller holds the row. */
export async function countFor(tx: Tx, id: string, count: { helpful?: number; reports?: number }) {
  await tx
    .updateTable('reviews')
    .set({
      helpful: sql<number>`helpful + ${count.helpful ?? 0}`,
      reports: sql<number>`reports + ${count.reports ?? 0}`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

export async function reviewsOfCustomer(tx: Tx, customerId: string): Promise<readonly ReviewRow[]> {
  return tx
    .selectFrom('reviews')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
