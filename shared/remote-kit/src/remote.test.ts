/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { missingTexts } from '@suvarna/i18n';
import { waitFor } from '@testing-library/dom';
import { createElement, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { HostProps, RemoteModule, ServerModule, ShownPage } from './host.ts';
import { useHref, useT } from './hooks.ts';
import { noData, route, type LoadContext } from './page.ts';

function Page({ data }: { data: { title: string } }): ReactElement {
  const [count, setCount] = useState(0);
  const t = useT();
  const href = useHref();
  if (data.title === 'explode') throw new Error('page exploded');
  return createElement(
    'div',
    null,
    createElement('h1', null, data.title),
    createElement('a', { href: href('/bag/') }, t(SAYS[data.title] ?? 'bag')),
    createElement('button', { onClick: () => setCount(count + 1) }, `${count}`),
  );
}

/** What pages of these names ask for. */
const SAYS: Readonly<Record<string, string>> = { untold: 'nobody.wrote', order: 'order' };

const load = (context: LoadContext) =>
  Promise.resolve({ kind: 'data', data: { title: context.params['title'] ?? '' } } as const);
const fetched: string[] = [];
const routes = {
  thing: route({
    load,
    loads: () => Promise.resolve(fetched.push('loads')),
    page: () => Promise.resolve({ Page, head: (data: { title: string }) => ({ title: data.title }) }),
  }),
  order: route({
    load,
    page: () => Promise.resolve({ Page, head: (_data, _route, t) => ({ title: t('order') }) }),
  }),
  empty: route({ load: noData, page: () => Promise.reject(new Error('chunk gone')) }),
};
const texts: Readonly<Record<string, Record<string, string>>> = {
  en: { bag: 'Bag' },
  hi: { bag: 'बैग' },
  'orders-en': { order: 'Order' },
  'orders-hi': { order: 'ऑर्डर' },
};
const fails = new Set<string>();
const groups = { orders: ['order'] };
const read = (file: string) => {
  fetched.push(file);
  return fails.has(file)
    ? Promise.reject(new Error('no line'))
    : Promise.resolve({ default: texts[file] ?? {} });
};
const languageOf = (locale: 'en' | 'hi') => async () => ({
  language: {
    texts: (await read(locale)).default,
    groups: { orders: () => read(`orders-${locale}`) },
  },
});
const locales = { en: languageOf('en'), hi: languageOf('hi') };

const context = (title: string, locale: 'en' | 'hi' = 'hi'): LoadContext => ({
  params: { title },
  query: new URLSearchParams(),
  path: `/thing/${title}/`,
  locale,
  base: locale === 'hi' ? '/hi' : '',
  variant: 'INR',
  currency: 'INR',
  origin: 'https://shop.example',
  api: { get: () => Promise.reject(new Error('not asked')) },
  signal: new AbortController().signal,
});

let remote: RemoteModule;
let server: ServerModule;

beforeAll(async () => {
  Object.assign(globalThis, { __REMOTE__: { name: 'things', version: '1.0.0' }, __TEXTS__: groups });
  const [{ createRemote }, { createServer }] = await Promise.all([
    import('./remote.ts'),
    import('./server.ts'),
  ]);
  remote = createRemote({
    routes,
    fragments: {},
    locales,
  });
  server = createServer({ routes, locales });
});

beforeEach(() => {
  document.body.innerHTML = '<div id="single-spa-application:things"></div>';
});

async function shownPage(title: string): Promise<ShownPage> {
  const prepared = await remote.prepare('thing', context(title));
  if (prepared.kind !== 'page') throw new Error('expected a page');
  return prepared.page;
}

function hostProps(first: ShownPage, extra: Partial<HostProps> = {}) {
  let page = first;
  const listeners = new Set<() => void>();
  const errors: unknown[] = [];
  const props = {
    name: 'things',
    singleSpa: {},
    mountParcel: () => undefined,
    hydrate: false,
    embed: () => () => undefined,
    onError: (error: unknown) => errors.push(error),
    pages: {
      get: () => page,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ...extra,
  } as unknown as Parameters<Extract<RemoteModule['mount'], (...args: never[]) => unknown>>[0];
  return {
    props,
    errors,
    listeners,
    show: (next: ShownPage) => {
      page = next;
      for (const listener of listeners) listener();
    },
  };
}

const call = (lifecycle: RemoteModule['mount'], props: never) =>
  (lifecycle as (p: never) => Promise<unknown>)(props);
const slot = () => document.getElementById('single-spa-application:things') as HTMLElement;

describe('a remote made with the kit', () => {
  it('fetches what loads a page ahead of a visit, and not for a page whose data is there', async () => {
    fetched.length = 0;
    await remote.prepare('thing', context('ring'), { data: { title: 'ring' } });
    expect(fetched).toEqual(['hi']);
    fetched.length = 0;
    await remote.preload('thing', 'en');
    expect(fetched).toEqual(['loads', 'en']);
  });

  it('has the texts of a page with its code, those of other pages with theirs, and each file once', async () => {
    fetched.length = 0;
    await remote.preload('order', 'en');
    const prepared = await remote.prepare('order', context('x', 'en'));
    expect(fetched).toEqual(['orders-en']);
    expect(prepared).toMatchObject({ page: { head: { title: 'Order' } } });
  });

  it('draws on the server with the texts that a browser has of the page', async () => {
    const route = { ...context('ring'), origin: 'https://shop.example' };
    expect((await server.render('order', { data: null, route })).head.title).toBe('ऑर्डर');
    const { element } = await server.render('thing', { data: { title: 'order' }, route });
    renderToString(element);
    expect([...missingTexts().keys()]).toEqual(['hi things@1.0.0 order']);
    missingTexts().clear();
  });

  it('asks again for texts that could not be had', async () => {
    fails.add('orders-hi');
    await expect(remote.preload('order', 'hi')).rejects.toThrow('no line');
    fails.clear();
    await expect(remote.preload('order', 'hi')).resolves.toBeUndefined();
  });

  it('hydrates what its server half drew, without drawing it again', async () => {
    const page = await shownPage('ring');
    const { element } = await server.render('thing', { data: page.data, route: page.route });
    slot().innerHTML = renderToString(element, { identifierPrefix: 'things-' });
    const heading = slot().querySelector('h1');

    const { props, errors } = hostProps(page, { hydrate: true });
    await call(remote.mount, props as never);

    expect(slot().querySelector('h1')).toBe(heading);
    expect(slot().querySelector('a')?.getAttribute('href')).toBe('/hi/bag/');
    expect(slot().querySelector('a')?.textContent).toBe('बैग');
    expect(errors).toEqual([]);
    await call(remote.unmount, props as never);
  });

  it.each([
    ['http://localhost:3000', '⟦nobody.wrote⟧'],
    ['https://shop.example', 'nobody.wrote'],
  ])('a text that was not written is drawn at %s as %s, and counted', async (origin, shown) => {
    const { element } = await server.render('thing', {
      data: { title: 'untold' },
      route: { ...context('untold'), origin },
    });
    expect(renderToString(element)).toContain(`>${shown}</a>`);
    expect([...missingTexts().keys()]).toEqual(['hi things@1.0.0 nobody.wrote']);
    missingTexts().clear();
  });

  it('shows the next page in place, and leaves nothing behind when it goes', async () => {
    const { props, show, listeners } = hostProps(await shownPage('ring'));
    await call(remote.mount, props as never);
    slot().querySelector('button')?.click();
    await waitFor(() => expect(slot().querySelector('button')?.textContent).toBe('1'));

    show(await shownPage('chain'));
    await waitFor(() => expect(slot().querySelector('h1')?.textContent).toBe('chain'));
    expect(slot().querySelector('button')?.textContent).toBe('0');

    await call(remote.unmount, props as never);
    expect(slot().innerHTML).toBe('');
    expect(listeners.size).toBe(0);
  });

  it('says when the newest page is shown, also to who waited for one before it', async () => {
    const { props, show } = hostProps(await shownPage('ring'));
    await call(remote.mount, props as never);
    const [chain, coin] = [await shownPage('chain'), await shownPage('coin')];
    show(chain);
    const isShown = remote.shown?.(chain).then(() => slot().querySelector('h1')?.textContent);
    show(coin);
    expect(slot().querySelector('h1')?.textContent).toBe('ring');
    expect(await isShown).toBe('coin');
    await call(remote.unmount, props as never);
  });

  it('tells the host when a page throws, and mounts all the same', async () => {
    const { props, errors } = hostProps(await shownPage('explode'));
    await call(remote.mount, props as never);
    expect(errors).toHaveLength(1);
    await call(remote.unmount, props as never);
  });

  it('rejects a page whose code is gone, and a page it does not have', async () => {
    await expect(remote.prepare('empty', context('x'))).rejects.toThrow('chunk gone');
    expect(() => remote.prepare('nope', context('x'))).toThrow('no route "nope"');
  });
});
