/** What one search may cost, asked as a browser asks: through the route, for the first time. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SearchSuggestions } from '@suvarna/contracts/catalogue';
import Fastify, { type FastifyInstance } from 'fastify';
import MiniSearch from 'minisearch';
import { createAnswers } from '../answers.http.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { facetBit } from '../designs/facets.ts';
import { EVERYTHING } from '../designs/grammar.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { printSearch } from './addresses.ts';
import { find } from './find.ts';
import { createAskedKinds } from './asked/asked-kinds.ts';
import { searchRoutes } from './search.routes.ts';
import { tidy } from './words/spelling.ts';

let app: FastifyInstance;
let snapshot: CatalogueSnapshot;
let passes = 0;

beforeAll(async () => {
  const seeded = await seededSnapshot();
  const { index } = seeded;
  snapshot = {
    ...seeded,
    index: {
      ...index,
      match(query, within) {
        passes += 1;
        return index.match(query, within);
      },
    },
  };
});

beforeEach(async () => {
  app = Fastify();
  const catalogue = { snapshot: () => snapshot } as Parameters<typeof createAnswers>[0];
  await app.register(
    async (routes) =>
      searchRoutes(
        routes,
        createAnswers(catalogue),
        createAskedKinds(() => new Date()),
      ),
    { prefix: '/api' },
  );
  // The route is made by its first request, and that is not what is measured.
  await search('coin');
  passes = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

/** No design of the catalogue is in it. */
const NOTHING = {
  ...EVERYTHING.selected,
  category: facetBit('category', 'gold-coins'),
  stone: facetBit('stone', 'pearl'),
};
/** Each leaves something, and both together with coins nothing. */
const PEARLS = { ...EVERYTHING.selected, stone: facetBit('stone', 'pearl') };

const KIND_WORDS =
  'ring jhumka stud hoop kada nath bali haar locket choker bangle chain coin rakhi tops cuff vati charm signet halo band';
const PREFIXES =
  'aar abh adh ama ana anv arp ash avn bha cha dam dee div gau har ind jai kal kam kav lav mad nan nay';

async function search(query: string, selected = EVERYTHING.selected, more = {}) {
  const path = printSearch({ query, selected, sort: undefined, page: 1, asTyped: false, ...more });
  const reply = await app.inject({ url: path.replace('/jewellery/search/', '/api/product/search/') });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { count: number; without?: readonly { label: string; count: number }[] } }>()
    .data;
}

const EACH = [
  ['kinds and a filter that is empty by itself', KIND_WORDS, NOTHING, {}],
  ['kinds and a filter', KIND_WORDS, PEARLS, {}],
  ['prefixes and a filter that is empty by itself', PREFIXES, NOTHING, {}],
  ['prefixes and a filter', PREFIXES, PEARLS, {}],
  ['prefixes as they were typed', PREFIXES, PEARLS, { asTyped: true }],
  ['prefixes', PREFIXES, EVERYTHING.selected, {}],
  ['amounts', '1 gram 9 gram 3 gram 5 gram 7 gram 2 gram 8 gram 4 gram 6 gram 22 gram', NOTHING, {}],
] as const;

describe('suggestions', () => {
  it('have the names of designs in both languages', async () => {
    const reply = await app.inject({ url: '/api/product/search_suggest/?q=jhumka' });
    const { products } = reply.json<{ data: SearchSuggestions }>().data;
    expect(products.length).toBeGreaterThan(0);
    for (const { title_hi: title } of products) expect(title).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  });

  it('lead to pages of words, also while they are being named', async () => {
    for (const [query, path] of [
      ['return policy', '/policy/returns/'],
      ['ring si', '/ring-size-guide/'],
      ['सोने का भाव', '/gold-rate/'],
      ['store in pune', '/find-a-store/?near=Pune'],
    ] as const) {
      const reply = await app.inject({
        url: `/api/product/search_suggest/?q=${encodeURIComponent(query)}`,
      });
      const { guide_links: links = [] } = reply.json<{ data: SearchSuggestions }>().data;
      expect(links[0]?.path).toBe(path);
      for (const { label, label_hi: hindi } of links) {
        expect(label).not.toBe('');
        expect(hindi).toMatch(/\p{Script=Devanagari}/u);
      }
    }
  });
});

