import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnReview, ReviewPage, StaffReview } from '@suvarna/contracts/reviews';
import { listenAt } from '@suvarna/testing/local-server';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Value } from 'typebox/value';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { startService, type Answer, type Service } from '../../../test-support/service.fixtures.ts';
import { reviewData } from './personal-data.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const API = '/api/customer_reviews_ratings/reviews';
const STAFF = 's'.repeat(40);
/** What the image service makes of anything that begins like a JPEG. */
const DRAWN = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 7)]);
const photo = (bytes = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])) => ({
  media_type: 'image/jpeg' as const,
  data: bytes.toString('base64'),
});

let service: Service;
let imaging: Server;
let seen: Buffer[] = [];
let status = 200;
let sku: string;
let productId: number;

beforeAll(async () => {
  imaging = createServer((request, answer) => {
    void buffer(request).then((bytes) => {
      seen.push(bytes);
      const good = status === 200 && bytes[0] === 0xff;
      answer.writeHead(good ? 200 : status === 200 ? 422 : status, {
        'content-type': 'image/jpeg',
        'x-width': '400',
        'x-height': '300',
      });
      answer.end(good ? DRAWN : '');
    });
  });
  service = await startService(
    'review_photos',
    { STAFF_ADMIN_TOKEN: STAFF, IMAGING_URL: await listenAt(imaging) },
    { seeded: 'in part' },
  );
  const rows = await service.rows<{ product_id: number; design_code: string }>(
    'select product_id, design_code from designs order by product_id limit 1',
  );
  productId = rows[0]?.product_id ?? 0;
  sku = `${rows[0]?.design_code ?? ''}-18Y`;
});
afterAll(async () => {
  await service.stop();
  imaging.close();
});

async function customer(): Promise<string> {
  const [email, password] = [`photo-${randomUUID().slice(0, 8)}@example.in`, 'Photos#2026-pass'];
  await addAccount(service.db, { email, password, email_verified_at: new Date() });
  return await service.signedIn({ email, password });
}
const add = (token: string, more: object): Promise<Answer> =>
  service.post(
    `${API}/add/`,
    { sku, rating: 5, title: 'Worth it', text: 'It shines, and it fits.', ...more },
    { token },
  );
