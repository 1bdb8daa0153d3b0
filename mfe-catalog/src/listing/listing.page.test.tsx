import type { Locale } from '@suvarna/contracts/locale';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { aListing, aVisit, fakeApi } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { aDocument } from '../content/content.fixtures.ts';
import en from '../locales/en/landing.json' with { type: 'json' };
import { bannerOf } from './banner.tsx';
import { loadListing } from './listing.api.ts';
import { Page } from './listing.page.tsx';
import { toListingView } from './listing.model.ts';

const route = aVisit('/jewellery/rings/', fakeApi({}));
const show = (listing = aListing(), locale: Locale = 'en') =>
  render(
    inRemote(
      <Page data={toListingView(listing, { locale, asOf: '2026-11-16T04:00:00Z' })} route={route} />,
      locale,
    ),
  );

describe('listing page', () => {
  it('says what people wrote for a landing in place of its own lead, and below the list', async () => {
    const path = '/jewellery/gold-coins/';
    const landing = aDocument('gold-coins', 'landing', { lead: [{ text: 'Coins for Dhanteras.' }] });
    const listing = aListing({ canonical_path: path });
    const api = fakeApi({ 'product/listing/': listing, 'content/texts/': { results: [landing] } });
    const loaded = await loadListing(aVisit(path, api));
    if (loaded.kind !== 'data') throw new Error(loaded.kind);
    const { landing: _none, ...without } = loaded.data;
    const { unmount } = render(inRemote(<Page data={loaded.data} route={route} />));
    expect(screen.getByText('Coins for Dhanteras.')).toBeTruthy();
    expect(screen.getByText('At first.')).toBeTruthy();
    const doors = screen.getByRole('navigation', { name: en['coins.doors'] });
    expect(within(doors).queryByText(en['coins.lead'])).toBeNull();
    unmount();
    render(inRemote(<Page data={without} route={route} />));
    expect(screen.getByText(en['coins.lead'])).toBeTruthy();
  });

  it('has heading, count, and every design as a link', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Rings' })).toBeTruthy();
    expect(screen.getByText('60 designs')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leaf Ring' }).getAttribute('href')).toBe(
      '/jewellery/rings/leaf-ring_product_1043/',
    );
  });

  it('has the banner of its category on its first page, with words for it, and none once it is filtered', () => {
    const banner = () => screen.queryByRole('img', { name: 'Rings' });
    const category = { facet: 'category', id: 'rings', label: 'Rings', label_hi: 'अँगूठियाँ' };
    const applied = [{ ...category, path: '/jewellery/' }];
    const { unmount } = show(aListing({ applied, canonical_path: '/jewellery/rings/' }));
    const wide = banner()?.closest('picture')?.querySelector('source');
    expect(wide?.getAttribute('srcset')).toContain('/media/banners/rings-wide-1280 1280w');
    expect([wide?.getAttribute('width'), wide?.getAttribute('height')]).toEqual(['1920', '384']);
    // Where the wide one is not shown nothing is fetched.
    expect([banner()?.getAttribute('src'), banner()?.getAttribute('srcset')]).toEqual([null, null]);
    unmount();
    show(aListing({ applied, canonical_path: '/jewellery/rings-karat+18-filter/' }));
    expect(banner()).toBeNull();
  });

  it.each([
    ['/jewellery/', 'home'],
    ['/jewellery/gifting-filter/', 'gifts'],
    ['/jewellery/gifting-for+wedding-filter/', 'wedding'],
    ['/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/', 'party'],
    ['/jewellery/gifting-for+wedding-karat+18-filter/', undefined],
    ['/jewellery/karat+18-filter/', undefined],
  ])('the banner of %s is %s', (canonicalPath, name) => {
    expect(bannerOf({ canonicalPath, category: null })).toBe(name);
  });

  it('filters by plain links that say how many designs they lead to', () => {
    show();
    const filters = screen.getByRole('complementary', { name: 'Filter', hidden: true });
    const value = within(filters).getByRole('link', { name: '18 karat 41', hidden: true });
    expect(value.getAttribute('href')).toBe('/jewellery/rings-karat+18-filter/');
    expect(value.getAttribute('rel')).toBe('nofollow');
  });

  it('takes a chosen filter away by its name', () => {
    const chip = {
      facet: 'karat',
      id: '18',
      label: '18 karat',
      label_hi: '18 कैरेट',
      path: '/jewellery/rings/',
    };
    show(
      aListing({
        applied: [...aListing().applied, chip],
        canonical_path: '/jewellery/rings-karat+18-filter/',
      }),
    );
    expect(screen.getByRole('link', { name: 'Remove 18 karat' }).getAttribute('href')).toBe(
      '/jewellery/rings/',
    );
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();
  });

  it('sorts by links and marks the present order', () => {
    show();
    const sorts = screen.getByRole('navigation', { name: 'Sort by', hidden: true });
    expect(
      within(sorts).getByRole('link', { name: 'Most popular', hidden: true }).getAttribute('aria-current'),
    ).toBe('true');
    expect(
      within(sorts).getByRole('link', { name: 'Price: low to high', hidden: true }).getAttribute('href'),
    ).toBe('/jewellery/rings-sort+by+price+low-filter/');
  });

  it('goes to the next page by a link', () => {
    show();
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
    expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  });

  it('invites to start again when nothing is left', () => {
    show(aListing({ count: 0, results: [], pages: 1, next_path: '', facets: [] }));
    expect(screen.getByRole('heading', { name: 'Sorry No Product Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
      '/jewellery/rings/',
    );
  });

  it('speaks Hindi and stays under /hi/', () => {
    show(aListing(), 'hi');
    expect(screen.getByRole('heading', { level: 1, name: 'अंगूठियाँ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leaf Ring' }).getAttribute('href')).toBe(
      '/hi/jewellery/rings/leaf-ring_product_1043/',
    );
  });
});
