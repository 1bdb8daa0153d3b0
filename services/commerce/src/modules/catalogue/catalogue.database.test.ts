import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { Value } from 'typebox/value';
import { EmiPlans } from '@suvarna/contracts/emi';
import {
  CATEGORIES,
  Facets,
  GoldRates,
  HomeContent,
  ListingWithFacets,
  PolicyFacts,
  PriceBreakup,
  ProductAddress,
  ProductDetail,
  ProductPiece,
  ProductRail,
  SearchResults,
  SearchSuggestions,
  Sitemap,
} from '@suvarna/contracts/catalogue';
import { toDecimalString } from '@suvarna/contracts/money';
import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { pino } from 'pino';
import type { TSchema } from 'typebox';
import { listenAt } from '@suvarna/testing/local-server';
import { buildApp, type App } from '../../app.ts';
import { readConfig } from '../../read-config.ts';
import { openCatalogue, type Catalogue } from './snapshot/open-catalogue.ts';
import { SEED_DOCUMENTS } from '../content/seed-texts.ts';
import { STORES } from '../stores/stores.ts';
import { pictureOf } from '../imagery/picture-of.ts';
import { SCHEMA } from '../../platform/database/migrations.ts';
import { seededDesigns } from '../../../test-support/seeded-designs.ts';
import { loadSeed, SEED_VERSION } from '../../../seed/load-seed.ts';
import { WARM_UP_URLS } from '../../warm-up.ts';
import { amountsWithoutText } from '../../../test-support/amounts.fixtures.ts';
import { seeded } from '../../../test-support/templates.fixtures.ts';

const STAFF_ADMIN_TOKEN = 'admin-token-of-the-tests-0123456789';

let database: TestDatabase;
let pool: Pool;
let catalogue: Catalogue;
let app: App;
let imaging: Server;
/** What was ordered from the image service, call by call. */
const ordered: string[][] = [];
let heard: (pictures: string[]) => void = () => undefined;

async function seed(): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const fresh = await loadSeed(client, () => undefined);
    await client.query('commit');
    return fresh;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  database = await testDatabase('catalogue', seeded);
  pool = createPool({ url: database.url, schema: SCHEMA, statementTimeout: 0 });
  const log = pino({ level: 'silent' });
  const clock = () => new Date('2026-11-21T06:00:00Z');
  imaging = createServer((request, answer) => {
    void json(request).then((body) => {
      const { pictures } = body as { pictures: string[] };
      ordered.push(pictures);
      heard(pictures);
      answer.writeHead(202).end('{}');
    });
  });
  const IMAGING_URL = await listenAt(imaging);
  catalogue = await openCatalogue({ pool, log, clock });
  app = await buildApp({
    config: readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url, STAFF_ADMIN_TOKEN, IMAGING_URL }),
    pool,
    pagePool: pool,
    log,
    catalogue,
    clock,
  });
});
afterAll(async () => {
  await app.close();
  imaging.close();
  await pool.end();
  await database.drop();
});

function ask(path: string, headers: Record<string, string> = {}) {
  return app.http.inject({ method: 'GET', url: path, headers });
}

/** The data of an answer, checked against its published schema; every amount in it has its text, also where the answer is sent as bytes. */
async function data<Schema extends TSchema>(
  schema: Schema,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await ask(`/api/${path}`, headers);
  expect([path, response.statusCode]).toEqual([path, 200]);
  const body = response.json<{ data: unknown; error: boolean; status_code: number }>();
  expect(body).toMatchObject({ status_code: 200, error: false, msg: '', message: '' });
  expect([...Value.Errors(schema, body.data)].slice(0, 3)).toEqual([]);
  expect([path, amountsWithoutText(body.data)]).toEqual([path, []]);
  return Value.Parse(schema, body.data);
}

const RING_ID = 100_001;
const GIFTING = '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/';

