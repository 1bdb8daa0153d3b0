import type { Page } from '@playwright/test';
import { ProductPage } from '../../pages/product-page.ts';
import { firstDesignOf, withoutPictures } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

type Data = Readonly<Record<string, unknown>>;

/** What a crawler must find of each kind, by schema.org and the guides of search engines. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'image', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  WebSite: ['name', 'url', 'potentialAction'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};
const ADDRESSES = ['url', 'item', 'image'];

/** Objects of a value, the value included, each that names what it is. */
function objectsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Data;
  return [...('@type' in object ? [object] : []), ...Object.values(object).flatMap(objectsIn)];
}

async function dataOf(page: Page, path: string): Promise<Data[]> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as Data);
  for (const one of all) expect(one['@context']).toBe('https://schema.org');
  return objectsIn(all);
}

function expectValid(objects: readonly Data[]): void {
  for (const object of objects) {
    const type = String(object['@type']);
    for (const needed of NEEDED[type] ?? [])
      expect.soft(object[needed] ?? '', `${type}.${needed}`).not.toEqual('');
    for (const key of ADDRESSES.filter((name) => typeof object[name] === 'string'))
      expect.soft(object[key], `${type}.${key}`).toMatch(/^https?:\/\/[^/]+\//);
  }
}
const typesOf = (objects: readonly Data[]): string[] => [
  ...new Set(objects.map((one) => String(one['@type']))),
];

// Of the document as it is sent: crawlers need not run a script.
test.use({ javaScriptEnabled: false });

test('what pages say to crawlers is valid, and says what the page shows, in both languages', async ({
  page,
}) => {
  await withoutPictures(page);
  for (const base of ['', '/hi'])
    await test.step(base || '/en', async () => {
      const home = await dataOf(page, `${base}/`);
      expectValid(home);
      expect(typesOf(home)).toContain('WebSite');

      const listed = await dataOf(page, `${base}/jewellery/rings/`);
      expectValid(listed);
      expect(typesOf(listed)).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList', 'ListItem']));
      const list = listed.find((one) => one['@type'] === 'ItemList')?.['itemListElement'] as Data[];
      expect(list).toHaveLength(await page.getByRole('article').count());

      const sold = await dataOf(page, await firstDesignOf(page, `${base}/jewellery/rings/`));
      expectValid(sold);
      const [product] = sold.filter((one) => one['@type'] === 'Product');
      const [offer] = sold.filter((one) => one['@type'] === 'Offer');
      expect(product?.['name']).toBe(await page.getByRole('heading', { level: 1 }).innerText());
      const shown = await new ProductPage(page).price.innerText();
      expect(Math.round(Number(offer?.['price']))).toBe(
        Number(/₹([\d,]+)/.exec(shown)?.[1]?.replaceAll(',', '')),
      );
      expect(offer?.['priceCurrency']).toBe('INR');

      const answered = await dataOf(page, `${base}/faqs/`);
      expectValid(answered);

      // Nothing for an index, but a crawler that reads the page by its data learns what is on it.
      const searched = await dataOf(page, `${base}/jewellery/search/?q=ring`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expectValid(searched);
      expect(typesOf(searched).toSorted()).toEqual(['BreadcrumbList', 'ItemList', 'ListItem']);
      const results = searched.find((one) => one['@type'] === 'ItemList')?.['itemListElement'] as Data[];
      expect(results).toHaveLength(await page.getByRole('article').count());
    });
});
