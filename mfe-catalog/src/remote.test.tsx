import type { Locale } from '@suvarna/contracts/locale';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { createMatcher } from '@suvarna/remote-kit/routing';
import type { HostProps, RemoteModule, ServerModule, ShownPage } from '@suvarna/remote-kit/host';
import { faultsOfStructuredData, typesIn } from '@suvarna/testing/schema-vocabulary';
import { waitFor } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import config from '../remote.config.ts';
import { aCard, aHome, aListing, aProduct, aVisit, fakeApi, someResults } from './catalogue.fixtures.ts';
import { aBlog, aDocument, aPolicy, aPost, goldRates } from './content/content.fixtures.ts';
import { aStoreList } from './stores/stores.fixtures.ts';
import { someSolitaires } from './solitaires/solitaires.fixtures.ts';
import { observeView } from './product/pictures/view-observer.fixtures.ts';
import { aHistory } from './product/price-history/price-history.fixtures.ts';
import { someReviews } from './reviews/reviews.fixtures.ts';
import { fragments, routes } from './routes.tsx';

const answers: Record<string, unknown> = {
  'content/home/': aHome(),
  'product/listing/': ({ path }: { path: string }) =>
    aListing({
      canonical_path: path,
      results: [aCard(), aCard({ product_id: 1043, url: `${path}leaf_product_1043/` })],
    }),
  'product/search/': someResults(),
  'product/product/': aProduct({ category: 'solitaires', rating: { count: 2, average_tenths: 45 } }),
  'product/solitaires/': someSolitaires(),
  'content/policy/': aPolicy,
  'content/faq/list/': aDocument('faqs', 'faq'),
  'content/page/': aDocument('contact-us', 'contact'),
  'content/blog/list/': aBlog,
  'content/blog/details/': aPost,
  'product/gold_rate/': goldRates,
  'store/store/list/': aStoreList(),
  'customer_reviews_ratings/reviews/': someReviews(),
  'product/compare/': { results: [aCard()] },
  'product/similar/': { results: [aCard({ product_id: 7 })] },
};
const api = fakeApi(answers);
const PAGES = [
  '/policy/shipping/',
  '/help/',
  '/faqs/',
  '/blog/',
  '/blog/karats/',
  '/contact-us/',
  '/contact-us/?sent=CQ-9XK2M4T7QR',
  '/franchise/',
  '/attribution/',
  '/gold-rate/',
  '/ring-size-guide/',
  '/compare/?ids=1042',
  '/recently-viewed/',
  '/gift-guide/',
  '/gift-guide/?for=wife&occasion=birthday',
  '/jewellery/solitaires/build/',
  '/jewellery/solitaires/build/?shape=oval&design=1042',
  '/find-a-store/',
  '/find-a-store/?near=560001',
  '/find-a-store/bengaluru/champa-house/',
  '/find-a-store/appointment/?store=in-champa-house&kind=store&design=1042',
  '/',
  '/jewellery/rings/',
  '/jewellery/gold-coins/',
  '/jewellery/search/?q=ring',
  '/jewellery/rings/lotus-bloom-ring_product_1042/',
  '/notify-me/?token=none',
  '/jewellery/rings/lotus-bloom-ring_product_1042/price-history/?karat=18&colour=yellow&version=7',
  '/jewellery/rings/lotus-bloom-ring_product_1042/reviews/?sort=latest',
  '/jewellery/rings/lotus-bloom-ring_product_1042/reviews/write/',
];
/** What machines must find on a page, besides the way to it. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite', 'SearchAction', 'Organization'],
  '/jewellery/rings/': ['BreadcrumbList', 'ItemList'],
  '/jewellery/search/?q=ring': ['BreadcrumbList', 'ItemList'],
  '/jewellery/rings/lotus-bloom-ring_product_1042/': [
    'Product',
    'Offer',
    'AggregateRating',
    'Review',
    'Certification',
    'BreadcrumbList',
  ],
  '/find-a-store/bengaluru/champa-house/': ['JewelryStore', 'PostalAddress', 'OpeningHoursSpecification'],
  '/faqs/': ['FAQPage', 'Question', 'Answer', 'BreadcrumbList'],
  '/blog/karats/': ['BlogPosting', 'Organization', 'BreadcrumbList'],
  '/gold-rate/': ['BreadcrumbList'],
};
const match = createMatcher([config]);

let remote: RemoteModule;
let server: ServerModule;
let slot: HTMLElement;

beforeAll(async () => {
  answers['product/price_history/'] = await aHistory();
  Object.assign(globalThis, { __REMOTE__: { name: 'catalog', version: '1.0.0' }, __TEXTS__: config.texts });
  [remote, server] = await Promise.all([import('./remote.ts'), import('./server.ts')]);
});

beforeEach(() => {
  observeView();
  document.body.innerHTML = '<div id="single-spa-application:catalog"></div>';
  slot = document.body.firstElementChild as HTMLElement;
});

function visit(path: string, locale: Locale) {
  const found = match(new URL(path, 'https://shop.example').pathname);
  if (!found) throw new Error(`nobody has ${path}`);
  return { routeId: found.route.id, context: aVisit(path, api, { params: found.params, locale }) };
}

function hostProps(page: ShownPage, onError: (error: unknown) => void): HostProps {
  const props = {
    name: 'catalog',
    singleSpa: {},
    mountParcel: () => undefined,
    hydrate: true,
    embed: () => () => undefined,
    onError,
    pages: { get: () => page, subscribe: () => () => undefined },
  };
  return props;
}

const call = (lifecycle: unknown, props: HostProps) => (lifecycle as (p: HostProps) => Promise<void>)(props);

/** React marks an element it has taken up; it passes over what stands in a static part. */
const isTakenUp = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$')) ||
  (element.parentElement?.closest('[data-static]') ?? null) !== null;

