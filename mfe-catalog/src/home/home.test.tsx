import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { render, screen, within } from '@testing-library/react';
import { aCard, aListing, aVisit, fakeApi } from '../catalogue.fixtures.ts';
import { inFrame } from '../frame.fixtures.tsx';
import { loadHome } from './home.api.ts';
import { toHomeView } from './home.model.ts';
import { head, Page } from './home.page.tsx';

const category = (id: string, at: number) => aListing({
  category: id, title: id, title_hi: `${id} हिन्दी`, canonical_path: `/jewellery/${id}/`,
  results: [aCard({ product_id: 2 * at, product_title: `First of ${id}` }), aCard({ product_id: 2 * at + 1, product_title: `Second of ${id}`, url: `/jewellery/${id}/second_product_2/` })],
});
const listings = { everything: aListing({ count: 6_530 }), latest: aListing(), solitaires: aListing(), categories: CATEGORIES.map((id, at) => category(id, at)) };
const view = (locale: 'en' | 'hi' = 'en') => toHomeView(listings, { locale, asOf: '2026-11-16T04:00:00Z' });
const route = aVisit('/', fakeApi({}));

describe('home page', () => {
  it('asks for all its listings in one round', async () => {
    const api = fakeApi({ 'product/listing/': aListing() });
    const loaded = await loadHome(aVisit('/', api));
    expect(loaded.kind).toBe('data');
    expect(api.calls.map(({ query }) => query?.['path'])).toEqual([
      '/jewellery/', '/jewellery/sort+by+latest-filter/', '/jewellery/solitaires/', ...CATEGORIES.map((id) => `/jewellery/${id}/`),
    ]);
  });

  it('opens a door into every category', () => {
    render(inFrame(<Page data={view()} route={route} />));
    const doors = within(screen.getByRole('region', { name: 'Shop by category' })).getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual(CATEGORIES.map((id) => `/jewellery/${id}/`));
  });

  it('keeps to the language of the visit', () => {
    render(inFrame(<Page data={view('hi')} route={{ ...route, locale: 'hi' }} />, 'hi'));
    expect(screen.getByRole('heading', { level: 1, name: 'गहने, जिनका मोल साफ़ दिखे' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'rings हिन्दी' }).getAttribute('href')).toBe('/hi/jewellery/rings/');
  });

  it('names the designs of its first view, whose picture is fetched first', () => {
    render(inFrame(<Page data={view()} route={route} />));
    const [first] = within(screen.getByRole('list', { name: 'Three designs of the store' })).getAllByRole('link');
    expect(first?.textContent).toContain('Second of necklaces');
    expect(first?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(head(view(), route, (key) => key).preloadImage?.src).toBe(view().hero[0]?.image);
  });

  it('does the sum of the smallest savings plan', () => {
    render(inFrame(<Page data={view()} route={route} />));
    const plan = screen.getByRole('region', { name: 'Save for five months, and we add to it' });
    expect(within(plan).getAllByRole('definition').map((sum) => sum.textContent)).toEqual(['₹5,000', '₹600', '₹5,600']);
  });
});
