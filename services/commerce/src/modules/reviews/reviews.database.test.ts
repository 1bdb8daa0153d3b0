import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  OwnReview,
  OwnReviewAnswer,
  ReviewPage,
  StaffReview,
  StaffReviews,
} from '@suvarna/contracts/reviews';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { aWaitingOrder } from '../../../test-support/orders/order.fixtures.ts';
import {
  ofSuite,
  CHEAP_PASSWORDS,
  startService,
  type Answer,
} from '../../../test-support/service.fixtures.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { data, met } from '../../../test-support/answers.fixtures.ts';

const API = '/api/customer_reviews_ratings/reviews';
const STAFF = 's'.repeat(40);
const PASSWORD = 'Stars#2026-pass';
const service = ofSuite(() => startService('reviews', { STAFF_ADMIN_TOKEN: STAFF }, { seeded: 'in part' }));
let hash: string;
let designs: readonly { readonly product_id: number; readonly design_code: string }[];
let next = 0;

beforeAll(async () => {
  hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
  const rows = await service.rows<(typeof designs)[number]>(
    'select product_id, design_code from designs order by product_id limit 80',
  );
  designs = rows;
});

/** A design that no other test says anything about. */
function aDesign() {
  const design = designs[(next += 1)];
  if (design === undefined) throw new Error('there are no more designs');
  return { ...design, sku: `${design.design_code}-18Y` };
}

async function customer(first = 'Meera'): Promise<string> {
  const email = `stars-${randomUUID().slice(0, 8)}@example.in`;
  await addAccount(service.db, {
    email,
    password_hash: hash,
    first_name: first,
    email_verified_at: new Date(),
  });
  return await service.signedIn({ email, password: PASSWORD });
}

/** One after the other: passwords are checked by few hands. */
async function customers(many: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < many) tokens.push(await customer());
  return tokens;
}

async function delivered(token: string, productId: number): Promise<void> {
  const orderNo = await aWaitingOrder(service, token);
  await service.pool.query('update order_lines set product_id = $2 where order_no = $1', [
    orderNo,
    productId,
  ]);
  await service.pool.query('update orders set delivered_at = now() where order_no = $1', [orderNo]);
}

const SAID = { rating: 5, title: 'Worth it', text: 'It shines, and it fits.' };
const add = (sku: string, token: string, said: object = {}): Promise<Answer> =>
  service.post(`${API}/add/`, { sku, ...SAID, ...said }, { token });
const list = async (sku: string, more = ''): Promise<ReviewPage> =>
  data(ReviewPage, await service.get(`${API}/?sku=${sku}${more}`));
const staff = (path: string, body: object): Promise<Answer> =>
  service.post(`/staff/review/${path}/`, body, { token: STAFF });

