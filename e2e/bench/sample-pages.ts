/** Which pages and calls are measured: taken from the catalogue itself, the same ones in every run. */
import type { Facets, Listing } from '@suvarna/contracts/catalogue';

export interface SamplePages {
  readonly home: string;
  readonly listing: string;
  readonly product: string;
  /** Many different pages, for what is not in a cache. */
  readonly products: readonly string[];
  readonly listings: readonly string[];
  /** Paths at the commerce API. */
  readonly listingCalls: readonly string[];
  readonly productCalls: readonly string[];
}

const listing = '/jewellery/rings/';

async function ask<Data>(commerce: string, path: string): Promise<Data> {
  const response = await fetch(`${commerce}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

const listingCall = (path: string): string =>
  `/api/product/listing/?path=${encodeURIComponent(path)}&facets=true`;

export async function samplePages(commerce: string): Promise<SamplePages> {
  const first = await ask<Listing>(commerce, '/api/product/listing/?path=%2Fjewellery%2F&page_size=49');
  const pages = await Promise.all(
    Array.from({ length: Math.min(first.pages, 40) }, (_, index) =>
      ask<Listing>(commerce, `/api/product/listing/?path=%2Fjewellery%2F&page=${index + 1}&page_size=49`),
    ),
  );
  const products = pages.flatMap(({ results }) => results);
  const { facets } = await ask<Facets>(commerce, '/api/product/facets/?path=%2Fjewellery%2F');
  const filtered = facets
    .flatMap(({ values }) => values)
    .filter(({ count }) => count >= 98)
    .map(({ path }) => path);
  const deeper = await Promise.all(
    filtered.map((path) => ask<Facets>(commerce, `/api/product/facets/?path=${encodeURIComponent(path)}`)),
  );
  const listings = [
    ...new Set(
      deeper
        .flatMap((answer) => answer.facets)
        .flatMap(({ values }) => values)
        .filter(({ count, selected }) => count >= 98 && !selected)
        .map(({ path }) => path),
    ),
  ].filter((path) => path !== listing);
  const [product] = await ask<Listing>(commerce, listingCall(listing)).then(({ results }) => results);
  if (!product) throw new Error('the catalogue is empty');
  return {
    home: '/',
    listing,
    product: product.url,
    products: products.map(({ url }) => url).filter((url) => url !== product.url),
    listings: listings.slice(0, 600),
    listingCalls: filtered.slice(0, 60).map(listingCall),
    productCalls: products
      .slice(0, 500)
      .map(({ product_id: id }) => `/api/product/product/?product_id=${id}`),
  };
}
