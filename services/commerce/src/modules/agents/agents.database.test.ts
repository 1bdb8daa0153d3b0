/** Agents call the whole service, as a platform would that has read the specification. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { CURRENCIES } from '@suvarna/contracts/money';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CATALOG_OPERATIONS } from './catalog/operations.ts';
import { publishedSchemas } from '../../../test-support/ucp/published-schemas.fixtures.ts';
import {
  CATALOG,
  profileWith,
  SHOPPING,
  startPlatform,
  type TestPlatform,
} from '../../../test-support/ucp/platform.fixtures.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';

const schemas = publishedSchemas();
const NOTHING = Type.Object({}, { additionalProperties: false });

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const SEARCH = '/ucp/v1/catalog/search';
const SHOP = 'http://127.0.0.1:3000';

let service: Service;
let platform: TestPlatform;
beforeAll(async () => {
  [service, platform] = await Promise.all([
    startService('agents', { LIMIT_AGENT_CALLS_PER_MINUTE: '10000' }, { seeded: 'in part' }),
    startPlatform(),
  ]);
});
afterAll(() => Promise.all([service.stop(), platform.close()]));

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, never> & { readonly code?: string };
  readonly text: string;
}

async function ask(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await service.app.http.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': `profile="${platform.profileUrl}"`,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.json(),
    text: reply.payload,
  };
}

/** The body of a good answer, which the published schema of its operation has nothing against. */
async function answered<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body> {
  const reply = await ask(path, body, headers);
  expect([reply.status, reply.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  const schema = {
    [SEARCH]: 'shopping/catalog_search.json#/$defs/search_response',
    [LOOKUP]: 'shopping/catalog_lookup.json#/$defs/lookup_response',
    [PRODUCT]: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  }[path];
  const { ucp, ...rest } = reply.body as unknown as { ucp: { status: string } };
  const isError = ucp.status === 'error';
  const operation = CATALOG_OPERATIONS.find((one) => path.endsWith(one.path));
  if (!isError) expect([...Value.Errors(operation?.answer ?? NOTHING, rest)].slice(0, 3)).toEqual([]);
  expect(
    schemas?.faultsOf(isError ? 'shopping/types/error_response.json' : String(schema), reply.body) ?? [],
  ).toEqual([]);
  return reply.body as unknown as Body;
}

interface Price {
  readonly amount: number;
  readonly currency: string;
}
interface Variant {
  readonly id: string;
  readonly price: Price;
  readonly description: { readonly plain: string };
  readonly availability: { readonly available: boolean; readonly status: string };
  readonly options: readonly { readonly name: string; readonly id: string; readonly label: string }[];
  readonly inputs?: readonly { readonly id: string; readonly match: string }[];
  readonly metadata: {
    readonly price_breakup: readonly { readonly amount: number }[];
    readonly price_before_tax: number;
    readonly gst_included: number;
  };
}
interface Product {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly categories: readonly { readonly value: string }[];
  readonly price_range: { readonly min: Price; readonly max: Price };
  readonly media: readonly { readonly url: string }[];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly id: string;
      readonly label: string;
      readonly exists?: boolean;
      readonly available?: boolean;
    }[];
  }[];
  readonly variants: readonly Variant[];
  readonly selected?: readonly { readonly name: string; readonly id: string; readonly label: string }[];
}
interface Found {
  readonly ucp: object;
  readonly products: readonly Product[];
  readonly pagination: {
    readonly has_next_page: boolean;
    readonly cursor?: string;
    readonly total_count: number;
  };
  readonly messages?: readonly { readonly code: string; readonly type: string; readonly content: string }[];
}
interface One {
  readonly product: Product;
  readonly messages?: readonly { readonly code: string; readonly path?: string }[];
}
interface Refused {
  readonly ucp: { readonly status: string };
  readonly messages: readonly { readonly code: string; readonly severity: string }[];
}

const LOOKUP = '/ucp/v1/catalog/lookup';
const PRODUCT = '/ucp/v1/catalog/product';
const search = (body: object, headers?: Record<string, string>) => answered<Found>(SEARCH, body, headers);
const idsOf = ({ products }: Found): string[] => products.map(({ id }) => id);

