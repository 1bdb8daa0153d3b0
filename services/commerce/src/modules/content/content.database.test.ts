import { until } from '@suvarna/testing/until';
import { describe, expect, it } from '@jest/globals';
import {
  BlogList,
  BlogPost,
  BODY_MAX,
  PLACED,
  POLICIES,
  PolicyAnswer,
  ShopDocument,
  ShopTexts,
  StaffDocument,
  StaffDocuments,
} from '@suvarna/contracts/content';
import { Sitemap } from '@suvarna/contracts/catalogue';
import { STAFF_ENV } from '../../../test-support/authorisation/principals.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { HOSTILE } from './hostile-texts.fixtures.ts';
import { seedContent } from './seed-content.ts';
import { SEED_DOCUMENTS } from './seed-texts.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';

const STAFF = STAFF_ENV.STAFF_ADMIN_TOKEN;
const VIEWER = STAFF_ENV.STAFF_VIEW_TOKEN;
const DESIGN = 101_081;
let now = new Date('2026-11-26T06:00:00.000Z');

const service = ofSuite(() => startService('content', STAFF_ENV, { seeded: 'in part', clock: () => now }));

const staff = (act: string, body: object, token = STAFF): Promise<Answer> =>
  service.post(`/staff/content/${act}/`, body, { token });
const words = (body: string) => ({
  en: { title: 'A title', lead: 'A lead.', body },
  hi: { title: 'शीर्षक', lead: 'एक पंक्ति।', body },
});
const save = (slug: string, edition: number, body: string, kind = 'blog'): Promise<Answer> =>
  staff('save', { kind, slug, edition, texts: words(body), why: 'It was missing', saved_by: 'Kavya' });
const decide = (act: string, slug: string, edition: number, more: object = {}): Promise<Answer> =>
  staff(act, { kind: 'blog', slug, edition, why: 'It is ready', decided_by: 'Dev', ...more });
const article = (slug: string, lang = 'en'): Promise<Answer> =>
  service.get(`/api/content/blog/details/?slug=${slug}&lang=${lang}`);

/** Processes look once a second. */
async function comes(look: () => Promise<Answer>, isThere: (answer: Answer) => boolean): Promise<Answer> {
  let last = '';
  return until(
    async () => {
      const answer = await look();
      last = JSON.stringify(answer.body);
      return isThere(answer) && answer;
    },
    () => `what was written, after ${last}`,
  );
}
const shown = (slug: string, text: string) =>
  comes(
    () => article(slug),
    (answer) => JSON.stringify(answer.body.data).includes(text),
  );

