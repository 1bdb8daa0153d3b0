import { describe, expect, it } from '@jest/globals';
import { PRICE_BANDS } from '@suvarna/contracts/catalogue';
import { render, screen, within } from '@testing-library/react';
import { aCard, aListing, aVisit, fakeApi } from '../catalogue.fixtures.ts';
import { aDocument } from '../content/content.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { head, load, Page } from './gift-guide.page.tsx';
import en from '../locales/en/gift-guide.json' with { type: 'json' };
import { giftsPath, guidePath, readWish, WISHES } from './wish.model.ts';

const value = (id: string, label: string, count = 3) => ({
  id,
  label,
  label_hi: label,
  path: '/',
  selected: false,
  count,
});
const facets = [
  { id: 'recipient', label: 'For', label_hi: '', values: [value('wife', 'Wife'), value('men', 'Men')] },
  {
    id: 'occasion',
    label: 'Occasion',
    label_hi: '',
    values: [value('birthday', 'Birthday'), value('work', 'Work', 0)],
  },
  { id: 'price', label: 'Price', label_hi: '', values: [value('under+10k', 'Under £95')] },
];

async function read(query: string, more: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const api = fakeApi({
    ...more,
    'product/listing/': ({ path }: { path: string }) => {
      asked.push(path);
      // The one of the whole list is an idea already: another one is left for mothers.
      const results = path.includes('mother') ? [aCard(), aCard({ product_id: 7 })] : [aCard()];
      return aListing({ canonical_path: path, results, count: 3, facets });
    },
  });
  const visit = aVisit(`/gift-guide/${query}`, api);
  const loaded = await load(visit);
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return { data: loaded.data, visit, asked };
}

describe('what a gift is looked for by', () => {
  it('is in the address, and leads to its listing', () => {
    const wish = { recipient: 'wife', occasion: 'birthday', price: '10k+20k' } as const;
    expect(readWish(new URL(guidePath(wish), 'https://shop.example').searchParams)).toEqual(wish);
    expect(giftsPath(wish)).toBe('/jewellery/wife+wear-gifting-for+birthday-price+10k+20k-filter/');
    expect(giftsPath({})).toBe('/jewellery/gifting-filter/');
    expect(readWish(new URLSearchParams('for=boss&occasion=&price=1'))).toEqual({});
  });

  it('has the bands of the store', () => {
    expect(WISHES.price).toEqual(PRICE_BANDS.map(({ id }) => id));
  });
});

describe('the gift guide', () => {
  it('has ideas for everybody before anything was asked, each design told to machines once', async () => {
    const { data, visit, asked } = await read('');
    expect(asked).toHaveLength(7);
    const about = head(data, visit, (key) => key);
    expect(about.noindex).toBe(false);
    expect(about.structuredData?.[1]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
    render(inRemote(<Page data={data} route={visit} />));
    expect(screen.getByRole('heading', { name: en['for.mother'] })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: en['for.wife'] })).toBeNull();
    expect(screen.getByRole('heading', { name: en.advice })).toBeTruthy();
  });

  it('offers what there is, in the currency of the visit, and takes a wish back', async () => {
    const { data, visit, asked } = await read('?for=wife');
    expect(asked).toEqual(['/jewellery/wife+wear-gifting-filter/']);
    render(inRemote(<Page data={data} route={visit} />));
    const finder = within(screen.getByRole('navigation', { name: en.find }));
    expect(finder.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Wife', '/gift-guide/'],
      ['Birthday', '/gift-guide/?for=wife&occasion=birthday'],
      ['Under £95', '/gift-guide/?for=wife&price=under%2B10k'],
    ]);
    expect(finder.getByRole('link', { name: 'Wife' }).getAttribute('aria-current')).toBe('true');
    expect(head(data, visit, (key) => key).noindex).toBe(true);
  });

  it('says what people wrote for it, where somebody did', async () => {
    const intro = aDocument('gift-guide', 'gift-guide', { lead: [{ text: 'For Rakhi.' }] });
    const { data, visit } = await read('?for=wife', { 'content/texts/': { results: [intro] } });
    render(inRemote(<Page data={data} route={visit} />));
    expect(screen.getByText('For Rakhi.')).toBeTruthy();
    expect(screen.getByText('At first.')).toBeTruthy();
    expect(screen.queryByText(en.lead)).toBeNull();
  });
});
