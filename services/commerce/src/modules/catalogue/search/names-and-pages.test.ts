/** Names that stand whole in a query, carats of nothing, queries that are too long, and pages of words. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { EVERYTHING } from '../designs/grammar.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { completions } from './complete.ts';
import { find } from './find.ts';
import { GUIDES } from './words/lexicon.ts';
import pages from './pages.json' with { type: 'json' };
import { pageLinks, pagesBegun } from './pages.ts';
import { wordsOfPart } from './words/part-words.ts';
import { searchFrame } from './search-view.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
});

const ask = (query: string) => find(snapshot, { query, currency: 'INR' });
const said = (query: string) => ask(query).parts.map((part) => wordsOfPart(part, 'INR').en);
const designsOf = (query: string) =>
  Array.from(ask(query).rows, (row) => snapshot.index.rows[row]?.design).filter((one) => one !== undefined);
const inCollection = (name: string) =>
  snapshot.index.rows.filter(({ design }) => design.set_name === name).length;

describe('the name of a collection', () => {
  it.each(['moon river collection', 'Moon River', 'moon rivr collection', 'MOON RIVER कलेक्शन'])(
    '“%s” brings all of it, though moon is a motif',
    (query) => {
      expect(said(query)).toEqual(['Moon River']);
      expect(designsOf(query)).toHaveLength(inCollection('Moon River'));
    },
  );

  it('is a part like others: with kinds, and taken off', () => {
    const found = ask('moon river ring');
    expect(said('moon river ring')).toEqual(['Moon River', 'Rings']);
    for (const { set_name: set } of designsOf('moon river ring')) expect(set).toBe('Moon River');
    const address = {
      query: 'moon river ring',
      selected: EVERYTHING.selected,
      sort: undefined,
      page: 1,
      asTyped: false,
    };
    expect(searchFrame(snapshot, address, found, 'INR').applied?.[0]).toMatchObject({
      label: 'Moon River',
      path: '/jewellery/search/?q=ring',
    });
  });

  it('of one word that means something else is meant where that is said', () => {
    expect(said('filigree bangle')).toEqual(['Filigree', 'Bangles']);
    expect(new Set(designsOf('filigree bangle').map(({ form }) => form))).toEqual(new Set(['filigree']));
    expect(designsOf('filigree collection')).toHaveLength(inCollection('Filigree'));
  });
});

describe('the name of a design', () => {
  it('leads to it in either language, whatever its words mean', () => {
    for (const { design } of snapshot.index.rows.filter((_, at) => at % 40 === 0)) {
      expect(designsOf(design.title)).toEqual([design]);
      expect(designsOf(`${design.title_hi}`).map(({ title_hi: title }) => title)).toContain(design.title_hi);
    }
  });

  it('is not read where only its words stand', () => {
    expect(said('diamond floral tara')).toEqual(['Diamond', 'Floral', 'tara']);
  });
});

describe('a collection that is being named', () => {
  it('is completed before single words are', () => {
    expect(completions(snapshot.search, 'moon r', 4)[0]).toBe('moon river');
    expect(completions(snapshot.search, 'mo', 4)).not.toContain('moon river');
  });
});

describe('carats', () => {
  it.each(['carat', 'कैरट'])('“%s” alone are those of stones', (query) => {
    expect(said(query)).toEqual(['With stones']);
    for (const { stones } of designsOf(query).slice(0, 100)) expect(stones.length).toBeGreaterThan(0);
    expect(designsOf(query).length).toBeLessThan(snapshot.index.rows.length);
  });

  it('of one are of a stone, of twenty-two of gold', () => {
    expect(said('1 कैरट')).toEqual(['0.85 ct – 1.15 ct']);
    expect(said('1 कैरट हीरा')).toEqual(['0.85 ct – 1.15 ct', 'Diamond']);
    expect(said('22 कैरट चेन')).toEqual(['22 karat', 'Chains']);
    expect(said('carat gold chain')).toEqual(['Chains']);
  });
});

describe('a query of more than ten parts', () => {
  const long = 'ring diamond ruby emerald pearl onyx garnet topaz citrine sapphire amethyst under 20000';
  it('says what was not read', () => {
    expect(ask(long).unread).toBe('amethyst under 20000');
    const address = { query: long, selected: EVERYTHING.selected, sort: undefined, page: 1, asTyped: false };
    expect(searchFrame(snapshot, address, ask(long), 'INR').unread).toBe('amethyst under 20000');
  });

  it('as it was typed says so too, and a shorter one does not', () => {
    expect(find(snapshot, { query: long, currency: 'INR', asTyped: true }).unread).toBe(
      'amethyst under 20000',
    );
    expect(ask('diamond ring under 20000').unread).toBe('');
  });
});

describe('pages of words', () => {
  const linksOf = (query: string) => pageLinks(ask(query).guides);

  it.each([
    ['return policy', '/policy/returns/'],
    ['retrun policy', '/policy/returns/'],
    ['वापसी', '/policy/returns/'],
    ['ring size', '/ring-size-guide/'],
    ['ring size 12', '/ring-size-guide/'],
    ['अंगूठी का नाप', '/ring-size-guide/'],
    ['old gold', '/old-gold-exchange/'],
    ['पुराना सोना', '/old-gold-exchange/'],
    ['exchange', '/policy/lifetime-exchange/'],
    ['store in pune', '/find-a-store/?near=Pune'],
    ['पुणे में स्टोर', '/find-a-store/?near=Pune'],
    ['showrom in bangalore', '/find-a-store/?near=Bengaluru'],
    ['store near me', '/find-a-store/'],
    ['सोने का भाव', '/gold-rate/'],
    ['aaj ka sone ka bhav', '/gold-rate/'],
    ['emi', '/faqs/'],
    ['किस्त', '/faqs/'],
    ['hallmark', '/faqs/'],
    ['golden bounty', '/golden-bounty/'],
    ['gift card', '/gift-cards/'],
  ])('“%s” leads to %s', (query, path) => {
    expect(linksOf(query)[0]?.path).toBe(path);
    expect(ask(query).missing).toEqual([]);
  });

  it('stand beside the designs that were asked for with them', () => {
    expect(linksOf('gold ring emi').map(({ path }) => path)).toEqual(['/faqs/']);
    expect(said('gold ring emi')).toEqual(['Rings']);
  });

  it('are found by every name they have, and each has one', () => {
    expect(new Set(GUIDES.map(([, id]) => id))).toEqual(new Set(Object.keys(pages)));
    for (const [writing, id] of GUIDES) expect([writing, ask(writing).guides]).toEqual([writing, [id]]);
  });

  it('are offered while their name is being typed', () => {
    expect(pagesBegun('ring si')).toEqual(['ring-size']);
    expect(pagesBegun('retu')).toEqual(['returns']);
    expect(pagesBegun('सोने का भ')).toEqual(['gold-rate']);
    expect(pagesBegun('ri')).toEqual([]);
  });
});