describe('the profile', () => {
  it('says what is served, to anybody, for an hour, without a redirect (rules 1, 3, 5, 16 to 18)', async () => {
    const reply = await service.app.http.inject({ method: 'GET', url: '/.well-known/ucp' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
    });
    const profile = reply.json<{ ucp: { capabilities: object }; signing_keys: object[] }>();
    expect(schemas?.faultsOf('ucp.json#/$defs/business_schema', profile.ucp) ?? []).toEqual([]);
    expect(profile).toMatchObject({
      ucp: {
        version: '2026-04-08',
        services: {
          'dev.ucp.shopping': [
            { transport: 'rest', endpoint: `${SHOP}/ucp/v1` },
            { transport: 'mcp', endpoint: `${SHOP}/ucp/mcp` },
          ],
        },
        payment_handlers: {},
      },
      signing_keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256' }],
    });
    expect(Object.keys(profile.ucp.capabilities).sort()).toEqual([...CATALOG, ...SHOPPING].sort());
    expect(reply.payload).not.toMatch(/"d":|supported_versions/);
  });
});

describe('a caller', () => {
  beforeEach(() => platform.serve(profileWith(CATALOG)));

  it('is counted by platform, for operators', async () => {
    await search({ query: 'ring' });
    const { payload } = await service.app.http.inject({ method: 'GET', url: '/metrics' });
    expect(payload).toMatch(
      /agent_calls\{platform="127\.0\.0\.1:\d+",operation="search_catalog",outcome="success"\} \d+/,
    );
  });

  it('names a profile (rules 10, 19 and 61)', async () => {
    const nameless = await ask(SEARCH, { query: 'ring' }, { 'ucp-agent': '' });
    expect([nameless.status, nameless.body.code]).toEqual([400, 'invalid_profile_url']);
    expect(nameless.body).toMatchObject({ content: expect.any(String), continue_url: `${SHOP}/` });
    const elsewhere = await ask(
      SEARCH,
      { query: 'ring' },
      { 'ucp-agent': 'profile="http://platform.example/"' },
    );
    expect(elsewhere.body.code).toBe('invalid_profile_url');
  });

  it('that signs is known, and one who signs wrongly is refused', async () => {
    const body = JSON.stringify({ query: 'ring' });
    const own = await startPlatform();
    const good = await own.signed(`${SHOP}${SEARCH}`, body);
    expect((await ask(SEARCH, body, good)).status).toBe(200);
    const replayed = await ask(SEARCH, JSON.stringify({ query: 'rings' }), good);
    expect([replayed.status, replayed.body.code]).toEqual([400, 'digest_mismatch']);
    const foreign = await own.signed(`${SHOP}${SEARCH}`, body, { key: 'another' });
    expect((await ask(SEARCH, body, foreign)).body.code).toBe('key_not_found');
    await own.close();
  });

  it('of another version, or with nothing in common, is told so (rules 7, 8 and 28)', async () => {
    const [old, other] = await Promise.all([startPlatform(), startPlatform()]);
    old.serve(profileWith(CATALOG, [], '2026-01-11'));
    const refused = await ask(SEARCH, { query: 'ring' }, { 'ucp-agent': `profile="${old.profileUrl}"` });
    expect([refused.status, refused.body.code]).toEqual([422, 'version_unsupported']);
    other.serve(profileWith(['dev.ucp.shopping.cart', CATALOG[1] ?? '']));
    const told = await answered<Refused>(
      SEARCH,
      { query: 'ring' },
      { 'ucp-agent': `profile="${other.profileUrl}"` },
    );
    expect(told).toMatchObject({
      ucp: { version: '2026-04-08', status: 'error', capabilities: {} },
      messages: [{ code: 'capabilities_incompatible' }],
      continue_url: `${SHOP}/`,
    });
    await Promise.all([old.close(), other.close()]);
  });

  it('gets answers that are signed over their bytes (rule 64)', async () => {
    const { headers } = await ask(SEARCH, { query: 'ring' });
    expect(headers).toMatchObject({
      'content-digest': expect.stringMatching(/^sha-256=:/),
      signature: expect.stringMatching(/^sig1=:/),
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['no JSON', '{', 400, 'invalid_request'],
    ['a list', '[]', 400, 'invalid_request'],
    ['nothing asked', '{}', 400, 'invalid_request'],
    ['a number for words', '{"query":5}', 400, 'invalid_request'],
    ['a price below nothing', '{"filters":{"price":{"min":-1}}}', 400, 'invalid_request'],
    ['a price with a fraction', '{"filters":{"price":{"max":1.5}}}', 400, 'invalid_request'],
    [
      'a price that no number holds',
      '{"filters":{"price":{"max":9007199254740993}}}',
      400,
      'invalid_request',
    ],
    ['no page', '{"query":"ring","pagination":{"limit":0}}', 400, 'invalid_request'],
    ['a cursor of ours that is not', '{"query":"ring","pagination":{"cursor":"x"}}', 400, 'invalid_request'],
    ['a deep nest', `{"query":"ring","a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`, 400, 'invalid_request'],
    ['too many bytes', `{"query":"${'x'.repeat(70_000)}"}`, 400, 'request_too_large'],
  ])('who sends %s is refused', async (_name, body, status, code) => {
    const reply = await ask(SEARCH, body);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });
});

describe('a search', () => {
  beforeEach(() => platform.serve(profileWith(CATALOG)));

  it('finds a ring under a price, and says what it is (rules 9, 12, 13, 74, 75 and 82)', async () => {
    const max = 5_000_000;
    const found = await search({ query: 'ring', filters: { price: { max } }, context: { currency: 'INR' } });
    expect(found.ucp).toEqual({
      version: '2026-04-08',
      status: 'success',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
    });
    expect(found.products).toHaveLength(10);
    for (const { variants, categories, url, media } of found.products) {
      const [variant] = variants;
      expect(categories).toEqual([{ value: 'rings', taxonomy: 'merchant' }]);
      expect(variant?.price.currency).toBe('INR');
      expect(variant?.price.amount).toBeLessThanOrEqual(max);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/jewellery\//);
      expect(media[0]?.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/media\/designs\/\d+\/hero-\w+-1030-/);
      expect(variant?.description.plain).toMatch(/Net gold weight \d+\.\d\d g.*GST ₹.* is included\./);
    }
  });

  it('has prices that add up and are those of the shop’s own pages (rules 53 and 82)', async () => {
    for (const currency of CURRENCIES) {
      const { products } = await search({ query: 'pendant', context: { currency } });
      for (const { id, variants } of products) {
        const [variant] = variants;
        const { price_breakup, price_before_tax, gst_included } = variant?.metadata ?? never();
        expect(price_breakup.reduce((sum, { amount }) => sum + amount, 0)).toBe(price_before_tax);
        expect(price_before_tax + gst_included).toBe(variant?.price.amount);
        const [, karat] = /-(\d\d)[YRW]/.exec(variant?.id ?? '') ?? [];
        const shown = await service.read<{ special_price_paise: number }>(
          `/api/product/product/?product_id=${String(Number(id.slice(2)) + 100_000)}&karat=${karat ?? ''}`,
          { headers: { currency_code: currency } },
        );
        expect([id, variant?.price.amount]).toEqual([id, shown.special_price_paise]);
      }
    }
  });

  it('goes through all pages once, to the end (rule 75)', async () => {
    const asked = { query: 'earrings', context: { currency: 'USD' } };
    const seen: string[] = [];
    let cursor: string | undefined;
    let page: Found;
    do {
      page = await search({ ...asked, pagination: { limit: 50, ...(cursor !== undefined && { cursor }) } });
      seen.push(...idsOf(page));
      cursor = page.pagination.cursor;
    } while (page.pagination.has_next_page);
    expect(cursor).toBeUndefined();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(page.pagination.total_count);
    expect(seen.length).toBeGreaterThan(100);
    const other = await ask(SEARCH, {
      query: 'rings',
      pagination: { cursor: (await search(asked)).pagination.cursor },
    });
    expect([other.status, other.body.code]).toEqual([400, 'invalid_request']);
  });

  it('goes on in a changed catalogue, and says that it changed', async () => {
    const asked = { query: 'earrings' };
    const { cursor = '' } = (await search(asked)).pagination;
    const [from, , ...rest] = cursor.split('.');
    const older = [from, 'zz', ...rest].join('.');
    expect((await search({ ...asked, pagination: { cursor: older } })).messages).toMatchObject([
      { type: 'warning', code: 'catalog_changed' },
    ]);
  });

  it('takes no more than fifty at a time, and no words for a filter', async () => {
    const all = await search({ filters: { categories: ['Rings', 'chains'] }, pagination: { limit: 10_000 } });
    expect(all.products).toHaveLength(50);
    expect(new Set(all.products.map(({ categories }) => categories[0]?.value))).toEqual(
      new Set(['rings', 'chains']),
    );
    expect(await search({ filters: { categories: ['shoes'] } })).toMatchObject({
      products: [],
      pagination: { has_next_page: false, total_count: 0 },
    });
  });

  it('leaves a price in a currency that nothing is sold in, and says so (rule 85)', async () => {
    const found = await search({
      query: 'ring',
      filters: { price: { max: 1 } },
      context: { currency: 'EUR' },
    });
    expect(found.products).toHaveLength(10);
    expect(found.messages).toMatchObject([{ code: 'price_filter_ignored', path: '$.filters.price' }]);
    expect(
      (await search({ query: 'ring', context: { address_country: 'gb' } })).products[0]?.variants[0]?.price
        .currency,
    ).toBe('GBP');
  });

  it('is in the buyer’s language: the context’s, else the header’s', async () => {
    const hindi = await search({ query: 'अंगूठी', context: { language: 'hi-IN' } });
    expect(hindi.products[0]?.variants[0]?.description.plain).toMatch(/सोने का शुद्ध वज़न/);
    expect(hindi.products[0]?.url).toMatch(/:3000\/hi\/jewellery\//);
    expect(hindi.products[0]?.options[0]?.name).toBe('धातु की शुद्धता');
    const header = await search({ query: 'ring' }, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
    expect(header.products[0]?.options[0]?.name).toBe('धातु की शुद्धता');
    const both = await search({ query: 'ring', context: { language: 'en' } }, { 'accept-language': 'hi' });
    expect(both.products[0]?.options[0]?.name).toBe('Metal purity');
  });

  it('drops what it does not know, and is told nothing by it (rules 33, 34 and 36)', async () => {
    const plain = await search({ query: 'ring' });
    expect(
      await search({
        query: 'ring',
        signals: { 'dev.ucp.buyer_ip': '1.2.3.4' },
        attribution: { a: 'b' },
        later: [1],
      }),
    ).toEqual(plain);
  });
});

describe('a lookup', () => {
  beforeEach(() => platform.serve(profileWith(CATALOG)));
  const lookup = (body: object) => answered<Found>(LOOKUP, body);

  it('has each product once, with the variants that were named (rules 76, 77 and 83)', async () => {
    const { products } = await search({ query: 'ring' });
    const { product } = await answered<One>(PRODUCT, { id: products[0]?.id });
    const size = product.options.find(({ name }) => name === 'Size')?.values.at(-1)?.id ?? '';
    const featured = product.variants[0]?.id ?? '';
    const other = featured.replace(/-[^-]+$/, `-${size}`);
    const found = await lookup({ ids: [product.id, other, product.id, 'RG99999', featured] });
    expect(idsOf(found)).toEqual([product.id]);
    expect(found.products[0]?.variants.map(({ id, inputs }) => [id, inputs])).toEqual([
      [
        featured,
        [
          { id: product.id, match: 'featured' },
          { id: featured, match: 'exact' },
        ],
      ],
      [other, [{ id: other, match: 'exact' }]],
    ]);
    expect(found.messages).toMatchObject([{ type: 'info', code: 'not_found' }]);
  });

  it('takes fifty ids, and no more (rule 77)', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `RG${String(90_000 + at)}`);
    expect((await lookup({ ids: ids(50) })).products).toEqual([]);
    const refused = await ask(LOOKUP, { ids: ids(51) });
    expect([refused.status, refused.body.code]).toEqual([400, 'request_too_large']);
    expect((await ask(LOOKUP, { ids: [] })).body.code).toBe('invalid_request');
  });

  it('narrows by category and price', async () => {
    const { products } = await search({ filters: { categories: ['rings'] } });
    const ids = idsOf({ products } as unknown as Found);
    expect((await lookup({ ids, filters: { categories: ['earrings'] } })).products).toEqual([]);
    expect((await lookup({ ids, filters: { price: { max: 1 } } })).products).toEqual([]);
    expect(
      (await lookup({ ids, filters: { categories: ['rings'], price: { min: 1 } } })).products,
    ).toHaveLength(10);
  });
});

describe('a product', () => {
  beforeEach(() => platform.serve(profileWith(CATALOG)));
  const product = (body: object) => answered<One>(PRODUCT, body);
  const aRing = async () => (await search({ query: 'ring' })).products[0]?.id ?? '';

  it('is shown in what is selected, by id or by words of either language (rules 78 to 80)', async () => {
    const id = await aRing();
    const { product: plain } = await product({ id });
    expect(plain.selected).toHaveLength(3);
    const [karats, colours, sizes] = plain.options;
    for (const values of [karats, colours, sizes])
      for (const value of values?.values ?? [])
        expect(value).toMatchObject({ exists: true, available: true });
    const last = sizes?.values.at(-1);
    const byLabel = await product({ id, selected: [{ name: 'size', label: last?.label ?? '' }] });
    const hindi = await product({
      id,
      context: { language: 'hi' },
      selected: [{ name: 'साइज़', id: last?.id, label: '' }],
    });
    for (const { product: shown } of [byLabel, hindi]) {
      expect(shown.variants[0]?.id).toMatch(new RegExp(`-${last?.id ?? ''}$`));
      expect(shown.selected?.at(-1)?.id).toBe(last?.id);
    }
  });

  it('whose variant is named keeps its options, whatever is selected (rule 78)', async () => {
    const id = await aRing();
    const variant = (await product({ id })).product.variants[0]?.id ?? '';
    const shown = await product({ id: variant, selected: [{ name: 'Size', label: '30' }] });
    expect(shown.product.variants[0]?.id).toBe(variant);
  });

  it('says which option nobody makes', async () => {
    const shown = await product({
      id: await aRing(),
      selected: [
        { name: 'Flavour', label: 'mint' },
        { name: 'Size', label: '99' },
      ],
    });
    expect(shown.messages).toMatchObject([
      { code: 'option_unknown', path: '$.selected[0]' },
      { code: 'option_unknown', path: '$.selected[1]' },
    ]);
  });

  it('that is not there is an answer, not a failure (rules 43, 44 and 84)', async () => {
    for (const id of ['RG99999', '', '__proto__', 'RG01084-18W-99'])
      expect(await answered<Refused>(PRODUCT, { id })).toMatchObject({
        ucp: { status: 'error' },
        messages: [{ type: 'error', code: 'not_found', severity: 'unrecoverable' }],
      });
  });
});

it('is never failed by what anybody sends', async () => {
  platform.serve(profileWith(CATALOG));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'RG00001',
      'RG00001-18Y-12',
      'ring',
      'size',
      '__proto__',
      'constructor',
      'hi',
      'INR',
      '18',
    ),
  );
  const value: fc.Arbitrary<unknown> = fc.oneof(
    text,
    fc.double(),
    fc.maxSafeInteger(),
    fc.jsonValue(),
    fc.constant(null),
  );
  const body = fc.record(
    {
      query: value,
      id: value,
      ids: fc.array(value, { maxLength: 5 }),
      filters: fc.oneof(
        value,
        fc.record(
          {
            categories: fc.array(value, { maxLength: 3 }),
            price: fc.oneof(value, fc.record({ min: value, max: value })),
          },
          { requiredKeys: [] },
        ),
      ),
      context: fc.oneof(
        value,
        fc.record({ language: value, currency: value, address_country: value }, { requiredKeys: [] }),
      ),
      selected: fc.array(
        fc.oneof(value, fc.record({ name: text, label: text, id: text }, { requiredKeys: [] })),
        { maxLength: 3 },
      ),
      preferences: fc.array(text, { maxLength: 3 }),
      pagination: fc.oneof(value, fc.record({ cursor: value, limit: value }, { requiredKeys: [] })),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(SEARCH, LOOKUP, PRODUCT), body, async (path, sent) => {
      const reply = await ask(path, sent);
      expect([reply.status < 500, reply.text.slice(0, 200)]).toEqual([true, expect.anything()]);
    }),
    { numRuns: 300 },
  );
});

