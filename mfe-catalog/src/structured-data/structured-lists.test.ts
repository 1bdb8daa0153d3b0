/** What schema.org and those who read it ask of lists, held against the heads of the pages that have them. */
import { describe, expect, it } from '@jest/globals';
import { PAGE_SIZE } from '@suvarna/contracts/catalogue';
import type { PageHead } from '@suvarna/remote-kit/page';
import { aCard, aListing, aVisit, fakeApi, someResults } from '../catalogue.fixtures.ts';
import { listingHead } from '../listing/listing.head.ts';
import { toListingView } from '../listing/listing.model.ts';
import { searchHead } from '../search/search.head.ts';
import { toSearchView } from '../search/search.model.ts';

interface Item {
  readonly '@type'?: unknown;
  readonly position?: unknown;
  readonly name?: unknown;
  readonly item?: unknown;
  readonly url?: unknown;
}
interface List {
  readonly '@context'?: unknown;
  readonly '@type'?: unknown;
  readonly itemListElement?: readonly Item[];
}

const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const route = aVisit('/jewellery/search/?q=gold+%26+ruby', fakeApi({}));
const t = (key: string): string => key;

/** As a document holds it and a crawler reads it. */
const listsOf = (head: PageHead): readonly List[] =>
  JSON.parse(JSON.stringify(head.structuredData)) as List[];

function expectValid(list: List, first: number): void {
  expect(list['@context']).toBe('https://schema.org');
  const items = list.itemListElement ?? [];
  expect(items.length).toBeGreaterThan(0);
  for (const [at, item] of items.entries()) {
    expect(item['@type']).toBe('ListItem');
    expect(item.position).toBe(first + at);
    expect(item.name).toEqual(expect.stringMatching(/\S/));
    const address = list['@type'] === 'BreadcrumbList' ? item.item : item.url;
    expect(new URL(String(address)).origin).toBe(route.origin);
  }
  expect(new Set(items.map(({ item, url }) => item ?? url)).size).toBe(items.length);
}

const CARDS = [aCard(), aCard({ product_id: 1043, url: '/jewellery/rings/second_product_1043/' })];

describe('lists in heads', () => {
  it.each([1, 3])('of page %d of a search are valid', (page) => {
    const view = toSearchView(
      someResults({ query: 'gold & ruby', page, pages: 3, count: 120, results: CARDS }),
      reading,
    );
    const [crumbs, designs, ...more] = listsOf(searchHead(view, route, t));
    expect([crumbs?.['@type'], designs?.['@type'], more]).toEqual(['BreadcrumbList', 'ItemList', []]);
    expectValid(crumbs ?? {}, 1);
    expectValid(designs ?? {}, (page - 1) * PAGE_SIZE + 1);
  });

  it('of a search that found nothing are no empty lists', () => {
    const view = toSearchView(someResults({ count: 0, results: [], pages: 1 }), reading);
    expect(listsOf(searchHead(view, route, t)).map((list) => list['@type'])).toEqual(['BreadcrumbList']);
  });

  it('of a listing are valid', () => {
    const [crumbs, designs] = listsOf(
      listingHead(toListingView(aListing({ results: CARDS }), reading), route, t),
    );
    expectValid(crumbs ?? {}, 1);
    expectValid(designs ?? {}, 1);
  });
});