describe('the catalogue calls', () => {
  it('answer a listing of 49 in the form that is published, with facets when asked', async () => {
    const listing = await data(ListingWithFacets, 'product/listing/?path=/jewellery/rings/&page_size=49');
    expect(listing).toMatchObject({
      canonical_path: '/jewellery/rings/',
      category: 'rings',
      count: 1300,
      page: 1,
      pages: 27,
      page_size: 49,
    });
    expect(listing.results).toHaveLength(49);
    expect(listing.facets).toBeUndefined();
    const { facets } = await data(ListingWithFacets, 'product/listing/?path=/jewellery/rings/&facets=true');
    expect(facets?.map((facet) => facet.id)).toEqual(
      expect.arrayContaining(['price', 'style', 'occasion', 'motif']),
    );
  });

  it('are searched by one address so often and no more; what is kept costs nothing, and others are not held up', async () => {
    const suggest = (q: string, remoteAddress: string) =>
      app.http.inject({ url: `/api/product/search_suggest/?q=${q}`, remoteAddress });
    const statuses: number[] = [];
    // Numbers name no piece, so that they are looked for fast.
    for (let at = 0; at < 605; at += 1)
      statuses.push((await suggest(String(10_000 + at), '203.0.113.21')).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([600, 429]);
    const refused = await app.http.inject({
      url: '/api/product/search/?q=never+asked',
      remoteAddress: '203.0.113.21',
    });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await suggest('10599', '203.0.113.21')).statusCode).toBe(200);
    expect((await suggest('never-asked', '203.0.113.22')).statusCode).toBe(200);
    const ofPages = await app.pages.inject({ url: '/api/product/search/?q=never+asked' });
    expect(ofPages.statusCode).toBe(200);
  });

  it('say what a piece is a month, as the plans do, where lenders lend for it', async () => {
    const lent = async (id: number, currency = 'INR') => {
      const headers = { currency_code: currency };
      const { breakup } = await data(ProductDetail, `product/product/?product_id=${String(id)}`, headers);
      const alone = await data(PriceBreakup, `product/price_breakup/?product_id=${String(id)}`, headers);
      expect(alone.emi_from_paise).toBe(breakup.emi_from_paise);
      return breakup;
    };
    const { results } = await data(ListingWithFacets, 'product/listing/?path=/jewellery/rings/&page_size=49');
    const within = results.find(
      ({ special_price_paise: price }) => price > 2_000_000 && price < 12_000_000,
    )?.product_id;
    const dearest = await data(
      ListingWithFacets,
      'product/listing/?path=/jewellery/rings-sort+by+price+high-filter/',
    );
    const above = dearest.results[0]?.product_id;
    const coins = await data(ListingWithFacets, 'product/listing/?path=/jewellery/gold-coins/');
    const coin = coins.results.find(({ special_price_paise: price }) => price > 2_000_000)?.product_id;
    const lentFor = await lent(within ?? 0);
    const { special_price_paise: price, emi_from_paise: from } = lentFor;
    const plans = await data(EmiPlans, `emi/emi/plans/?amount=${toDecimalString(price)}`);
    expect([from, plans.results.length > 0]).toEqual([plans.from_paise, true]);
    expect(lentFor.emi_from_months).toBe(plans.from_months);
    expect((await lent(within ?? 0, 'GBP')).emi_from_paise).toBeUndefined();
    expect((await lent(above ?? 0)).emi_from_paise).toBeUndefined();
    expect((await lent(coin ?? 0)).emi_from_paise).toBeUndefined();
  });

  it('answer the gifting address of the specification, also when plus signs were decoded', async () => {
    const listing = await data(ListingWithFacets, `product/listing/?path=${GIFTING}`);
    expect(listing.canonical_path).toBe(GIFTING);
    expect(await data(ListingWithFacets, `product/listing/?path=${encodeURIComponent(GIFTING)}`)).toEqual(
      listing,
    );
  });

  it.each(['INR', 'GBP'])(
    'answer the home page in one call, with what its listings show in %s',
    async (currency) => {
      const home = await data(HomeContent, 'content/home/', { currency_code: currency });
      const listing = (path: string, size: number) =>
        data(
          ListingWithFacets,
          `product/listing/?path=${encodeURIComponent(path)}&page_size=${String(size)}`,
          { currency_code: currency },
        );
      const { popular, latest, solitaires } = home.rails;
      expect([popular, latest, solitaires].map((rail) => rail.canonical_path)).toEqual([
        '/jewellery/',
        '/jewellery/sort+by+latest-filter/',
        '/jewellery/solitaires/',
      ]);
      expect(home.count).toBe(6_530);
      expect(home.categories.map(({ category }) => category)).toEqual([...CATEGORIES]);
      expect(popular.results.map((card) => card.currency)).toEqual(Array.from({ length: 8 }, () => currency));
      for (const excerpt of [popular, latest, solitaires, ...home.categories]) {
        expect(await listing(excerpt.canonical_path, excerpt.results.length)).toMatchObject(excerpt);
      }
    },
  );

  it('lead through all pages without losing or repeating a design', async () => {
    const seen: number[] = [];
    for (let path = '/jewellery/chains/'; path !== '';) {
      const page = await data(ListingWithFacets, `product/listing/?path=${encodeURIComponent(path)}`);
      seen.push(...page.results.map((card) => card.product_id));
      path = page.next_path;
    }
    expect([seen.length, new Set(seen).size]).toEqual([220, 220]);
  });

  it('show beside every value of a facet what its link leads to', async () => {
    const { facets } = await data(
      Facets,
      `product/facets/?path=${encodeURIComponent('/jewellery/rings-karat+18-filter/')}`,
    );
    for (const value of facets
      .flatMap((facet) => (facet.values.some((one) => one.selected) ? [] : facet.values))
      .slice(0, 12)) {
      const { count } = await data(Facets, `product/facets/?path=${encodeURIComponent(value.path)}`);
      expect([value.path, count]).toEqual([value.path, value.count]);
    }
  });

  it('tell the size a piece turned out to have, not the one its model was asked for', async () => {
    const coin = seededDesigns().find(
      ({ category, width_tenth_mm, outer_width_tenth_mm }) =>
        category === 'gold-coins' && outer_width_tenth_mm !== width_tenth_mm,
    );
    if (!coin) throw new Error('every coin is as large as its recipe wished');
    const { dimensions, description } = await data(
      ProductDetail,
      `product/product/?product_id=${String(coin.product_id)}`,
    );
    expect(dimensions).toEqual({
      width_mm: coin.outer_width_tenth_mm / 10,
      height_mm: coin.outer_height_tenth_mm / 10,
    });
    expect(description).toContain(`${(coin.outer_width_tenth_mm / 10).toFixed(1)} mm wide`);
    const piece = await data(ProductPiece, `product/piece/?product_id=${String(coin.product_id)}`);
    expect([piece.width_tenth_mm, piece.height_tenth_mm]).toEqual([
      coin.width_tenth_mm,
      coin.height_tenth_mm,
    ]);
  });

  it('answer a product with its price, and the same price in its breakup', async () => {
    const product = await data(
      ProductDetail,
      `product/product/?product_id=${String(RING_ID)}&pincode=560001`,
    );
    const breakup = await data(PriceBreakup, `product/price_breakup/?sku=${product.sku}`);
    expect(breakup).toEqual(product.breakup);
    expect(breakup).toMatchObject({
      gst: toDecimalString(breakup.gst_paise),
      rows: breakup.rows.map(({ final_paise }) => ({ final: toDecimalString(final_paise) })),
    });
    expect(product.url).toBe(`/jewellery/rings/${product.url.split('/')[3] ?? ''}/`);
    expect(product.gallery).toHaveLength(product.options.colours.length * 6);
  });

  it('say of a solitaire whether it is a ring, a stud or a pendant: where it is worn follows from it', async () => {
    for (const wanted of ['ring', 'stud', 'pendant']) {
      const { product_id: id = 0 } =
        seededDesigns().find(({ category, form }) => category === 'solitaires' && form === wanted) ?? {};
      expect((await data(ProductDetail, `product/product/?product_id=${String(id)}`)).form).toBe(wanted);
    }
  });

  it('answer options, and say what a choice weighs and costs', async () => {
    const product = await data(ProductDetail, `product/product/?product_id=${String(RING_ID)}`);
    const [small, large] = [product.options.sizes[0]?.id ?? '', product.options.sizes.at(-1)?.id ?? ''];
    const one = await data(
      PriceBreakup,
      `product/price_breakup/?product_id=${String(RING_ID)}&size=${small}`,
    );
    const other = await data(
      PriceBreakup,
      `product/price_breakup/?product_id=${String(RING_ID)}&size=${large}`,
    );
    expect(other.net_weight_mg).toBeGreaterThan(one.net_weight_mg);
    expect(other.special_price_paise).toBeGreaterThan(one.special_price_paise);
  });

  it('answer prices abroad without Indian tax', async () => {
    const abroad = await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}`, {
      currency_code: 'GBP',
    });
    expect(abroad).toMatchObject({ currency: 'GBP', gst_paise: 0, gst_rate_bp: 0 });
    expect(abroad.special_price_paise).toBe(abroad.subtotal_paise);
  });

  it('answer two questions that read alike each with its own', async () => {
    const [trend = '', ...set] = (
      catalogue.snapshot()?.index.rows.find(({ design }) => design.set_name.includes(' '))?.design.set_name ??
      ''
    ).split(' ');
    const asked = (query: Record<string, string>) =>
      data(ProductRail, `product/recommended/?${new URLSearchParams(query).toString()}`);
    expect((await asked({ trend: ` ${trend}`, set_code: set.join(' ') })).results).toEqual([]);
    expect((await asked({ set_code: [trend, ...set].join(' ') })).results.length).toBeGreaterThan(0);
  });

  it('answer searches, suggestions, similar designs, addresses and the sitemap', async () => {
    expect((await data(SearchResults, 'product/search/?q=dimond%20ring')).corrected).toBe('diamond ring');
    expect(
      (await data(SearchResults, `product/search/?q=${encodeURIComponent('हीरा अंगूठी')}`)).count,
    ).toBeGreaterThan(50);
    const suggested = await data(SearchSuggestions, 'product/search_suggest/?q=pea');
    expect(suggested.terms.map((term) => term.text)).toContain('pearl');
    expect(suggested.products.map(({ rate_version }) => rate_version)).toEqual(
      suggested.products.map(() => catalogue.snapshot()?.rate_version),
    );
    const similar = await data(ProductRail, `product/similar/?product_id=${String(RING_ID)}`);
    expect(similar.results.map((card) => card.wear_type_name)).toEqual(
      Array.from({ length: 12 }, () => 'rings'),
    );
    expect(
      (await data(ProductRail, 'product/similar/?type=jhumka&trend=temple&wear_type=earrings')).results,
    ).toHaveLength(12);
    expect(
      await data(
        ProductAddress,
        `product/resolve/?product_id=${String(RING_ID)}&karat=18&wear_type_name=rings`,
      ),
    ).toMatchObject({ product_id: RING_ID });
    expect(await data(ProductPiece, `product/piece/?product_id=${String(RING_ID)}`)).toMatchObject({
      category: 'rings',
    });
    const first = await data(Sitemap, 'product/sitemap/?page=1');
    const second = await data(Sitemap, 'product/sitemap/?page=2');
    expect(first.pages).toBe(2);
    expect(new Set([...first.paths, ...second.paths].map((entry) => entry.path)).size).toBe(
      6_530 + 13 + 4 + 1 + STORES.length + SEED_DOCUMENTS.length,
    );
    expect(first.paths.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/ring-size-guide/',
        '/gift-guide/',
        '/find-a-store/bengaluru/champa-house/',
        '/blog/which-karat/',
        '/policy/grievance/',
        '/faqs/',
        '/attribution/',
      ]),
    );
  });

  it('answer the gold rate that prices follow, its day in India, and the days before', async () => {
    const rates = await data(GoldRates, 'product/gold_rate/?days=7');
    const breakup = await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}&karat=18`);
    expect([rates.day, rates.history.length, rates.history[0]?.day]).toEqual(['2026-11-20', 7, '2026-11-20']);
    expect(rates.rate_version).toBe(breakup.rate_version);
    expect(rates.paise_per_gram[18]).toBe(
      breakup.rows.find(({ component }) => component === 'metal')?.rate_paise,
    );
    expect(rates.history.map(({ day }) => day)).toEqual(
      rates.history
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    expect((await data(GoldRates, 'product/gold_rate/')).history).toHaveLength(1);
  });

  it('answer the numbers of the promises, with cash on delivery counted in the table of pincodes', async () => {
    await pool.query('delete from pincodes');
    await pool.query(`insert into pincodes (pincode, district, state, state_code, express, fast, road_days, cod, ccod, prepaid)
      values ('560001', 'Bengaluru', 'Karnataka', '29', true, true, 1, true, true, true), ('110001', 'Delhi', 'Delhi', '07', true, true, 1, true, true, true), ('744301', 'Nicobar', 'Andaman', '35', false, false, 4, false, false, true)`);
    const facts = await data(PolicyFacts, 'content/policy/');
    expect(facts).toMatchObject({
      cut_off_pm: 2,
      return_days: 15,
      exchange_online_days: 30,
      exchange_store_days: 15,
      exchange_deduct_pct: 2,
      exchange_fee_paise: 50_000,
      buyback_gold_pct: 100,
      buyback_stone_pct: 90,
    });
    expect(facts.cod_pincodes).toBe(2);
  });

  it('know an answer the caller has already', async () => {
    const first = await ask('/api/product/listing/?path=/jewellery/');
    const again = await ask('/api/product/listing/?path=/jewellery/', {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a service that begins', () => {
  it('is answered in all that it asks itself', async () => {
    for (const url of WARM_UP_URLS) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  });
});

describe('bad input', () => {
  it.each([
    ['product/listing/', 400, 'REQUEST.INVALID'],
    ['product/listing/?path=/jewellery/&page=0', 400, 'REQUEST.INVALID'],
    ['product/listing/?path=/jewellery/&page_size=5000', 400, 'REQUEST.INVALID'],
    ['product/listing/?path=/jewellery/&page=9999', 404, 'CATALOGUE.PATH_INVALID'],
    ['product/listing/?path=/jewellery/unicorns/', 404, 'CATALOGUE.PATH_INVALID'],
    ['product/facets/?path=/', 404, 'CATALOGUE.PATH_INVALID'],
    ['product/product/', 400, 'REQUEST.INVALID'],
    ['product/product/?product_id=100001&pincode=012345', 400, 'REQUEST.INVALID'],
    ['product/product/?product_id=7', 404, 'CATALOGUE.PRODUCT_NOT_FOUND'],
    ['product/product/?product_id=100001&karat=9', 400, 'BAG.OPTION_UNAVAILABLE'],
    ['product/price_breakup/', 400, 'REQUEST.INVALID'],
    ['product/price_breakup/?sku=ZZ99999-18Y', 404, 'CATALOGUE.PRODUCT_NOT_FOUND'],
    ['product/price_breakup/?product_id=100002&sku=RG00001-18Y', 400, 'REQUEST.INVALID'],
    ['product/price_breakup/?product_id=100001&size=99', 400, 'BAG.OPTION_UNAVAILABLE'],
    [`product/search/?q=${'x'.repeat(200)}`, 400, 'REQUEST.INVALID'],
    ['product/search/?q=ring&page=9999', 404, 'CATALOGUE.PATH_INVALID'],
    ['product/sitemap/?page=9', 404, 'REQUEST.NOT_FOUND'],
  ])('%s gets %i %s', async (path, status, code) => {
    const response = await ask(`/api/${path}`);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });
});

describe('pictures', () => {
  const address =
    /^\/media\/designs\/(\d+)\/(hero|worn|front|side|macro|scale)-(yellow|rose|white)-\{w\}-[0-9a-z]{14}$/;

  it('of a product: six views of every colour, each under the key of its content', async () => {
    const { gallery, options } = await data(ProductDetail, `product/product/?product_id=${String(RING_ID)}`);
    expect(gallery.map(({ view, colour }) => [colour, view])).toEqual(
      options.colours.flatMap((colour) =>
        ['hero', 'worn', 'front', 'side', 'macro', 'scale'].map((view) => [colour, view]),
      ),
    );
    for (const { src, view, colour } of gallery)
      expect(address.exec(src)?.slice(1)).toEqual([String(RING_ID), view, colour]);
    expect(new Set(gallery.map(({ src }) => src)).size).toBe(gallery.length);
  });

  it('of a card: its hero, which came with the release and tells its colour, and another view', async () => {
    const { results } = await data(ListingWithFacets, 'product/listing/?path=/jewellery/');
    for (const {
      images: {
        product_images: [hero, other],
      },
    } of results) {
      expect(hero?.src).toMatch(/\/hero-/);
      expect(hero?.tint).toMatch(/^[0-9a-f]{6}$/);
      // Coins and gifts have no place on a body.
      expect(other?.src).toMatch(/\/(worn|front)-/);
    }
  });

  it('of every design come with the release', () => {
    expect(
      seededDesigns()
        .filter((design) => pictureOf(design, 'hero', design.default_colour).tint === undefined)
        .map(({ design_code }) => design_code),
    ).toEqual([]);
  });
});

describe('the versions', () => {
  it('of the seed are taken once', async () => {
    expect(await seed()).toBe(false);
  });

  it('of an earlier seed are brought to this one: cut and laboratory come with it, and no price moves', async () => {
    const { rows } = await pool.query<{ id: number }>(
      "select min(product_id) as id from designs where category = 'solitaires'",
    );
    const address = `product/product/?product_id=${String(rows[0]?.id)}`;
    const read = async () => {
      await catalogue.refresh();
      return data(ProductDetail, address);
    };
    const now = await read();
    expect(now.certificate?.laboratory).toBe('IGI');
    expect(now.certificate?.diamonds.every(({ cut, finish }) => cut !== null || finish !== null)).toBe(true);
    await pool.query(`update designs set laboratory = null, stones =
      (select coalesce(jsonb_agg(one - 'cut' - 'finish' order by place), '[]')
       from jsonb_array_elements(stones) with ordinality as rows(one, place))`);
    await pool.query("update catalogue_versions set reason = 'before' where reason = $1", [SEED_VERSION]);
    await pool.query("insert into catalogue_versions (reason) values ('without grades')");
    const before = await read();
    expect(before.certificate).toMatchObject({ laboratory: null, diamonds: [{ cut: null, finish: null }] });
    expect(await seed()).toBe(true);
    expect(await read()).toEqual(now);
    expect(before.breakup).toEqual(now.breakup);
  });

  it('of designs bring what is imported: its country is a filter and stands on its page, and goes with it', async () => {
    const SHOP = '/jewellery/rings/';
    const ITALY = '/jewellery/rings-made+in+it-filter/';
    const page = `product/product/?product_id=${String(RING_ID)}`;
    const listing = (path: string) =>
      data(ListingWithFacets, `product/listing/?path=${encodeURIComponent(path)}&facets=true`);
    const countries = async (path = SHOP) => {
      const asked = await data(Facets, `product/facets/?path=${encodeURIComponent(path)}`);
      const inListing = (await listing(path)).facets;
      const told = (facets: typeof inListing) => facets?.find(({ id }) => id === 'origin')?.values;
      expect(told(inListing)).toEqual(told(asked.facets));
      return told(asked.facets)?.map(({ label, label_hi: hindi, count, path: to, selected }) => ({
        label,
        hindi,
        count,
        to,
        selected,
      }));
    };
    const at = { hindi: 'भारत', to: '/jewellery/rings-made+in+in-filter/', selected: false };
    expect(await countries()).toBeUndefined();
    expect((await data(ProductDetail, page)).origin?.country).toBe('IN');
    const { count: rings } = await listing(SHOP);

    await pool.query(`update designs set made_in = 'IT' where product_id = $1`, [RING_ID]);
    await pool.query("update catalogue_versions set reason = 'in India' where reason = $1", [SEED_VERSION]);
    await pool.query("insert into catalogue_versions (reason) values ('from Italy')");
    await catalogue.refresh();
    const italy = { label: 'Italy', hindi: 'इटली', count: 1, to: ITALY, selected: false };
    expect(await countries()).toEqual([{ ...at, label: 'India', count: rings - 1 }, italy]);
    const found = await listing(ITALY);
    expect([found.canonical_path, found.count, found.results.map(({ product_id: id }) => id)]).toEqual([
      ITALY,
      1,
      [RING_ID],
    ]);
    expect((await listing(at.to)).count).toBe(rings - 1);
    expect((await countries(ITALY))?.find(({ selected }) => selected)?.label).toBe('Italy');
    expect((await data(ProductDetail, page)).origin).toEqual({
      country: 'IT',
      label: 'Italy',
      label_hi: 'इटली',
    });

    // The seed says where each of its designs is made, as it says all else of them.
    expect(await seed()).toBe(true);
    await catalogue.refresh();
    expect(await countries()).toBeUndefined();
    expect((await data(ProductDetail, page)).origin?.country).toBe('IN');
  });

  it('of the rate move every price, and the old rate stays on record', async () => {
    const before = await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}`);
    await pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select version + 1, '2026-11-21T05:00:00Z', karat, paise_per_gram + 10000, 'test', 'test' from gold_rates where version = (select max(version) from gold_rates)`);
    await catalogue.refresh();
    const after = await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}`);
    expect(after.rate_version).toBe(before.rate_version + 1);
    expect(after.special_price_paise).toBeGreaterThan(before.special_price_paise);
    await expect(pool.query('delete from gold_rates')).rejects.toThrow(/keeps its history/);
    await expect(pool.query('update gold_rates set paise_per_gram = 1')).rejects.toThrow(/keeps its history/);
  });

  it('of the exchange rate, once staff publishes them, move prices abroad and no rupee, are told to who keeps pages, and stay on record', async () => {
    const address = `product/price_breakup/?product_id=${String(RING_ID)}`;
    const [rupees, pounds, version] = [
      await data(PriceBreakup, address),
      await data(PriceBreakup, address, { currency_code: 'GBP' }),
      (await ask(`/api/${address}`)).headers['x-data-version'],
    ];
    const { rows } = await pool.query<{ rates: Readonly<Record<string, number>> }>(
      'select jsonb_object_agg(currency, paise_per_unit / 2) as rates from fx_rates where version = (select max(version) from fx_rates)',
    );
    const published = await app.http.inject({
      method: 'POST',
      url: '/staff/rate/exchange/',
      headers: { authorization: `Bearer ${STAFF_ADMIN_TOKEN}`, 'idempotency-key': 'rates-of-today' },
      payload: { paise_per_unit: rows[0]?.rates, source: 'a bank', published_by: 'Meera', large_move: true },
    });
    const { proposal_id } = published.json<{ data: { proposal_id: string } }>().data;
    const decided = await app.http.inject({
      method: 'POST',
      url: '/staff/rate/exchange/decide/',
      headers: { authorization: `Bearer ${STAFF_ADMIN_TOKEN}`, 'idempotency-key': 'yes-to-them' },
      payload: { proposal_id, decision: 'publish', decided_by: 'Ravi' },
    });
    expect(decided.statusCode).toBe(200);
    await catalogue.refresh();
    expect(await data(PriceBreakup, address)).toEqual(rupees);
    const after = await data(PriceBreakup, address, { currency_code: 'GBP' });
    expect([rupees.fx_version, after.fx_version]).toEqual([0, (pounds.fx_version ?? 0) + 1]);
    expect(Math.abs(after.special_price_paise - 2 * pounds.special_price_paise)).toBeLessThanOrEqual(100);
    expect((await ask(`/api/${address}`)).headers['x-data-version']).not.toBe(version);
    await expect(pool.query('delete from fx_rates')).rejects.toThrow(/keeps its history/);
  });

  it('of a country mark-up count from their day, and are kept', async () => {
    const address = `product/price_breakup/?product_id=${String(RING_ID)}`;
    const before = await data(PriceBreakup, address, { currency_code: 'SGD' });
    await pool.query(
      `insert into price_uplifts (country, currency, from_date, uplift_bp) values ('SG', 'SGD', '2026-11-22', 9000), ('GB', 'GBP', '2026-11-21', 9000)`,
    );
    await catalogue.refresh();
    expect(await data(PriceBreakup, address, { currency_code: 'SGD' })).toEqual(before);
    const pounds = await data(PriceBreakup, address, { currency_code: 'GBP' });
    expect(pounds.special_price_paise / before.special_price_paise).toBeGreaterThan(1);
    await expect(pool.query('delete from price_uplifts')).rejects.toThrow(/keeps its history/);
  });

  it('of a tax count from its day, and of stones at once, with no new rate of gold', async () => {
    const address = `product/price_breakup/?product_id=${String(RING_ID)}`;
    const before = await data(PriceBreakup, address);
    await pool.query(
      `insert into gst_rates (hsn, from_date, rate_bp, note) select distinct hsn, date '2026-11-21', 1800, 'test' from gst_rates`,
    );
    await catalogue.refresh();
    const taxed = await data(PriceBreakup, address);
    expect(taxed.special_price_paise / before.special_price_paise).toBeGreaterThan(1.1);
    await pool.query(
      `insert into stone_prices (version, type, shape, quality, from_millicarat, paise_per_carat)
       select version + 1, type, shape, quality, from_millicarat, paise_per_carat * 2 from stone_prices
       where version = (select max(version) from stone_prices)`,
    );
    await catalogue.refresh();
    const dearer = await data(PriceBreakup, address);
    expect(dearer.special_price_paise).toBeGreaterThan(taxed.special_price_paise);
    expect([taxed.rate_version, dearer.rate_version]).toEqual([before.rate_version, before.rate_version]);
  });

  it('of a rate that is dated tomorrow change nothing today', async () => {
    const before = await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}`);
    await pool.query(`insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select version + 1, '2026-11-22T05:00:00Z', karat, paise_per_gram * 2, 'test', 'test' from gold_rates where version = (select max(version) from gold_rates)`);
    await catalogue.refresh();
    expect(await data(PriceBreakup, `product/price_breakup/?product_id=${String(RING_ID)}`)).toEqual(before);
  });
});

