import { describe, expect, it } from '@jest/globals';
import { SORTS } from '@suvarna/contracts/catalogue';
import fc from 'fast-check';
import { FACETS, FACET_IDS, facetBit } from './facets.ts';
import {
  EVERYTHING,
  parseListingPath,
  printListingPath,
  toggled,
  togglePaths,
  type ListingQuery,
} from './grammar.ts';

const queries: fc.Arbitrary<ListingQuery> = fc.record({
  selected: fc.record(
    Object.fromEntries(
      FACETS.map((facet) => [
        facet.id,
        fc.oneof(
          { weight: 2, arbitrary: fc.constant(0) },
          fc.integer({ min: 0, max: 2 ** facet.values.length - 1 }),
        ),
      ]),
    ),
  ) as fc.Arbitrary<ListingQuery['selected']>,
  sort: fc.constantFrom(...SORTS),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 200 })),
});

describe('a listing address', () => {
  it('says exactly what it was printed from', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseListingPath(printListingPath(query))).toEqual(query);
      }),
    );
  });

  it('has one canonical spelling, whatever the order and case of its segments', () => {
    fc.assert(
      fc.property(queries, fc.infiniteStream(fc.nat(1000)), (query, weights) => {
        const canonical = printListingPath(query);
        const match = /^\/jewellery\/(.+)-filter\/$/.exec(canonical);
        if (!match?.[1]) return;
        const shuffled = match[1]
          .split('-')
          .map((text) => [text, weights.next().value] as const)
          .toSorted((a, b) => a[1] - b[1])
          .map(([text]) => text);
        const other = parseListingPath(`/jewellery/${shuffled.join('-').toUpperCase()}-filter`);
        expect(other && printListingPath(other)).toBe(canonical);
      }),
    );
  });

  it('keeps its plus signs through query decoders and percent encoding', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const canonical = printListingPath(query);
        expect(parseListingPath(canonical.replaceAll('+', ' '))).toEqual(query);
        expect(parseListingPath(canonical.replaceAll('+', '%2B'))).toEqual(query);
      }),
    );
  });

  it('of a switched value leads back when switched again', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...FACETS), fc.nat(30), (query, facet, at) => {
        const bit = 1 << (at % facet.values.length);
        const there = toggled(query, facet.id, bit);
        expect(there.page).toBe(1);
        expect(toggled(there, facet.id, bit)).toEqual({ ...query, page: 1 });
      }),
    );
  });

  it('is printed for all values of a facet as for each alone', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...FACETS), (query, facet) => {
        expect(togglePaths(query, facet.id)).toEqual(
          facet.values.map((_, at) => printListingPath(toggled(query, facet.id, 1 << at))),
        );
      }),
    );
  });
});

describe('the addresses of the specification', () => {
  it.each(
    ['Girlfriend', 'Wife', 'Husband', 'Daughter', 'Self'].flatMap((recipient) =>
      ['Work', 'Party', 'Casual'].map((occasion) => [recipient, occasion] as const),
    ),
  )('gifting for %s at %s works literally, and is its own canonical spelling', (recipient, occasion) => {
    const path = `/jewellery/${recipient.toLowerCase()}+wear-gifting-for+${occasion.toLowerCase()}-sort+by+latest-filter/`;
    const query = parseListingPath(path);
    expect(query).toEqual({
      ...EVERYTHING,
      sort: 'latest',
      selected: {
        ...EVERYTHING.selected,
        recipient: facetBit('recipient', recipient.toLowerCase()),
        gifting: 1,
        occasion: facetBit('occasion', occasion.toLowerCase()),
      },
    });
    expect(query && printListingPath(query)).toBe(path);
  });

  it.each([
    ['/jewellery', '/jewellery/'],
    ['/jewellery/rings', '/jewellery/rings/'],
    ['/jewellery/nose-pins/', '/jewellery/nose-pins/'],
    ['/jewellery/rings-filter/', '/jewellery/rings/'],
    ['/jewellery/page+1-filter/', '/jewellery/'],
    ['/jewellery/sort+by+popular-rings-filter/', '/jewellery/rings/'],
    ['/jewellery/karat+22-rings-karat+18-karat+22-filter/', '/jewellery/rings-karat+18-karat+22-filter/'],
    [
      '/jewellery/price+10k+20k-with+diamond-ready+to+ship-filter/',
      '/jewellery/with+diamond-price+10k+20k-ready+to+ship-filter/',
    ],
    ['/jewellery/rings-page+3-filter/', '/jewellery/rings-page+3-filter/'],
  ])('%s is %s', (path, canonical) => {
    const query = parseListingPath(path);
    expect(query && printListingPath(query)).toBe(canonical);
  });

  it.each([
    '/',
    '/jewellery/unicorns/',
    '/jewellery/karat+21-filter/',
    '/jewellery/karat+24-filter/',
    '/jewellery/rings-page+0-filter/',
    '/jewellery/-filter/',
    '/jewellery/filter/',
    '/jewellery/rings/more/',
    '/jewellery/sort+by+latest-sort+by+discount-filter/',
    '/jewellery/page+2-page+3-filter/',
    '/jewellery/price+5-filter/',
    '/jewellery/../secret/',
  ])('%s is no listing', (path) => {
    expect(parseListingPath(path)).toBeUndefined();
  });

  it('never share a segment between two values', () => {
    const segments = FACETS.flatMap((facet) => facet.values.map((value) => facet.segment(value)));
    expect(new Set(segments).size).toBe(segments.length);
    expect(segments.every((segment) => /^[a-z0-9+]+$/.test(segment))).toBe(true);
    expect(FACETS.map((facet) => facet.id)).toEqual([...FACET_IDS]);
  });
});
