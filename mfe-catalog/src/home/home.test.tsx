import type { Locale } from '@suvarna/contracts/locale';
import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { render, screen, within } from '@testing-library/react';
import { aHome, aVisit, fakeApi } from '../catalogue.fixtures.ts';
import { aDocument } from '../content/content.fixtures.ts';
import en from '../locales/en/home.json' with { type: 'json' };
import { inRemote } from '../remote-context.fixtures.ts';
import { loadHome } from './home.api.ts';
import { toHomeView } from './home.model.ts';
import { head, Page } from './home.page.tsx';

const view = (locale: Locale = 'en') => toHomeView(aHome(), { locale, asOf: '2026-11-16T04:00:00Z' });
const route = aVisit('/', fakeApi({}));

describe('home page', () => {
  it('asks once for all it shows, and once for what people may have put there', async () => {
    const api = fakeApi({ 'content/home/': aHome() });
    const loaded = await loadHome(aVisit('/', api));
    expect(loaded).toMatchObject({ kind: 'data', data: { designs: 6_530 } });
    expect(loaded).not.toHaveProperty('data.banner');
    expect(api.calls.map(({ path }) => path)).toEqual(['content/home/', 'content/texts/']);
  });

  it('shows a banner where one is published, in the language of the visit', async () => {
    const banner = aDocument('home', 'banner', {
      title: 'धनतेरस के लिए',
      lead: [{ text: 'अभी ' }, { text: 'चुनें', href: '/jewellery/gold-coins/' }],
    });
    const api = fakeApi({ 'content/home/': aHome(), 'content/texts/': { results: [banner] } });
    const loaded = await loadHome(aVisit('/', api, { locale: 'hi' }));
    if (loaded.kind !== 'data') throw new Error(loaded.kind);
    expect(api.calls[1]?.query).toEqual({ kind: 'banner', slug: 'home', lang: 'hi' });
    render(inRemote(<Page data={loaded.data} route={{ ...route, locale: 'hi' }} />, 'hi'));
    const shown = within(screen.getByRole('region', { name: 'धनतेरस के लिए' }));
    expect(shown.getByRole('link', { name: 'चुनें' }).getAttribute('href')).toBe('/hi/jewellery/gold-coins/');
    expect(shown.getByText('At first.')).toBeTruthy();
  });

  it('leads from every rail to all of it', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const all = ['See all jewellery', 'See all new arrivals', 'See all solitaires'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(all).toEqual(['/jewellery/', '/jewellery/sort+by+latest-filter/', '/jewellery/solitaires/']);
  });

  it('opens a door into every category', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const doors = within(screen.getByRole('region', { name: 'Shop by category' })).getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual(
      CATEGORIES.map((id) => `/jewellery/${id}/`),
    );
  });

  it('opens doors into bands of prices as the service words them, in the currency of the visit', () => {
    render(inRemote(<Page data={view('hi')} route={{ ...route, locale: 'hi' }} />, 'hi'));
    expect(screen.getByRole('link', { name: '£91 से कम' }).getAttribute('href')).toBe(
      '/hi/jewellery/price+under+10k-filter/',
    );
  });

  it('keeps to the language of the visit', () => {
    render(inRemote(<Page data={view('hi')} route={{ ...route, locale: 'hi' }} />, 'hi'));
    expect(screen.getByRole('heading', { level: 1, name: 'गहने, जिनका मोल साफ़ दिखे' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'rings हिन्दी' }).getAttribute('href')).toBe(
      '/hi/jewellery/rings/',
    );
  });

  it('names the designs of its first view, whose picture is fetched first', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const [first] = within(screen.getByRole('list', { name: 'Three of our designs' })).getAllByRole('link');
    expect(first?.textContent).toContain('Second of earrings');
    expect(first?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(head(view(), route, (key) => key).preloadImage?.src).toBe(
      view().hero[0]?.image.replace('{w}', '515'),
    );
  });

  it('preloads that picture in the very candidates it has, the large one among them', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const [first, second] = within(screen.getByRole('list', { name: 'Three of our designs' }))
      .getAllByRole('link')
      .map((link) => link.querySelector('img'));
    expect(head(view(), route, (key) => key).preloadImage).toMatchObject({
      srcSet: first?.getAttribute('srcset'),
      sizes: first?.getAttribute('sizes'),
    });
    expect([first, second].map((picture) => picture?.getAttribute('srcset')?.includes(' 1024w'))).toEqual([
      true,
      false,
    ]);
  });

  it('leads into every occasion by a picture of it, and from the banner to all jewellery', () => {
    const { container } = render(inRemote(<Page data={view()} route={route} />));
    const wedding = screen.getByRole('link', { name: 'Wedding' });
    expect(wedding.getAttribute('href')).toBe('/jewellery/gifting-for+wedding-filter/');
    expect(wedding.querySelector('img')?.getAttribute('srcset')).toContain(
      '/media/banners/wedding-square-360 360w',
    );
    const banner = screen.getByRole('img', { name: en['home.banner'] });
    expect(banner.closest('a')?.getAttribute('href')).toBe('/jewellery/');
    for (const picture of container.querySelectorAll('picture img'))
      expect([picture.getAttribute('loading'), picture.getAttribute('width')]).toEqual(['lazy', '720']);
  });

  it('shows a piece in gold of 22 karat first, where the category leads with one', () => {
    const [listing] = aHome().categories.filter(({ category }) => category === 'earrings');
    const [card] = listing?.results ?? [];
    if (!listing || !card) throw new Error('no earrings');
    const results = (['18-rose', '18-white', '22-yellow'] as const).map((metal, at) => {
      const [karat, colour] = metal.split('-');
      return { ...card, product_id: 900 + at, product_title: metal, karat: Number(karat), colour };
    }) as typeof listing.results;
    const home = aHome({ categories: [{ ...listing, results }] });
    expect(toHomeView(home, { locale: 'en', asOf: '2026-11-16T04:00:00Z' }).hero[0]?.title).toBe('22-yellow');
  });

  it('promises what the specification promises: returns, exchange, warranty and checks', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const promises = screen.getByRole('region', { name: 'Why shop with us' }).textContent;
    for (const words of [
      'Full refund within 15 days of delivery.',
      'Lifetime exchange',
      '1 year warranty',
      '25 quality checks',
    ])
      expect(promises).toContain(words);
  });

  it('does the sum of the smallest savings plan', () => {
    render(inRemote(<Page data={view()} route={route} />));
    const plan = screen.getByRole('region', { name: 'Save for five months, get a bonus from us' });
    expect(
      within(plan)
        .getAllByRole('definition')
        .map((sum) => sum.textContent),
    ).toEqual(['₹5,000', '₹600', '₹5,600']);
  });
});