describe('pictures that are not drawn yet', () => {
  const nextOrder = () =>
    new Promise<string[]>((resolve) => {
      heard = resolve;
    });

  it('are ordered while the page that shows them is made: those of the chosen metal, once', async () => {
    const design = catalogue
      .snapshot()
      ?.index.rows.map((row) => row.design)
      .findLast((one) => one.colours.includes('rose') && pictureOf(one, 'front', 'rose').tint === undefined);
    if (!design) throw new Error('every picture is drawn');
    const order = nextOrder();
    const path = `product/product/?product_id=${String(design.product_id)}&colour=rose`;
    const { gallery } = await data(ProductDetail, path);
    const missing = gallery
      .filter(({ colour, tint }) => colour === 'rose' && tint === undefined)
      .map(({ src }) => src.replace('{w}', '515'));
    expect(await order).toEqual(missing);
    const before = ordered.length;
    await ask(`/api/${path}`);
    expect(ordered).toHaveLength(before);
  });

  it('of a listing are those of its cards', async () => {
    const { pages } = await data(ListingWithFacets, 'product/listing/?path=/jewellery/colour%2Brose-filter/');
    const order = nextOrder();
    // The popular ones with pictures stand first.
    const { results } = await data(
      ListingWithFacets,
      `product/listing/?path=/jewellery/colour%2Brose-filter/&page=${String(pages)}`,
    );
    const missing = results.flatMap(
      ({
        images: {
          product_images: [hero],
        },
      }) => (hero && hero.tint === undefined ? [hero.src.replace('{w}', '515')] : []),
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(await order).toEqual(missing);
  });
});