describe('a review', () => {
  it('of a piece that was delivered is shown at once, with the figures', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    expect(
      data(OwnReviewAnswer, await service.get(`${API}/own/?product_id=${product_id}`, { token })),
    ).toEqual({ bought: true, review: null });
    const mine = data(OwnReview, await add(sku, token, { title: '  Worth   it ', rating: 4 }));
    expect(mine).toMatchObject({ state: 'shown', bought: true, title: 'Worth it', author: 'Meera R.' });
    const page = await list(sku);
    expect(page).toMatchObject({
      product_id,
      summary: { count: 1, average_tenths: 40, stars: [0, 0, 0, 1, 0] },
      count: 1,
    });
    expect(page.results.map(({ review_id }) => review_id)).toEqual([mine.review_id]);
    // By the number of the design, too: pages ask like that.
    expect(data(ReviewPage, await service.get(`${API}/?product_id=${product_id}`)).count).toBe(1);
  });

  it('of a customer who did not get a piece waits until the store has looked', async () => {
    const { sku } = aDesign();
    const mine = data(OwnReview, await add(sku, await customer()));
    expect(mine).toMatchObject({ state: 'waiting', bought: false });
    expect(await list(sku)).toMatchObject({ summary: { count: 0 }, results: [], count: 0 });
    const queue = data(StaffReviews, await service.get('/staff/review/list/?of=waiting', { token: STAFF }));
    const waiting = queue.results.find(({ review_id }) => review_id === mine.review_id);
    const { review_id, version = 0 } = waiting ?? {};
    const decision = { review_id, decision: 'shown', decided_by: 'Kavya' };
    expect(await met(staff('moderate', { ...decision, version: version + 1 }))).toBe('409 REVIEW.CHANGED');
    expect(await met(staff('moderate', { ...decision, version, decision: 'refused' }))).toBe(
      '400 REVIEW.REASON_REQUIRED',
    );
    expect(data(StaffReview, await staff('moderate', { ...decision, version }))).toMatchObject({
      state: 'shown',
      decided_by: 'Kavya',
    });
    expect(await list(sku)).toMatchObject({ summary: { count: 1 }, results: [{ bought: false }] });
  });

  it('with an address in it waits although a piece was delivered', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const mine = data(OwnReview, await add(sku, token, { text: 'Half the price at gold.example.com' }));
    expect(mine).toMatchObject({ state: 'waiting', bought: true, reason: '' });
    // Said again in better words it is shown.
    const anew = data(OwnReview, await add(sku, token, { version: mine.version }));
    expect(anew).toMatchObject({ state: 'shown', review_id: mine.review_id, version: mine.version + 1 });
  });

  it('of what was never delivered may be written of twenty designs a day', async () => {
    const token = await customer();
    const answers: Answer[] = [];
    for (let each = 0; each < 21; each += 1) answers.push(await add(aDesign().sku, token));
    expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
    expect(await met(answers[20] as Answer)).toBe('429 REQUEST.TOO_MANY');
    // What was delivered is another matter.
    const { sku, product_id } = aDesign();
    await delivered(token, product_id);
    expect((await add(sku, token)).status).toBe(200);
  });

  it('that was refused is not shown again before the store has looked, however often it is written again', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const decide = ({ review_id, version }: OwnReview, decision: 'shown' | 'refused') =>
      staff('moderate', { review_id, version, decision, reason: 'Untrue', decided_by: 'Kavya' });
    await decide(data(OwnReview, await add(sku, token)), 'refused');
    const { review: refused } = data(
      OwnReviewAnswer,
      await service.get(`${API}/own/?product_id=${product_id}`, { token }),
    );
    const again = data(OwnReview, await add(sku, token, { version: refused?.version }));
    const twice = data(OwnReview, await add(sku, token, { version: again.version }));
    expect([again.state, twice.state]).toEqual(['waiting', 'waiting']);
    // Nor by taking it away and writing it for the first time.
    await decide(twice, 'refused');
    await service.post(`${API}/delete/`, { review_id: twice.review_id }, { token });
    const first = data(OwnReview, await add(sku, token));
    expect(first.state).toBe('waiting');
    // The store looked, and it is as good as any.
    const shown = data(StaffReview, await decide(first, 'shown'));
    expect(data(OwnReview, await add(sku, token, { version: shown.version })).state).toBe('shown');
  });

  it.each([
    [{ title: ' ' }, '/title'],
    [{ title: 'x'.repeat(81) }, '/title'],
    [{ text: 'too short' }, '/text'],
    [{ text: 'x'.repeat(2_001) }, '/text'],
    [{ rating: 6 }, '/rating'],
    [{ rating: 4.5 }, '/rating'],
  ])('is refused for %j, and says where', async (said, field) => {
    const { sku } = aDesign();
    const answer = await add(sku, await customer(), said);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
      400,
      'REQUEST.INVALID',
      [field],
    ]);
  });

  it('of nothing that is sold is refused', async () => {
    expect(await met(add('RG99999-18Y', await customer()))).toBe('404 CATALOGUE.PRODUCT_NOT_FOUND');
  });

  it('is one for each customer, whichever of two tabs was first', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const answers = await Promise.all([1, 2, 3, 4].map((rating) => add(sku, token, { rating })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    const won = data(OwnReview, answers.find(({ status }) => status === 200) as Answer);
    expect((await list(sku)).summary).toMatchObject({ count: 1, average_tenths: won.rating * 10 });
    // The others are told what is there, and go on from that.
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'REVIEW.CHANGED', data: { review_id: won.review_id } });
  });

  it('of another customer cannot be deleted, and one’s own goes with its stars', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const { review_id } = data(OwnReview, await add(sku, token));
    const remove = (as: string) => service.post(`${API}/delete/`, { review_id }, { token: as });
    expect(await met(remove(await customer()))).toBe('404 REVIEW.NOT_FOUND');
    expect((await remove(token)).status).toBe(200);
    expect(await list(sku)).toMatchObject({ summary: { count: 0, average_tenths: 0 }, results: [] });
  });

  it('is answered by the store, and the answer goes when the words change', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const { review_id, version: seen } = data(OwnReview, await add(sku, token));
    const replied = { review_id, version: seen, reply: 'Thank you!', replied_by: 'Kavya' };
    const { version } = data(StaffReview, await staff('reply', replied));
    expect((await list(sku)).results).toMatchObject([{ reply: 'Thank you!' }]);
    data(OwnReview, await add(sku, token, { version, title: 'Not worth it', rating: 2 }));
    expect((await list(sku)).results).toMatchObject([{ reply: '', replied_at: '', rating: 2 }]);
    // Thanks for a praise that is none any more would be read below it.
    expect(await met(staff('reply', { ...replied, version }))).toBe('409 REVIEW.CHANGED');
    expect((await list(sku)).results).toMatchObject([{ reply: '', rating: 2 }]);
  });
});