/** No form is sent before the page listens: all that differs between what was drawn and what lives. */
function alive(markup: string): string {
  const template = document.createElement('template');
  template.innerHTML = markup.replaceAll(/<!--.*?-->/g, '');
  for (const form of template.content.querySelectorAll('form')) {
    if (form.querySelector('[type="submit"]') === null)
      form.querySelector('button:last-of-type')?.setAttribute('type', 'submit');
  }
  return template.innerHTML;
}

describe('the catalog as a remote', () => {
  it('has a page for every route and a module for every fragment it declares', () => {
    expect(Object.keys(routes).toSorted()).toEqual(config.routes.map(({ id }) => id).toSorted());
    expect(Object.keys(fragments).toSorted()).toEqual([...config.fragments].toSorted());
  });

  describe.each(['en', 'hi'] as const)('in %s', (locale) => {
    it.each(PAGES)('takes over %s as the server drew it, and leaves nothing behind', async (path) => {
      const { routeId, context } = visit(path, locale);
      const loaded = await server.load(routeId, context);
      if (loaded.kind !== 'data') throw new Error(`expected data, got ${loaded.kind}`);
      // Data travels as JSON inside the document.
      const data: unknown = JSON.parse(JSON.stringify(loaded.data));
      const { element, head } = await server.render(routeId, { data, route: context });
      expect(faultsOfStructuredData(head.structuredData ?? [])).toEqual([]);
      expect(typesIn(head.structuredData)).toEqual(expect.arrayContaining([...(SAID[path] ?? [])]));
      // As the composer does: React's own preloads of pictures do not belong into the slot.
      slot.innerHTML = renderToString(element, { identifierPrefix: 'catalog-' }).replace(
        /^(?:<link[^>]*>)+/,
        '',
      );
      const drawn = slot.innerHTML;

      const prepared = await remote.prepare(routeId, context, { data });
      if (prepared.kind !== 'page') throw new Error(`expected a page, got ${prepared.kind}`);
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const onError = jest.fn();
      const before = { listeners: bus.listenerCount, head: document.head.innerHTML };
      const props = hostProps(prepared.page, onError);
      await call(remote.mount, props);
      await waitFor(
        () => {
          expect([...slot.querySelectorAll('*')].every(isTakenUp)).toBe(true);
          expect(slot.innerHTML.replaceAll(/<!--.*?-->/g, '')).toBe(alive(drawn));
        },
        { timeout: 10_000 },
      );

      expect(errors).not.toHaveBeenCalled();
      expect(onError).not.toHaveBeenCalled();

      await call(remote.unmount, props);
      expect(slot.innerHTML).toBe('');
      expect(document.body.childElementCount).toBe(1);
      expect({ listeners: bus.listenerCount, head: document.head.innerHTML }).toEqual(before);
    });
  });
});
