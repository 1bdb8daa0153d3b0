import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReviewPage } from '@suvarna/contracts/reviews';
import Fastify, { type FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';
import { snapshotNow } from '../../catalogue/index.ts';
import { similarRows } from '../../catalogue/product/similar.ts';
import { dropDemoReviews, makeDemoReviews } from './demo-reviews.ts';
import { DEMO_TEXTS } from './texts.ts';

let service: Service;
let popular: number;
let imaging = '';
let drawing: FastifyInstance;
const at = new Date('2026-11-26T06:00:00Z');

beforeAll(async () => {
  service = await startService('demo_reviews', {}, { seeded: 'in part' });
  const rows = await service.rows<{ product_id: number }>(
    'select product_id from designs order by popularity desc, product_id limit 1',
  );
  popular = rows[0]?.product_id ?? 0;
  // An image service that has the pictures of all designs but one.
  drawing = Fastify();
  drawing.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  drawing.get<{ Params: { id: string } }>('/media/designs/:id/*', async ({ params }, reply) =>
    reply
      .header('x-picture', Number(params.id) === popular ? 'final' : 'none')
      .type('image/jpeg')
      .send(Buffer.alloc(200, 7)),
  );
  drawing.post('/photos', async (request, reply) =>
    reply.headers({ 'x-width': '515', 'x-height': '515' }).type('image/jpeg').send(request.body),
  );
  imaging = await drawing.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([service.stop(), drawing.close()]));

const read = async (productId: number, more = ''): Promise<ReviewPage> => {
  const { status, body } = await service.get(
    `/api/customer_reviews_ratings/reviews/?product_id=${String(productId)}${more}`,
  );
  expect(status).toBe(200);
  return Value.Parse(ReviewPage, body.data);
};
const sums = async () =>
  (
    await service.rows<{
      reviews: number;
      stars: number;
    }>(`select (select count(*)::int from reviews where state = 'shown') as reviews,
        (select coalesce(sum(ones + twos + threes + fours + fives), 0)::int from review_ratings) as stars`)
  )[0];

describe('demo reviews', () => {
  it('are there when an operator asks for them, once, and say what they are', async () => {
    const made = await makeDemoReviews(service.db, at, service.app.deps.catalogue, imaging);
    expect(made).toBeGreaterThan(40);
    expect(await makeDemoReviews(service.db, at, service.app.deps.catalogue, imaging)).toBe(0);
    expect(await sums()).toEqual({ reviews: made, stars: made });
    const page = await read(popular);
    expect(page.demo).toBe(true);
    expect(page.results.map(({ demo, bought, author }) => [demo, bought, author])).toEqual(
      page.results.map(() => [true, false, 'Demo']),
    );
    // The first has a photograph: the picture that the store draws itself.
    const photos = page.results.flatMap((review) => review.photos ?? []);
    expect(photos.map(({ width, height }) => [width, height])).toEqual([[515, 515]]);
    const { statusCode, headers } = await service.file(
      `/api/customer_reviews_ratings/reviews/photo/?photo_id=${photos[0]?.photo_id ?? ''}`,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const { body } of DEMO_TEXTS) expect(body).toMatch(/sample review|नमूना समीक्षा/);
  });

  it('stand in, marked, for a design like theirs, when its page asks for that', async () => {
    const snapshot = snapshotNow(service.app.deps.catalogue);
    const design = snapshot.byId.get(popular);
    // Somebody who is like it and has none of its own.
    const rows = await service.rows<{ product_id: number }>('select product_id from review_ratings');
    const rated = new Set(rows.map(({ product_id: id }) => id));
    const like = (id: number): number[] =>
      similarRows(snapshot.index, { design: snapshot.byId.get(id) }, 12).map(
        (row) => snapshot.index.rows[row]?.design.product_id ?? 0,
      );
    const lone = like(popular).find((id) => !rated.has(id) && like(id).includes(popular));
    if (design === undefined || lone === undefined) throw new Error('no design like it');
    const page = await read(lone, '&similar=true');
    expect(page.summary.count).toBe(0);
    const said = page.similar?.find(({ product_id: id }) => id === popular);
    expect(said).toMatchObject({ product_title: design.title, review: { demo: true } });
    expect(page.similar?.length).toBeLessThanOrEqual(3);
    expect((await read(lone)).similar).toBeUndefined();
  });

  it('leave nothing behind when they go', async () => {
    await dropDemoReviews(service.db);
    expect(await sums()).toEqual({ reviews: 0, stars: 0 });
    expect((await read(popular)).demo).toBeUndefined();
    expect(await dropDemoReviews(service.db)).toBe(0);
  });
});