describe('one search', () => {
  it.each(EACH)('of %s goes through all designs at most 24 times', async (_, query, selected, more) => {
    await search(query, selected, more);
    expect(passes).toBeGreaterThan(0);
    expect(passes).toBeLessThanOrEqual(24);
  });

  it('looks for the words of its parts once each', async () => {
    const looked = jest.spyOn(MiniSearch.prototype, 'search');
    await search(PREFIXES.toUpperCase().replaceAll('A', 'O'), PEARLS);
    expect(looked.mock.calls.length).toBeLessThanOrEqual(16);
  });

  it('does not let words go where the filter alone finds nothing', async () => {
    const { count, without } = await search('diamond ring for wife', NOTHING);
    expect(count).toBe(0);
    expect(passes).toBeLessThanOrEqual(7);
    // Without coins the pearls stay, and the words with them.
    expect(without?.map(({ label }) => label)).not.toContain('Rings');
  });
});

/** 50 ms are time for thirty passes over a hundred thousand designs: what a query may do is counted, for a test's clock also runs for others. */
describe('a hostile query', () => {
  const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';
  it.each([
    ['of words near to many', 'zimrald rubee saffire dymond jhomka bracelt nekless zimrold rubbe saffyre'],
    ['that a regular expression may choke on', `${'(a+)+'.repeat(23)}$`],
    ['of numbers without end', '1,'.repeat(60)],
    ['of marks', '\u0300'.repeat(120)],
    ['of control characters', 'ri\u0000ng\u0007 \u202e under\u200b 20000'],
    ['of single letters', `${LETTERS} ${LETTERS}`],
    ['of one name again and again', 'tara '.repeat(24)],
    ['of names without their ends', 'tara diamond navya star tara floral navya emerald kimaya sun'],
  ])('%s looks for few words and goes through few designs', async (_, query) => {
    const looked = jest.spyOn(MiniSearch.prototype, 'search');
    const read = jest.spyOn(String.prototype, 'matchAll');
    await search(query);
    expect(passes).toBeLessThanOrEqual(24);
    // Each of ten words is looked for once as it is, and six are compared with the vocabulary.
    expect(looked.mock.calls.length).toBeLessThanOrEqual(16);
    // Names that are compared word by word, and the query.
    expect(read.mock.calls.length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['100 kB', 'ring '.repeat(20_000)],
    ['one word of 100 kB', 'a'.repeat(100_000)],
    ['100 kB of marks', 'a\u0300'.repeat(50_000)],
  ])('of %s is read no further than 120 letters', async (_, query) => {
    expect(tidy(query).length).toBeLessThanOrEqual(120);
    const found = find(snapshot, { query, currency: 'INR' });
    expect(found.query.length).toBeLessThanOrEqual(120);
    expect(passes).toBeLessThanOrEqual(24);
    passes = 0;
    for (const url of ['product/search/', 'product/search_suggest/']) {
      const reply = await app.inject({ url: `/api/${url}?q=${encodeURIComponent(query.slice(0, 3_000))}` });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(passes).toBe(0);
  });

  it('counts for what an empty field offers: what many search for stands first', async () => {
    const offered = async (): Promise<string> => {
      const reply = await app.inject({ url: '/api/product/search_suggest/?q=' });
      return reply.json<{ data: { terms: { text: string }[] } }>().data.terms[0]?.text ?? '';
    };
    expect(await offered()).not.toBe('Naths');
    // In whatever words, by the kind of what was found; a kept answer counts as well.
    for (const query of ['nath', 'nath', 'bridal nath', 'nath']) await search(query);
    expect(await offered()).toBe('Naths');
  });
});
