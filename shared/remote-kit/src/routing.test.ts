import { describe, expect, it } from '@jest/globals';
import { createMatcher } from './routing.ts';

const matchPath = createMatcher([
  {
    name: 'catalog',
    routes: [
      { id: 'home', path: '/' },
      { id: 'listing', path: '/jewellery/' },
      { id: 'category', path: '/jewellery/:category/' },
      { id: 'filtered', path: '/jewellery/:"filters"-filter/' },
      { id: 'search', path: '/jewellery/search/' },
      { id: 'product', path: '/jewellery/:category/:"slug"_product_:"id"/' },
    ],
  },
  { name: 'checkout', routes: [{ id: 'bag', path: '/checkout/cart/' }] },
]);

const found = (path: string) => {
  const hit = matchPath(path);
  return hit && { page: `${hit.remote.name}/${hit.route.id}`, params: hit.params };
};

describe('which remote an address belongs to', () => {
  it.each([
    ['/', 'catalog/home'],
    ['/jewellery/', 'catalog/listing'],
    ['/jewellery/rings/', 'catalog/category'],
    ['/jewellery/search/', 'catalog/search'],
    ['/checkout/cart/', 'checkout/bag'],
  ])('%s is %s', (path, page) => {
    expect(found(path)?.page).toBe(page);
  });

  it('prefers the product page over the listing it sits below', () => {
    expect(found('/jewellery/rings/lotus-bloom-ring_product_1042/')).toEqual({
      page: 'catalog/product',
      params: { category: 'rings', slug: 'lotus-bloom-ring', id: '1042' },
    });
  });

  it('keeps the plus signs of the listing grammar', () => {
    expect(found('/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/')).toEqual({
      page: 'catalog/filtered',
      params: { filters: 'wife+wear-gifting-for+party-sort+by+latest' },
    });
  });

  it('gives unknown and malformed addresses to no remote', () => {
    expect(found('/no-such-page/')).toBeNull();
    expect(found('/jewellery/%E0%A4%A/')).toBeNull();
  });
});
