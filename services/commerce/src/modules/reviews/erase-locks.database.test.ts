import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { addCustomer, findCustomerByEmail } from '../identity/records/customer.store.ts';
import { vote } from './give-opinion.ts';
import { reviewData } from './personal-data.ts';
import { countRating, ratingsOf } from './rating.store.ts';
import { insertReview } from './review.store.ts';

let service: Service;
beforeAll(async () => {
  service = await startService('review_erase_locks', {}, { seeded: 'in part' });
});
afterAll(() => service.stop());

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
async function account(email: string): Promise<string> {
  await addCustomer(service.db, {
    email,
    password_hash: null,
    first_name: 'Meera',
    last_name: 'Rao',
    phone_no: '',
  });
  return (await findCustomerByEmail(service.db, email))?.id ?? '';
}
const isWaiting = async (): Promise<boolean> =>
  (
    await service.pool.query(
      `select from pg_locks where not granted and locktype = 'transactionid' and pid in (
         select pid from pg_stat_activity where datname = current_database())`,
    )
  ).rowCount === 1;

it('accounts that end at once count their reviews down in one order of designs', async () => {
  const { rows } = await service.pool.query<{ product_id: number }>(
    'select product_id from designs order by product_id limit 2',
  );
  const [first = 0, second = 0] = rows.map(({ product_id: id }) => id);
  const email = 'stars@example.in';
  await addCustomer(service.db, {
    email,
    password_hash: null,
    first_name: 'Meera',
    last_name: 'Rao',
    phone_no: '',
  });
  const customerId = (await findCustomerByEmail(service.db, email))?.id ?? '';
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
    await until(isWaiting, 'the account that ends');
    await countRating(tx, second, 4, -1);
    return { erased: ended };
  });
  await erased;
  expect([await ratingsOf(service.db, first), await ratingsOf(service.db, second)]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

it('of an account that ends no reader finds out what helped it', async () => {
  const { rows } = await service.pool.query<{ product_id: number }>(
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