describe('what readers say about a review', () => {
  it('counts once for each of them, however often they press', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const { review_id } = data(OwnReview, await add(sku, token));
    const helpful = (as: string, is = true) =>
      service.post(`${API}/helpful/`, { review_id, helpful: is }, { token: as });
    const readers = await customers(5);
    const presses = await Promise.all(readers.flatMap((reader) => [helpful(reader), helpful(reader)]));
    expect(presses.every(({ status }) => status === 200)).toBe(true);
    expect((await list(sku)).results).toMatchObject([{ helpful: 5 }]);
    await helpful(readers[0] ?? '', false);
    await helpful(readers[0] ?? '', false);
    expect((await list(sku)).results).toMatchObject([{ helpful: 4 }]);
    expect(await met(helpful(token))).toBe('409 REVIEW.OWN');
    expect(await met(helpful(await service.guest()))).toBe('401 SESSION.TOKEN_MISSING');
  });

  it('brings it to the store’s people and takes nothing away until they looked', async () => {
    const { sku, product_id } = aDesign();
    const token = await customer();
    await delivered(token, product_id);
    const { review_id, version } = data(OwnReview, await add(sku, token));
    const readers = await customers(3);
    for (const reader of [...readers, ...readers])
      await service.post(`${API}/report/`, { review_id, reason: 'untrue' }, { token: reader });
    expect((await list(sku)).count).toBe(1);
    const queue = data(StaffReviews, await service.get('/staff/review/list/?of=reported', { token: STAFF }));
    expect(queue.results.find((each) => each.review_id === review_id)).toMatchObject({
      reports: 3,
      reported: { untrue: 3 },
    });
    await staff('moderate', {
      review_id,
      version,
      decision: 'refused',
      reason: 'Untrue',
      decided_by: 'Kavya',
    });
    expect(await list(sku)).toMatchObject({ summary: { count: 0 }, count: 0 });
    expect(
      data(OwnReviewAnswer, await service.get(`${API}/own/?product_id=${product_id}`, { token })).review,
    ).toMatchObject({ state: 'refused', reason: 'Untrue' });
    const again = await service.post(`${API}/report/`, { review_id, reason: 'abuse' }, { token: readers[0] });
    expect(await met(again)).toBe('404 REVIEW.NOT_FOUND');
  });
});

