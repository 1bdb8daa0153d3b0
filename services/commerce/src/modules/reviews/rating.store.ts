import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

const COLUMNS = ['ones', 'twos', 'threes', 'fours', 'fives'] as const;

/** How often one, two, three, four and five stars were given. */
export async function ratingsOf(db: Database | Tx, productId: number): Promise<readonly number[]> {
  const row = await db
    .selectFrom('review_ratings')
    .select(COLUMNS)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return COLUMNS.map((column) => row?.[column] ?? 0);
}

/** One review more or fewer with so many stars. @param rating 1 to 5 */
export async function countRating(tx: Tx, productId: number, rating: number, by: 1 | -1): Promise<void> {
  const column = COLUMNS[rating - 1];
  if (column === undefined) throw new RangeError(`${String(rating)} is no rating`);
  await tx
    .insertInto('review_ratings')
    .values({ product_id: productId })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .execute();
  await tx
    .updateTable('review_ratings')
    .set({ [column]: sql`${sql.ref(column)} + ${by}` })
    .where('product_id', '=', productId)
    .execute();
}