const own = ({ status: code, body }: Answer) => {
  expect([code, body.code]).toEqual([200, undefined]);
  return Value.Parse(OwnReview, body.data);
};
const idsOf = ({ photos = [] }: OwnReview) => photos.map(({ photo_id: id }) => id);
/** A file, which is no envelope. */
const fileAt = async (url: string, token?: string) => {
  const { statusCode, headers } = await service.app.http.inject({
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers };
};
const file = (id: string | undefined) => fileAt(`${API}/photo/?photo_id=${id ?? ''}`);
const show = async ({ review_id, version }: OwnReview): Promise<StaffReview> =>
  Value.Parse(
    StaffReview,
    await service.send(
      '/staff/review/moderate/',
      { review_id, version, decision: 'shown', decided_by: 'Kavya' },
      { token: STAFF },
    ),
  );

describe('photos of a review', () => {
  it('are kept as they were drawn again, and shown when the store has looked', async () => {
    seen = [];
    const token = await customer();
    const written = own(await add(token, { photos: [photo()] }));
    expect(written).toMatchObject({ state: 'waiting', photos: [{ width: 400, height: 300 }] });
    expect(seen).toEqual([Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])]);
    const [id] = idsOf(written);
    expect((await file(id)).status).toBe(404);
    const looked = await fileAt(`/staff/review/photo/?photo_id=${id ?? ''}`, STAFF);
    expect([looked.status, looked.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await show(written)).photos).toHaveLength(1);
    const shown = await file(id);
    expect([shown.status, shown.headers]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': String(DRAWN.length),
      },
    ]);
    const { results } = Value.Parse(ReviewPage, await service.read(`${API}/?sku=${sku}`));
    expect(results.flatMap(({ photos = [] }) => photos)).toEqual([{ photo_id: id, width: 400, height: 300 }]);
    await service.send(`${API}/delete/`, { review_id: written.review_id }, { token });
    expect((await file(id)).status).toBe(404);
  });

  it('stay or go as their author says when the review is written again, and new ones wait again', async () => {
    const token = await customer();
    const first = own(await add(token, { photos: [photo(), photo()] }));
    const [one, two] = idsOf(first);
    const { version } = await show(first);
    // Another customer's is no photo of this review, and stays where it is.
    const [foreign] = idsOf(own(await add(await customer(), { photos: [photo()] })));
    const second = own(await add(token, { version, photos: [photo()], kept_photos: [two, foreign] }));
    expect([idsOf(second).length, idsOf(second).includes(two ?? ''), second.state]).toEqual([
      2,
      true,
      'waiting',
    ]);
    expect(idsOf(second)).not.toContain(one);
    const { status: left } = await fileAt(`/staff/review/photo/?photo_id=${foreign ?? ''}`, STAFF);
    expect([left, idsOf(second).includes(foreign ?? '')]).toEqual([200, false]);
    // The store has not looked at the one that stays either.
    const third = own(await add(token, { version: second.version, kept_photos: idsOf(second) }));
    expect(third).toMatchObject({ state: 'waiting' });
    const fourth = own(await add(token, { version: third.version }));
    expect(idsOf(fourth)).toEqual([]);
  });

  it.each([
    ['no picture', [photo(Buffer.from('<svg onload="alert(1)"/>'))], 400, 'REVIEW.PHOTO_INVALID'],
    ['no base64', [{ media_type: 'image/jpeg', data: '<<<<' }], 400, 'REVIEW.PHOTO_INVALID'],
    ['another type', [{ ...photo(), media_type: 'image/svg+xml' }], 400, 'REQUEST.INVALID'],
    ['too many', [photo(), photo(), photo(), photo()], 400, 'REQUEST.INVALID'],
    ['one too large', [photo(Buffer.alloc(120_000, 255))], 400, 'REQUEST.INVALID'],
  ])('that are %s are refused with the whole review', async (_what, photos, code, name) => {
    const token = await customer();
    const refused = await add(token, { photos });
    expect([refused.status, refused.body.code]).toEqual([code, name]);
    const mine = await service.get(`${API}/own/?product_id=${String(productId)}`, { token });
    expect(mine.body.data).toMatchObject({ review: null });
  });

  it('are asked for again later while no service draws', async () => {
    status = 503;
    try {
      const refused = await add(await customer(), { photos: [photo()] });
      expect(await met(refused)).toBe('503 SERVICE.UNAVAILABLE');
    } finally {
      status = 200;
    }
  });

  it('are drawn once for a key, and the kept answer needs no service that draws', async () => {
    const token = await customer();
    const key = randomUUID();
    const send = () =>
      service.post(
        `${API}/add/`,
        { sku, rating: 5, title: 'Worth it', text: 'It shines, and it fits.', photos: [photo()] },
        { token, headers: { 'idempotency-key': key } },
      );
    seen = [];
    const first = own(await send());
    status = 503;
    try {
      expect(own(await send())).toEqual(first);
    } finally {
      status = 200;
    }
    expect(seen).toHaveLength(1);
  });

  it('are drawn for a customer so often an hour, and not beyond', async () => {
    const token = await customer();
    let version = 0;
    for (let count = 0; count < 20; count += 1)
      version = own(await add(token, { version, photos: [photo()] })).version;
    seen = [];
    const refused = await add(token, { version, photos: [photo()] });
    expect([refused.status, refused.body.code, seen.length]).toEqual([429, 'REQUEST.TOO_MANY', 0]);
    // Words alone cost no caller anything.
    own(await add(token, { version }));
  });

  it('that are kept stay before those that come', async () => {
    const token = await customer();
    const first = own(await add(token, { photos: [photo(), photo(), photo()] }));
    const [, two, three] = idsOf(first);
    const second = own(
      await add(token, { version: first.version, photos: [photo()], kept_photos: [two, three] }),
    );
    expect(idsOf(second).slice(0, 2)).toEqual([two, three]);
    expect(idsOf(second)).toHaveLength(3);
  });

  it('come with the copy of what the store knows of a customer', async () => {
    const token = await customer();
    const { review_id } = own(await add(token, { photos: [photo()] }));
    const rows = await service.rows<{ customer_id: string }>(
      'select customer_id from reviews where id = $1',
      [review_id],
    );
    const id = rows[0]?.customer_id ?? '';
    const told = await service.db.transaction().execute(async (tx) => reviewData.collect?.(tx, id));
    expect(told).toMatchObject({ reviews: [{ photos: [DRAWN.toString('base64')] }] });
  });
});
