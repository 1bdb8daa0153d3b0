import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { createMatcher } from '@suvarna/remote-kit/routing';
import type { HostProps, RemoteModule, ServerModule, ShownPage } from '@suvarna/remote-kit/host';
import { waitFor } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import config from '../remote.config.ts';
import { aCard, aHome, aListing, aProduct, aVisit, fakeApi, someResults } from './catalogue.fixtures.ts';
import { goldRates, policyFacts } from './content/content.fixtures.ts';
import { fragments, routes } from './routes.tsx';

const api = fakeApi({
  'content/home/': aHome(),
  'product/listing/': ({ path }: { path: string }) =>
    aListing({
      canonical_path: path,
      results: [aCard(), aCard({ product_id: 1043, url: `${path}leaf_product_1043/` })],
    }),
  'product/search/': someResults(),
  'product/product/': aProduct(),
  'content/policy/': policyFacts,
  'product/gold_rate/': goldRates,
  'product/similar/': { results: [aCard({ product_id: 7 })] },
});
const PAGES = [
  '/policy/shipping/',
  '/help/',
  '/faqs/',
  '/gold-rate/',
  '/ring-size-guide/',
  '/',
  '/jewellery/rings/',
  '/jewellery/search/?q=ring',
  '/jewellery/rings/lotus-bloom-ring_product_1042/',
];
const match = createMatcher([config]);

let remote: RemoteModule;
let server: ServerModule;
let slot: HTMLElement;

beforeAll(async () => {
  Object.assign(globalThis, { __REMOTE__: { name: 'catalog', version: '1.0.0' } });
  [remote, server] = await Promise.all([import('./remote.ts'), import('./server.ts')]);
});

beforeEach(() => {
  document.body.innerHTML = '<div id="single-spa-application:catalog"></div>';
  slot = document.body.firstElementChild as HTMLElement;
});

function visit(path: string, locale: 'en' | 'hi') {
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
      const { element } = await server.render(routeId, { data, route: context });
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
