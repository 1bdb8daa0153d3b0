import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { aVisit, fakeApi, someResults } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.tsx';
import { head, Page } from './search.page.tsx';
import { toSearchView } from './search.model.ts';

const route = aVisit('/jewellery/search/?q=rimg', fakeApi({}));
const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const show = (results = someResults()) =>
  render(inRemote(<Page data={toSearchView(results, reading)} route={route} />));

describe('search page', () => {
  it('says when it looked for something else than was typed', () => {
    show(someResults({ query: 'rimg', corrected: 'ring' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “ring”' })).toBeTruthy();
    expect(screen.getByText('We looked for “ring” instead of “rimg”.')).toBeTruthy();
  });

  it('leads on when nothing was found', () => {
    show(someResults({ query: 'xyzzy', count: 0, results: [], pages: 0 }));
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rings' }).getAttribute('href')).toBe('/jewellery/rings/');
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

  it('is not for crawlers', () => {
    expect(head(toSearchView(someResults(), reading), route, (key) => key).noindex).toBe(true);
  });
});
