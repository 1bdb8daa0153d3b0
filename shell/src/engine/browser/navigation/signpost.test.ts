import { describe, expect, it } from '@jest/globals';
import type { PublicComposition, PublicRemote, PublicRoute } from '@suvarna/contracts/public-composition';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { createSignpost } from './signpost.ts';

const route = (id: string, path: string): PublicRoute => ({
  id,
  path,
  session: 'any',
  scripts: [],
  styles: [],
});
const listing = route('listing', '/jewellery/:category/');
const search = route('search', '/jewellery/search/');
const composition = (routes: readonly PublicRoute[], partial?: true): PublicComposition => ({
  revision: 1,
  cohort: 'production',
  remotes: [{ name: 'catalog', routes } as unknown as PublicRemote],
  ...(partial ? { partial } : {}),
});

function aSignpost(first: PublicComposition, routeId = 'listing') {
  let current = first;
  const signpost = createSignpost(
    {
      get: () => current,
      remote: (name) => current.remotes.find((remote) => remote.name === name),
      match: (path) => createMatcher<PublicRoute, PublicRemote>(current.remotes)(path),
    },
    {
      all: ['en', 'hi'],
      baseOf: (locale) => (locale === 'hi' ? '/hi' : ''),
      split: (path) =>
        path.startsWith('/hi/') ? { locale: 'hi', path: path.slice(3) } : { locale: 'en', path },
    },
    { remote: 'catalog', routeId, params: { category: 'rings' } },
    new URL('https://shop.example/hi/jewellery/rings/?page=2'),
  );
  return {
    routeOf: (address: string) => signpost(new URL(address, 'https://shop.example'))?.route.id,
    signpost,
    learn: (next: PublicComposition) => {
      current = next;
    },
  };
}

describe('where an address leads', () => {
  it('is known for the document itself alone, before the other routes are here', () => {
    const { routeOf, signpost, learn } = aSignpost(composition([listing], true));
    expect(signpost(new URL('https://shop.example/hi/jewellery/rings/?page=2'))).toMatchObject({
      remote: { name: 'catalog' },
      route: { id: 'listing' },
      params: { category: 'rings' },
      path: '/jewellery/rings/',
      locale: 'hi',
      base: '/hi',
    });
    // One more route could have it.
    expect(routeOf('/hi/jewellery/search/')).toBeUndefined();
    learn(composition([listing, search]));
    expect(routeOf('/hi/jewellery/search/')).toBe('search');
    expect(routeOf('/jewellery/earrings/')).toBe('listing');
  });

  it('is nowhere from a document that belongs to no remote', () => {
    expect(aSignpost(composition([], true), '').routeOf('/hi/jewellery/rings/')).toBeUndefined();
  });
});
