import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { aVisit, fakeApi, someResults } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { head, Page } from './search.page.tsx';
import { toSearchView } from './search.model.ts';

const route = aVisit('/jewellery/search/?q=rimg', fakeApi({}));
const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const show = (results = someResults()) =>
  render(inRemote(<Page data={toSearchView(results, reading)} route={route} />));

describe('search page', () => {
  it('says when it looked for something else than was typed', () => {
    show(
      someResults({ query: 'rimg', corrected: 'ring', exact_path: '/jewellery/search/?q=rimg&exact=true' }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “ring”' })).toBeTruthy();
    expect(screen.getByText('Showing results for “ring” instead of “rimg”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search instead for “rimg”' }).getAttribute('href')).toBe(
      '/jewellery/search/?q=rimg&exact=true',
    );
  });

  it('leads on when nothing was found', () => {
    show(someResults({ query: 'xyzzy', count: 0, results: [], pages: 0 }));
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rings' }).getAttribute('href')).toBe('/jewellery/rings/');
  });

  it('says what stands in the way when nothing has everything', () => {
    show(
      someResults({
        query: 'coin',
        count: 0,
        results: [],
        pages: 0,
        without: [{ label: 'Pearl', label_hi: 'मोती', path: '/jewellery/search/?q=coin', count: 1 }],
      }),
    );
    const ways = screen.getByRole('navigation', { name: 'Remove one word to see results' });
    const way = within(ways).getByRole('link', { name: 'Without “Pearl”: 1 design' });
    expect(way.getAttribute('href')).toBe('/jewellery/search/?q=coin');
  });

  it('keeps the words in the addresses of its pages', () => {
    show(someResults({ query: 'gold & ruby', pages: 3, page: 2, count: 120 }));
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
      '/jewellery/search/?q=gold+%26+ruby&page=3',
    );
  });

  it('says where it stands', () => {
    show();
    expect(
      within(screen.getByRole('navigation', { name: 'You are here' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Jewellery', 'Search results']);
  });

  it('shows what was understood, each part with the way without it', () => {
    show(
      someResults({
        query: 'ring under 20000',
        applied: [
          { facet: 'kind', id: 'kind-0', label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/search/?q=u' },
        ],
        facets: [
          {
            id: 'karat',
            label: 'Karat',
            label_hi: 'कैरेट',
            values: [
              { id: '18', label: '18 karat', label_hi: '18 कैरेट', count: 3, selected: false, path: '/x/' },
            ],
          },
        ],
      }),
    );
    const understood = screen.getByRole('list', { name: 'We searched for' });
    expect(within(understood).getByRole('link', { name: 'Remove Rings' }).getAttribute('href')).toBe(
      '/jewellery/search/?q=u',
    );
    expect(screen.queryByRole('link', { name: /^Search instead/ })).toBeNull();
  });

  it('says what was let go, what nothing is called, and which pages may answer', () => {
    show(
      someResults({
        relaxed: [{ label: 'Under ₹2,000', label_hi: '', nearest: '₹7,139', nearest_hi: '' }],
        missing: ['kundan'],
        guides: ['returns', 'a page of tomorrow'],
        guide_links: [{ label: 'Returns', label_hi: 'वापसी', path: '/policy/returns/' }],
      }),
    );
    expect(screen.getByText('No match for “Under ₹2,000”. Showing the closest, from ₹7,139.')).toBeTruthy();
    expect(screen.getByText('No exact match for “kundan”. Here are the closest results.')).toBeTruthy();
    const guides = screen.getByRole('navigation', { name: 'Helpful pages' });
    expect(within(guides).getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe(
      '/policy/returns/',
    );
  });

  it('says what there is instead of what is not made, and where the designs of a word are that had to go', () => {
    show(
      someResults({
        query: 'silver payal',
        missing: ['silver', 'payal', 'abc'],
        instead: [
          { words: 'silver', label: 'White Gold', label_hi: 'सफ़ेद सोना' },
          { words: 'payal', label: 'Bracelets', label_hi: 'ब्रेसलेट' },
        ],
        relaxed: [
          {
            ...{ label: 'Kids', label_hi: 'बच्चे', nearest: '', nearest_hi: '' },
            ...{ path: '/jewellery/search/?q=kids', count: 31 },
          },
        ],
      }),
    );
    expect(screen.getByText("We don't have “payal”. You may like: Bracelets.")).toBeTruthy();
    expect(screen.getByText('No exact match for “abc”. Here are the closest results.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all 31 designs for “Kids”' }).getAttribute('href')).toBe(
      '/jewellery/search/?q=kids',
    );
  });

  it('of what only pages answer does not say that nothing was found', () => {
    show(
      someResults({
        query: 'return policy',
        count: 0,
        results: [],
        pages: 0,
        guide_links: [{ label: 'Returns', label_hi: 'वापसी', path: '/policy/returns/' }],
      }),
    );
    expect(screen.queryByText('No results found')).toBeNull();
    expect(screen.getByRole('link', { name: 'Returns' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rings' })).toBeTruthy();
  });

  it('says what of a long query was not read', () => {
    show(someResults({ unread: 'amethyst under 20000' }));
    expect(screen.getByText('Too many words; left out: “amethyst under 20000”.')).toBeTruthy();
  });

  it('is not for crawlers', () => {
    expect(head(toSearchView(someResults(), reading), route, (key) => key).noindex).toBe(true);
  });
});
