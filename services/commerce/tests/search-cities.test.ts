/** The search lies below the stores, so that it knows their cities by its own words: none may be missing. */
import { describe, expect, it } from '@jest/globals';
import { pageLinks } from '../src/modules/catalogue/search/pages.ts';
import { understand } from '../src/modules/catalogue/search/understand.ts';
import { CITIES, cityName, findCity, type CitySlug } from '../src/modules/stores/cities.ts';

const linksOf = (query: string) =>
  pageLinks(understand(query).flatMap((part) => (part.is === 'guide' ? [part.page] : [])));

describe('a search for a city', () => {
  it.each(Object.keys(CITIES) as CitySlug[])('leads to the stores of %s, in both languages', (slug) => {
    for (const name of [cityName(slug, 'en'), cityName(slug, 'hi')]) {
      const [link] = linksOf(`store ${name}`);
      const near = new URLSearchParams(link?.path.split('?')[1]).get('near') ?? '';
      expect(findCity(near)).toBe(slug);
    }
    const [link] = linksOf(cityName(slug, 'en'));
    expect([link?.label, link?.label_hi]).toEqual([
      `Stores in ${cityName(slug, 'en')}`,
      `${cityName(slug, 'hi')} के स्टोर`,
    ]);
  });
});