describe('texts of the store', () => {
  it('are there before the database has met them, and the same after', async () => {
    const before = data(PolicyAnswer, await service.get('/api/content/policy/?slug=shipping'));
    expect(before.document?.title).toBe('Shipping and delivery');
    expect(await seedContent(service.db, now)).toBe(SEED_DOCUMENTS.length);
    expect(await seedContent(service.db, now)).toBe(0);
    const { body } = await comes(
      () => service.get('/api/content/policy/?slug=shipping'),
      (answer) => JSON.stringify(answer.body.data).includes(now.toISOString()),
    );
    const after = body.data as PolicyAnswer;
    expect(after.document?.sections).toEqual(before.document?.sections);
    expect(after.others?.map(({ slug }) => slug)).toEqual([...POLICIES]);
  });

  it('have a page for every document of the release, in both languages, with nothing left open', async () => {
    for (const { kind, slug } of SEED_DOCUMENTS)
      for (const lang of ['en', 'hi'] as const) {
        const path =
          kind === 'policy'
            ? `policy/?slug=${slug}&`
            : kind === 'faq'
              ? 'faq/list/?'
              : kind === 'blog'
                ? `blog/details/?slug=${slug}&`
                : kind in PLACED
                  ? `texts/?kind=${kind}&slug=${slug}&`
                  : `page/?slug=${slug}&`;
        const answer = await service.get(`/api/content/${path}lang=${lang}`);
        expect([slug, answer.status]).toEqual([slug, 200]);
        expect(JSON.stringify(answer.body.data)).not.toMatch(/\{\{|[a-z_]\}\}|"–"/u);
      }
  });

  it('say amounts as minor units with their currency, and products with what they cost in the shopper’s', async () => {
    await save(
      'priced',
      0,
      `Up to {{cod_max}}, {{product.${DESIGN}}} for {{price.${DESIGN}}}, gold {{rate.22}}.`,
    );
    await decide('publish', 'priced', 1, { version: 1 });
    await shown('priced', 'Up to');
    const runsIn = async (currency: string) => {
      const answer = await service.get('/api/content/blog/details/?slug=priced&lang=hi', {
        headers: { currency_code: currency },
      });
      return data(BlogPost, answer).document.sections[0]?.blocks[0]?.runs ?? [];
    };
    const [pounds, rupees] = [await runsIn('GBP'), await runsIn('INR')];
    expect(pounds.filter(({ amount }) => amount !== undefined).map(({ currency }) => currency)).toEqual([
      'INR',
      'GBP',
      'INR',
    ]);
    expect(pounds[1]).toEqual({ amount: 4_999_900, currency: 'INR' });
    expect(pounds[3]?.href).toContain(`_product_${DESIGN}/`);
    expect(rupees[5]?.amount).toBeGreaterThan(pounds[5]?.amount ?? 0);
  });

  it.each([
    ['an unknown name', 'Costs {{unheard_of}}.'],
    ['a half name', 'Costs {{coin_value.'],
    ['a design that is not made', 'See {{product.999999999}}.'],
    ['the name of an object’s own', 'See {{constructor}}.'],
    ['a typed amount', 'It costs ₹5,000.'],
    ['a typed amount in words', 'It costs 5000 rupees.'],
    ['a typed amount of lakhs', 'Up to 2 lakh rupees.'],
    ['a typed amount in the digits of Hindi', 'क़ीमत ₹५,०००।'],
    ['a typed amount made strong', 'It costs ₹**5,000**.'],
    ['a typed amount of another country', 'It costs $ 50.'],
    ['a typed amount by its code', 'It costs AED 500.'],
    ['nothing', '   '],
  ])('are refused with %s', async (_what, body) => {
    expect(await met(save('refused', 0, body))).toBe('400 CONTENT.TEXT_INVALID');
  });

  it('break no page and no call, whatever is in them', async () => {
    for (const [what, body] of Object.entries(HOSTILE)) {
      const slug = `hostile-${String(Object.keys(HOSTILE).indexOf(what))}`;
      const saved = await save(slug, 0, body.slice(0, BODY_MAX));
      expect([what, saved.status < 500]).toEqual([what, true]);
      if (saved.status !== 200) continue;
      expect([what, (await decide('publish', slug, 1, { version: 1 })).status]).toEqual([what, 200]);
      const preview = await service.get(`/staff/content/preview/?kind=blog&slug=${slug}&lang=hi`, {
        token: VIEWER,
      });
      data(ShopDocument, preview);
      expect(JSON.stringify(preview.body.data)).not.toMatch(/"href":"(?!\/[^/\\]|https:|mailto:|tel:)/u);
    }
    expect((await save('large', 0, 'gold '.repeat(200_000))).status).toBe(413);
    expect(await met(save('long', 0, 'g'.repeat(BODY_MAX + 1)))).toBe('400 REQUEST.INVALID');
    await comes(
      () => service.get('/api/content/blog/list/'),
      (answer) => (answer.body.data as BlogList).count > 20,
    );
  });
});

describe('a document', () => {
  it('is written, looked at, shown, written again, and taken away; each by name, and nothing is lost', async () => {
    const first = data(StaffDocument, await save('course', 0, 'First words'));
    expect(first).toMatchObject({ state: 'draft', edition: 1, version: 1, published_version: null });
    expect(await met(article('course'))).toBe('404 CONTENT.NOT_FOUND');
    expect(
      data(
        ShopDocument,
        await service.get('/staff/content/preview/?kind=blog&slug=course&lang=hi', { token: VIEWER }),
      ).title,
    ).toBe('शीर्षक');

    expect(data(StaffDocument, await decide('publish', 'course', 1, { version: 1 }))).toMatchObject({
      state: 'published',
      published_version: 1,
    });
    const before = await shown('course', 'First words');

    // A draft of what is shown changes nothing for shoppers.
    expect(data(StaffDocument, await save('course', 2, 'Second words')).state).toBe('draft');
    expect(JSON.stringify((await article('course')).body.data)).toContain('First words');
    await decide('publish', 'course', 3, { version: 2 });
    const after = await shown('course', 'Second words');
    // By which a page that was made before is known to be another.
    expect(after.headers['x-content-version']).not.toBe(before.headers['x-content-version']);
    // And by which the composer hears of it, whatever page it asks for next.
    const dataVersion = async () => (await service.get('/api/product/gold_rate/')).headers['x-data-version'];
    await service.app.deps.catalogue.refresh();
    const told = await dataVersion();
    await save('heard', 0, 'Heard of');
    await decide('publish', 'heard', 1, { version: 1 });
    await shown('heard', 'Heard of');
    await comes(
      async () => {
        await service.app.deps.catalogue.refresh();
        return service.get('/api/product/gold_rate/');
      },
      ({ headers }) => headers['x-data-version'] !== told,
    );

    const away = data(StaffDocument, await decide('withdraw', 'course', 4));
    expect(away).toMatchObject({ state: 'withdrawn', published_version: null });
    expect(away.versions.map(({ version, saved_by }) => [version, saved_by])).toEqual([
      [2, 'Kavya'],
      [1, 'Kavya'],
    ]);
    expect(away.publications.map(({ version, decided_by, why }) => [version, decided_by, why])).toEqual([
      [null, 'Dev', 'It is ready'],
      [2, 'Dev', 'It is ready'],
      [1, 'Dev', 'It is ready'],
    ]);
    await comes(
      () => article('course'),
      ({ status }) => status === 404,
    );
    expect(await met(decide('withdraw', 'course', 5))).toBe('409 CONTENT.STATE_CONFLICT');
    // An earlier version can be shown again.
    await decide('publish', 'course', 5, { version: 1 });
    await shown('course', 'First words');
  });

  it('is shown from its moment on, unless that is called off', async () => {
    await save('later', 0, 'Of tomorrow');
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    expect(await met(decide('publish', 'later', 1, { version: 1, at: '2020-01-01T00:00:00Z' }))).toBe(
      '400 CONTENT.TIME_PAST',
    );
    expect(data(StaffDocument, await decide('publish', 'later', 1, { version: 1, at })).state).toBe(
      'scheduled',
    );
    expect(data(StaffDocument, await decide('unschedule', 'later', 2))).toMatchObject({
      state: 'draft',
      publications: [{ called_off: true }],
    });
    expect(await met(decide('unschedule', 'later', 3))).toBe('409 CONTENT.STATE_CONFLICT');
    await decide('publish', 'later', 3, { version: 1, at });
    await comes(
      () => service.get('/api/content/blog/list/'),
      (answer) => (answer.body.data as BlogList).count > 0,
    );
    expect((await article('later')).status).toBe(404);
    now = new Date(at);
    const post = data(BlogPost, await shown('later', 'Of tomorrow'));
    expect(post.document.published_at).toBe(at);
    expect(data(BlogList, await service.get('/api/content/blog/list/')).results[0]?.slug).toBe('later');
  });

  it('is published from when shoppers first see it, whatever was planned before and called off', async () => {
    const hours = (many: number): Date => new Date(now.getTime() + many * 3_600_000);
    await save('planned', 0, 'Of one day');
    await decide('publish', 'planned', 1, { version: 1, at: hours(1).toISOString() });
    await decide('unschedule', 'planned', 2);
    await decide('publish', 'planned', 3, { version: 1, at: hours(4).toISOString() });
    const first = hours(2);
    now = first;
    await decide('publish', 'planned', 4, { version: 1 });
    now = hours(3);
    const { document } = data(BlogPost, await shown('planned', 'Of one day'));
    expect([document.published_at, document.changed_at]).toEqual([
      first.toISOString(),
      new Date(first.getTime() + 2 * 3_600_000).toISOString(),
    ]);
  });

  it('in two windows: the second is told, and nothing of the first is lost', async () => {
    await save('two', 0, 'Zero');
    const answers = await Promise.all([
      save('two', 1, 'One'),
      save('two', 1, 'Two'),
      decide('publish', 'two', 1, { version: 1 }),
    ]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONTENT.CHANGED');
    expect(await met(save('two', 0, 'Anew'))).toBe('409 CONTENT.CHANGED');
    expect(await met(decide('publish', 'two', 2, { version: 9 }))).toBe('404 CONTENT.VERSION_NOT_FOUND');
  });

  it('is written by those who may, and seen by those who look', async () => {
    expect((await staff('save', {}, VIEWER)).status).toBe(404);
    expect((await service.get('/staff/content/list/', {})).status).toBe(404);
    const list = data(
      StaffDocuments,
      await service.get('/staff/content/list/?kind=policy', { token: VIEWER }),
    );
    expect(list.results.map(({ state }) => state)).toEqual(POLICIES.map(() => 'published'));
    const client = await service.pool.connect();
    for (const change of [
      'update content_versions set body = body',
      'delete from content_versions',
      'delete from content_publications',
      'update content_publications set version = version',
    ])
      await expect(client.query(change)).rejects.toThrow('permission denied');
    client.release();
  });

  it('of the release follows the release until an editor writes it', async () => {
    const [seed] = SEED_DOCUMENTS;
    if (seed === undefined) throw new Error('there are no texts');
    const { kind, slug } = seed;
    const at = async () =>
      data(
        StaffDocument,
        await service.get(`/staff/content/document/?kind=${kind}&slug=${slug}`, { token: STAFF }),
      );
    const { edition } = await at();
    await save(slug, edition, 'What people wrote', kind);
    expect(await seedContent(service.db, now)).toBe(0);
    expect(await at()).toMatchObject({ state: 'draft', version: 2 });
  });
});

describe('a text of the release that people took away', () => {
  it('stays away when the next release has other words', async () => {
    const [kind, slug] = ['blog', 'the-four-cs'] as const;
    await service.pool.query(
      `insert into content_versions select kind, slug, 2, title, title_hi, lead, lead_hi, 'Of the release before', body_hi,
         why, saved_by, saved_at from content_versions where kind = $1 and slug = $2`,
      [kind, slug],
    );
    const { body } = await service.get(`/staff/content/document/?kind=${kind}&slug=${slug}`, {
      token: STAFF,
    });
    await decide('withdraw', slug, (body.data as StaffDocument).edition);
    expect(await seedContent(service.db, now)).toBe(0);
    await comes(
      () => article(slug),
      ({ status }) => status === 404,
    );
  });
});

describe('the sitemap', () => {
  const listed = async (): Promise<readonly { path: string; modified: string }[]> => {
    const pages: Sitemap[] = [];
    do pages.push(data(Sitemap, await service.get(`/api/product/sitemap/?page=${pages.length + 1}`)));
    while (pages.length < (pages[0]?.pages ?? 0));
    return pages.flatMap(({ paths }) => paths);
  };

  it('names an article as soon as it is shown, by the day of its words, and no longer than that', async () => {
    const day = now.toISOString().slice(0, 10);
    await save('mapped', 0, 'On the map');
    expect((await listed()).map(({ path }) => path)).not.toContain('/blog/mapped/');
    await decide('publish', 'mapped', 1, { version: 1 });
    const map = (isThere: boolean) =>
      comes(
        () => service.get('/api/product/sitemap/?page=1'),
        ({ body }) => JSON.stringify(body.data).includes('"/blog/mapped/"') === isThere,
      );
    await map(true);
    expect(await listed()).toContainEqual({ path: '/blog/mapped/', modified: day });
    await decide('withdraw', 'mapped', 2);
    await map(false);
  });
});

describe('a text that stands on a page of ours', () => {
  it.each(Object.entries(PLACED))('%s is told by its place, and by no other', async (kind, [slug]) => {
    expect(await met(save('somewhere', 0, 'Words', kind))).toBe('400 CONTENT.TEXT_INVALID');
    const texts = () => service.get(`/api/content/texts/?kind=${kind}&slug=${slug}&lang=hi`);
    expect((await texts()).body.data).toEqual({ results: [] });
    await save(slug, 0, 'Words of a place', kind);
    await staff('publish', { kind, slug, edition: 1, version: 1, why: 'Ready', decided_by: 'Dev' });
    const told = data(
      ShopTexts,
      await comes(texts, ({ body }) => JSON.stringify(body.data).includes('Words of a place')),
    );
    expect(told.results.map((one) => [one.kind, one.slug, one.title])).toEqual([[kind, slug, 'शीर्षक']]);
  });
});

describe('what is asked for wrongly', () => {
  it.each([
    ['/api/content/policy/?slug=unheard-of', 404, 'CONTENT.NOT_FOUND'],
    ['/api/content/policy/?slug=../etc', 400, 'REQUEST.INVALID'],
    ['/api/content/page/?slug=returns', 404, 'CONTENT.NOT_FOUND'],
    ['/api/content/blog/details/?slug=unheard-of', 404, 'CONTENT.NOT_FOUND'],
    ['/api/content/blog/list/?page=0', 400, 'REQUEST.INVALID'],
    ['/api/content/texts/?kind=policy', 400, 'REQUEST.INVALID'],
    ['/api/content/faq/list/?kind=banner', 400, 'REQUEST.INVALID'],
    ['/api/content/faq/list/?lang=fr', 400, 'REQUEST.INVALID'],
  ])('%s', async (path, status, code) => {
    expect(await met(service.get(path))).toBe(`${status} ${code}`);
  });
});