describe('many reviews', () => {
  it('stand on one page each, in every order and under every filter', async () => {
    const { sku, product_id } = aDesign();
    await service.pool.query(
      `with people as (
         insert into customers (id, email, password_hash, first_name, last_name, phone_no)
         select gen_random_uuid(), 'many-' || n || '@example.in', $1, 'Asha', 'Rao', '' from generate_series(1, 57) n
         returning id)
       insert into reviews (id, product_id, customer_id, rating, title, body, locale, author, state, helpful, created_at, changed_at)
       select gen_random_uuid(), $2, id, 1 + (row_number() over ())::int % 5, 'T', 'A review of ten letters',
              case when (row_number() over ()) % 3 = 0 then 'hi' else 'en' end, 'Asha R.', 'shown',
              (row_number() over ())::int % 4, now(), now() from people`,
      [hash, product_id],
    );
    await service.pool.query(
      `insert into review_ratings select product_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
         count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)
       from reviews where product_id = $1 group by product_id`,
      [product_id],
    );
    const all = async (more: string): Promise<string[]> => {
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const { results, count } = await list(sku, `${more}&page=${page}`);
        found.push(...results.map(({ review_id }) => review_id));
        if (results.length === 0) {
          expect(found.length).toBe(count);
          return found;
        }
      }
    };
    for (const sort of ['helpful', 'latest', 'highest', 'lowest'])
      expect(new Set(await all(`&sort=${sort}`)).size).toBe(57);
    expect((await all('&locale=hi')).length).toBe(19);
    expect((await all('&rating=3')).length).toBe((await list(sku)).summary.stars[2]);
    expect(await all('&bought=true')).toEqual([]);
  });

  it('are counted as a model counts them, whatever is written, decided and deleted', async () => {
    const { sku, product_id } = aDesign();
    const people = await customers(3);
    for (const person of people.slice(0, 2)) await delivered(person, product_id);
    const step = fc.record({
      who: fc.integer({ min: 0, max: 2 }),
      what: fc.constantFrom('write', 'write', 'delete', 'show', 'refuse'),
      rating: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const model: ({ rating: number; shown: boolean } | undefined)[] = [];
        // A customer whose words were refused waits until the store showed others.
        const refused = new Set<number>();
        for (const { who, what, rating } of steps) {
          const token = people[who] ?? '';
          const { review } = data(
            OwnReviewAnswer,
            await service.get(`${API}/own/?product_id=${product_id}`, { token }),
          );
          if (what === 'write') {
            await add(sku, token, { rating, ...(review && { version: review.version }) });
            model[who] = { rating, shown: who < 2 && !refused.has(who) };
          } else if (review !== null && what === 'delete') {
            await service.post(`${API}/delete/`, { review_id: review.review_id }, { token });
            model[who] = undefined;
          } else if (review !== null) {
            await staff('moderate', {
              review_id: review.review_id,
              version: review.version,
              decision: what === 'show' ? 'shown' : 'refused',
              reason: 'A reason',
              decided_by: 'Kavya',
            });
            model[who] = { rating: review.rating, shown: what === 'show' };
            if (what === 'show') refused.delete(who);
            else refused.add(who);
          }
        }
        const shown = model.flatMap((each) => (each?.shown === true ? [each.rating] : []));
        const { summary, results } = await list(sku, '&sort=lowest');
        expect(results.map((each) => each.rating)).toEqual(shown.toSorted((one, other) => one - other));
        expect(summary.stars).toEqual([1, 2, 3, 4, 5].map((n) => shown.filter((each) => each === n).length));
        // The next run begins with nothing.
        for (const token of people) {
          const { review } = data(
            OwnReviewAnswer,
            await service.get(`${API}/own/?product_id=${product_id}`, { token }),
          );
          if (review !== null)
            await service.post(`${API}/delete/`, { review_id: review.review_id }, { token });
        }
        await service.pool.query(`delete from allowances where name like 'review-refused:%'`);
      }),
      { numRuns: 8 },
    );
  });
});
