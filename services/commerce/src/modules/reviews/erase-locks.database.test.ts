import { expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { vote } from './give-opinion.ts';
import { reviewData } from './personal-data.ts';
import { countRating, ratingsOf } from './rating.store.ts';
import { insertReview } from './review.store.ts';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { isWaitingForRow } from '../../../test-support/lock-waits.fixtures.ts';

const service = ofSuite(() => startService('review_erase_locks', {}, { seeded: 'in part' }));

const AT = new Date('2026-11-20T06:30:00Z');
const SAID = {
  line_id: null,
  rating: 5,
  title: 'Worth it',
  body: 'It shines.',
  locale: 'en',
  author: 'Meera R.',
  state: 'shown',
  decided_at: null,
  replied_at: null,
  created_at: AT,
  changed_at: AT,
} as const;
const account = (email: string): Promise<string> => addAccount(service.db, { email, first_name: 'Meera' });

it('accounts that end at once count their reviews down in one order of designs', async () => {
  const rows = await service.rows<{ product_id: number }>(
    'select product_id from designs order by product_id limit 2',
  );
  const [first = 0, second = 0] = rows.map(({ product_id: id }) => id);
  const email = 'stars@example.in';
  const customerId = await addAccount(service.db, { email, first_name: 'Meera' });
  await service.db.transaction().execute(async (tx) => {
    // The last design was written of first.
    for (const [day, productId] of [second, first].entries()) {
      const written = new Date(AT.getTime() + day * 86_400_000);
      await insertReview(tx, {
        ...SAID,
        id: randomUUID(),
        product_id: productId,
        customer_id: customerId,
        created_at: written,
      });
      await countRating(tx, productId, 5, 1);
      await countRating(tx, productId, 4, 1);
    }
  });
  // As the other account does that wrote of both.
  const { erased } = await service.db.transaction().execute(async (tx) => {
    await countRating(tx, first, 4, -1);
    const ended = service.db
      .transaction()
      .execute(async (other) => reviewData.erase?.(other, customerId, AT));
    await until(() => isWaitingForRow(service), 'the account that ends');
    await countRating(tx, second, 4, -1);
    return { erased: ended };
  });
  await erased;
  expect([await ratingsOf(service.db, first), await ratingsOf(service.db, second)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

it('of an account that ends nobody finds out what helped it', async () => {
  const rows = await service.rows<{ product_id: number }>(
    'select product_id from designs order by product_id desc limit 1',
  );
  const [author, reader] = [await account('author@example.in'), await account('reader@example.in')];
  const id = randomUUID();
  await service.db.transaction().execute(async (tx) => {
    await insertReview(tx, { ...SAID, id, product_id: rows[0]?.product_id ?? 0, customer_id: author });
    await vote(tx, reader, { id, helpful: true });
  });
  await service.db.transaction().execute(async (tx) => reviewData.erase?.(tx, reader, AT));
  const left = await service.pool.query(
    'select helpful, (select count(*)::int from review_votes) as votes from reviews where id = $1',
    [id],
  );
  expect(left.rows).toEqual([{ helpful: 1, votes: 0 }]);
});