describe('the page for developers of agents', () => {
  const text = readFileSync(join(root, 'docs', 'agents.md'), 'utf8');

  it('has calls that are answered', async () => {
    platform.serve(profileWith(CATALOG));
    const [asked, piece] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );
    const { products } = await search(asked ?? {});
    expect(products).toHaveLength(3);
    const { product } = await answered<One>(PRODUCT, { ...piece, id: products[0]?.id });
    expect(product.selected?.at(-1)?.id).toBe('12');
  });

  it('signs a checkout by what it shows', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'mine' };
    const { d: _private, ...published } = jwk;
    platform.serve(profileWith(CATALOG));
    const own = await startPlatform();
    own.serve(profileWith(['dev.ucp.shopping.checkout'], [published]));
    const { products } = await search({ query: 'ring' });
    const url = `${SHOP}/ucp/v1/checkout-sessions`;
    const body = JSON.stringify({
      line_items: [{ item: { id: products[0]?.variants[0]?.id }, quantity: 1 }],
    });
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
    const call = { method: 'POST', url, profile: own.profileUrl, body, key: 'a-key-of-mine' };
    const printed = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `${code}\nconsole.log(JSON.stringify(signed(${JSON.stringify(jwk)}, ${JSON.stringify(call)})))`,
      ],
      { encoding: 'utf8', env: {} },
    );
    const reply = await ask('/ucp/v1/checkout-sessions', body, JSON.parse(printed) as Record<string, string>);
    expect([reply.status, reply.body]).toEqual([
      201,
      expect.objectContaining({ status: 'requires_escalation' }),
    ]);
    await own.close();
  });
});

