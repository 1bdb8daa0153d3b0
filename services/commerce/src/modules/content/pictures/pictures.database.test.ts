import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddedPicture, ALT_MAX, BlogList, BlogPost, ShopDocument } from '@suvarna/contracts/content';
import { HOSTILE_FILES } from '@suvarna/testing/hostile-files';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { STAFF_ENV } from '../../../../test-support/authorisation/principals.fixtures.ts';
import { startImaging } from '../../../../test-support/imaging.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { data, met } from '../../../../test-support/answers.fixtures.ts';

const STAFF = STAFF_ENV.STAFF_ADMIN_TOKEN;
const VIEWER = STAFF_ENV.STAFF_VIEW_TOKEN;
const DESIGN = 101_081;
const UNKNOWN = `12x8-${'0'.repeat(32)}`;

let service: Service;
let imaging: Awaited<ReturnType<typeof startImaging>>;
beforeAll(async () => {
  imaging = await startImaging();
  service = await startService(
    'content_pictures',
    { ...STAFF_ENV, IMAGING_URL: imaging.url },
    { seeded: 'in part' },
  );
});
afterAll(async () => {
  await service.stop();
  await imaging.stop();
});

/** A PNG of one colour, with a text chunk that says where it was taken. */
function png(width: number, height: number, words = 'GPS 12.97 77.59'): Buffer {
  const table = Array.from({ length: 256 }, (_, at) => {
    let value = at;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(
      (body.reduce((crc, byte) => (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) ^
        0xffffffff) >>>
        0,
    );
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3), 0xb0);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\u0000${words}`, 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const send = (bytes: Buffer, { token = STAFF, key = `key-${randomUUID()}` } = {}): Promise<Answer> =>
  service.post(
    '/staff/content/picture/add/',
    { media_type: 'image/png', data: bytes.toString('base64'), why: 'For an article', added_by: 'Kavya' },
    { token, headers: { 'idempotency-key': key } },
  );
const file = (name: string) => service.app.http.inject({ url: `/api/content/picture/?name=${name}` });
const save = (slug: string, en: string, hi = en): Promise<Answer> =>
  service.post(
    '/staff/content/save/',
    {
      kind: 'blog',
      slug,
      edition: 0,
      texts: {
        en: { title: 'A title', lead: 'A lead.', body: en },
        hi: { title: 'शीर्षक', lead: 'एक पंक्ति।', body: hi },
      },
      why: 'It was missing',
      saved_by: 'Kavya',
    },
    { token: STAFF },
  );

describe('a picture that is sent', () => {
  it('is kept as it was drawn again, and served as a picture that may be kept for good', async () => {
    const { name, width, height } = data(AddedPicture, await send(png(1_600, 400)));
    expect([name.split('-')[0], width, height]).toEqual(['1200x300', 1_200, 300]);
    const { statusCode, headers, rawPayload } = await file(name);
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    ]);
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(rawPayload.includes('GPS')).toBe(false);
    // The same one again, by whom ever, is the same.
    expect(data(AddedPicture, await send(png(1_600, 400, 'taken elsewhere'))).name).toBe(name);
    const rows = await service.rows('select added_by, why from content_pictures where name = $1', [name]);
    expect(rows).toEqual([{ added_by: 'Kavya', why: 'For an article' }]);
    for (const change of ['update content_pictures set why = why', 'delete from content_pictures'])
      await expect(service.pool.query(change)).rejects.toThrow('permission denied');
  });

  it.each(Object.entries(HOSTILE_FILES))('is refused when it is %s', async (what, bytes) => {
    const code = what.startsWith('a bomb') ? 'CONTENT.PICTURE_TOO_LARGE' : 'CONTENT.PICTURE_INVALID';
    expect(await met(send(bytes))).toBe(`400 ${code}`);
  });

  it('is refused when it is too large, no base64, of no editor, or nobody draws', async () => {
    const rows = await service.rows('select from content_pictures');
    expect(await met(send(Buffer.alloc(310_000, 255)))).toBe('400 REQUEST.INVALID');
    expect((await send(Buffer.alloc(600_000, 255))).status).toBe(413);
    expect((await send(png(10, 10), { token: VIEWER })).status).toBe(404);
    const typed = await service.post(
      '/staff/content/picture/add/',
      { media_type: 'image/png', data: '<svg/>', why: 'x', added_by: 'x' },
      { token: STAFF },
    );
    expect(await met(typed)).toBe('400 CONTENT.PICTURE_INVALID');
    expect(await service.rows('select from content_pictures')).toHaveLength(rows.length);
    for (const name of [UNKNOWN, '../etc', '0x8-1'])
      expect([400, 404]).toContain((await file(name)).statusCode);
  });

  it('is drawn once for a key', async () => {
    const key = randomUUID();
    const first = await send(png(20, 10), { key });
    expect((await send(png(20, 10), { key })).body.data).toEqual(first.body.data);
    expect(await met(send(png(20, 11), { key }))).toBe('422 REQUEST.IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a text with pictures', () => {
  it('is previewed and shown with them, each with its words, its size and where it leads', async () => {
    const { name } = data(AddedPicture, await send(png(60, 40)));
    const body = (ring: string, bowl: string) =>
      `Words.\n\n## Part\n\n![${bowl}](picture:${name})\n\n![${ring}](design:${String(DESIGN)})\n\nMore.`;
    const saved = await save('pictured', body('A ring', 'A *bowl*'), body('अंगूठी', 'कटोरा'));
    expect(await met(saved)).toBe('200');
    const preview = data(
      ShopDocument,
      await service.get('/staff/content/preview/?kind=blog&slug=pictured&lang=hi', { token: VIEWER }),
    );
    const sent = { src: `/api/content/picture/?name=${name}`, width: 60, height: 40 };
    const ofDesign = {
      src: expect.stringMatching(`^/media/designs/${DESIGN}/hero-[a-z]+-\\{w\\}-`),
      width: 515,
      height: 515,
      href: expect.stringContaining(`_product_${DESIGN}/`),
    };
    expect(preview.sections[1]?.blocks).toEqual([
      { kind: 'picture', picture: { ...sent, alt: 'कटोरा' } },
      { kind: 'picture', picture: { ...ofDesign, alt: 'अंगूठी' } },
      { kind: 'paragraph', runs: [{ text: 'More.' }] },
    ]);
    const publish = {
      kind: 'blog',
      slug: 'pictured',
      edition: 1,
      version: 1,
      why: 'Ready',
      decided_by: 'Dev',
    };
    await service.post('/staff/content/publish/', publish, { token: STAFF });
    const article = () => service.get('/api/content/blog/details/?slug=pictured&lang=en');
    await until(async () => (await article()).status === 200);
    const post = data(BlogPost, await article());
    expect(post.document.sections[1]?.blocks[0]?.picture).toEqual({ ...sent, alt: 'A bowl' });
    const list = data(BlogList, await service.get('/api/content/blog/list/'));
    expect(list.results.find(({ slug }) => slug === 'pictured')?.picture).toEqual({ ...sent, alt: 'A bowl' });
  });

  const good = `![A ring](design:${String(DESIGN)})`;
  it.each([
    ['without words', `![](design:${String(DESIGN)})`, undefined],
    ['with words of spaces', `![ &#x202E; ](design:${String(DESIGN)})`, undefined],
    ['with words that never end', `![${'a'.repeat(ALT_MAX + 1)}](design:${String(DESIGN)})`, undefined],
    ['with a placeholder for words', `![{{coin_value}}](design:${String(DESIGN)})`, undefined],
    ['in one language alone', good, 'शब्द'],
    ['in the other language alone', 'Words', good],
    ['of a design that is not made', '![A ring](design:999999999)', undefined],
    ['that was not sent', `![A ring](picture:${UNKNOWN})`, undefined],
    ['from elsewhere', '![A ring](https://evil.example/pixel.gif)', undefined],
    ['of a path of the shop', '![A ring](/api/customer/logout/)', undefined],
    ['of a script', '![A ring](javascript:alert(1))', undefined],
    ['of its own data', '![A ring](data:image/svg+xml,%3Csvg/onload=alert(1)%3E)', undefined],
    ['that leaves its quotes', `![A ring](design:${String(DESIGN)}"onerror="alert(1))`, undefined],
    ['beside words', `See ${good} here`, undefined],
    ['in a list', `- ${good}`, undefined],
    ['in a heading', `## ${good}`, undefined],
    ['in a table', `|a|\n|-|\n|${good}|`, undefined],
    ['in a link', `[${good}](/faqs/)`, undefined],
    ['in a picture', `![${good}](design:${String(DESIGN)}) `.repeat(2), undefined],
  ])('is refused with one %s', async (_what, en, hi = en) => {
    expect(await met(save('refused', en, hi))).toBe('400 CONTENT.TEXT_INVALID');
  });
});