describe('by MCP', () => {
  beforeEach(() => platform.serve(profileWith(CATALOG)));

  const rpc = async (method: string, params: object = {}, headers: Record<string, string> = {}) => {
    const reply = await service.app.http.inject({
      method: 'POST',
      url: '/ucp/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      payload: { jsonrpc: '2.0', id: 1, method, params },
    });
    const said = /^data: (.*)$/m.exec(reply.payload)?.[1] ?? reply.payload;
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: JSON.parse(said) as {
        error?: { code: number; data?: { code: string; retry_after?: number } };
        result?: { structuredContent?: object; tools?: object[] };
      },
    };
  };
  const meta = () => ({ 'ucp-agent': { profile: platform.profileUrl } });

  it('an official client lists the tools and calls them, and what it gets is what REST answers (rules 67 to 70)', async () => {
    const address = await service.app.http.listen({ port: 0, host: '127.0.0.1' });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/ucp/mcp`)));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search_catalog', 'lookup_catalog', 'get_product'],
      ...['create_cart', 'get_cart', 'update_cart', 'cancel_cart'],
      ...['create_checkout', 'get_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout'],
      'get_order',
    ]);
    for (const tool of tools)
      expect([tool.inputSchema.type, tool.outputSchema?.['type']]).toEqual(['object', 'object']);
    const asked = { query: 'ring', context: { currency: 'SGD' }, pagination: { limit: 3 } };
    const found = await client.callTool({
      name: 'search_catalog',
      arguments: { meta: meta(), catalog: asked },
    });
    const byRest = await search(asked);
    expect(found.structuredContent).toEqual(byRest);
    expect(JSON.parse((found.content as unknown as [{ text: string }])[0].text)).toEqual(byRest);
    const missing = await client.callTool({
      name: 'get_product',
      arguments: { meta: meta(), catalog: { id: 'RG99999' } },
    });
    expect(missing.structuredContent).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found' }],
    });
    await client.close();
  });

  it('faults are errors of JSON-RPC, and the status of HTTP is theirs (rule 27)', async () => {
    const call = (given: object, name = 'search_catalog') => rpc('tools/call', { name, arguments: given });
    const catalog = { query: 'ring' };
    const faults = [
      [await call({ catalog }), 400, -32_001, 'invalid_profile_url'],
      [
        await call({ meta: { 'ucp-agent': { profile: 'http://platform.example/' } }, catalog }),
        400,
        -32_001,
        'invalid_profile_url',
      ],
      [await call({ meta: meta(), catalog: {} }), 400, -32_602, 'invalid_request'],
      [await call({ meta: meta() }), 400, -32_602, 'invalid_request'],
      [
        await call(
          { meta: meta(), catalog: { ids: Array.from({ length: 51 }, (_, at) => `RG${String(at)}`) } },
          'lookup_catalog',
        ),
        400,
        -32_602,
        'request_too_large',
      ],
    ] as const;
    for (const [{ status, body }, expected, code, name] of faults)
      expect([status, body.error?.code, body.error?.data?.code]).toEqual([expected, code, name]);
    expect((await call({ meta: meta(), catalog }, 'buy_everything')).body.error?.code).toBe(-32_602);
  });

  it('opens no streams, and answers signed', async () => {
    for (const method of ['subscriptions/listen', 'resources/list', 'logging/setLevel'])
      expect(await rpc(method)).toMatchObject({ status: 404, body: { error: { code: -32_601 } } });
    const listed = await rpc('tools/list');
    expect(listed.body.result?.tools).toHaveLength(13);
    expect(listed.headers).toMatchObject({ signature: expect.stringMatching(/^sig1=/) });
    expect((await service.app.http.inject({ method: 'GET', url: '/ucp/mcp' })).statusCode).toBe(404);
  });

  it('what is no message is refused', async () => {
    for (const payload of ['[]', '{', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', '{"jsonrpc":"2.0"}']) {
      const reply = await service.app.http.inject({
        method: 'POST',
        url: '/ucp/mcp',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([payload, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([payload, true]);
    }
  });
});

function never(): never {
  throw new Error('there is no variant');
}
