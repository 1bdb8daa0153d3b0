import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiReader } from '@suvarna/contracts/call';
import { localizePath, LOCALES, type Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import type { RemoteConfig } from '@suvarna/remote-kit/config';
import type { HostProps, RemoteModule, ServerModule, ShownPage } from '@suvarna/remote-kit/host';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { renderToString } from 'react-dom/server';
import { faultsOfStructuredData } from './schema-vocabulary.ts';
import { watchListeners } from './jest/listener-watch.ts';

export interface RemoteUnderTest {
  readonly config: RemoteConfig;
  /** Imports both halves; they read what the build says of them, so not before it is there. */
  readonly load: () => Promise<{ readonly remote: unknown; readonly server: unknown }>;
  /** What the loads of its pages ask for; a remote without such loads leaves it out. */
  readonly api?: ApiReader;
}

const nobody: ApiReader = { get: (path) => Promise.reject(new Error(`not expected: ${path}`)) };
const ORIGIN = 'https://shop.example';

/**
 * The promises every remote makes the shell: it has what it declares, its two halves draw the same
 * page in both languages, and a page that left leaves no markup, listener or subscription behind.
 */
export function describeRemote({ config, load, api = nobody }: RemoteUnderTest): void {
  const match = createMatcher([config]);
  let remote: RemoteModule;
  let server: ServerModule;

  const contextOf = (address: string, locale: Locale): LoadContext & { readonly routeId: string } => {
    const { pathname, searchParams } = new URL(address, ORIGIN);
    const found = match(pathname);
    if (!found) throw new Error(`${config.name} has no route for its own ${address}`);
    return {
      routeId: found.route.id,
      params: found.params,
      query: searchParams,
      path: pathname,
      locale,
      base: localizePath('', locale),
      variant: 'INR',
      currency: 'INR',
      origin: ORIGIN,
      api,
      signal: new AbortController().signal,
    };
  };

  beforeAll(async () => {
    Object.assign(globalThis, {
      __REMOTE__: { name: config.name, version: '0.0.0' },
      __TEXTS__: config.texts,
    });
    const halves = await load();
    remote = halves.remote as RemoteModule;
    server = halves.server as ServerModule;
  });

  describe(`the remote ${config.name}`, () => {
    it('has every page and fragment it declares', async () => {
      await Promise.all(config.routes.map(({ id }) => remote.preload(id, 'en')));
      for (const name of config.fragments) expect(await remote.fragment(name)).toHaveProperty('mount');
    });
  });

  const smokes = config.routes.flatMap(({ smoke }) =>
    smoke === undefined ? [] : LOCALES.map((locale) => ({ smoke, locale })),
  );
  describe.each(smokes)(`a page of ${config.name} at $smoke in $locale`, ({ smoke, locale }) => {
    let complaints: unknown[][];
    beforeEach(() => {
      history.replaceState(null, '', localizePath(smoke, locale));
      document.body.innerHTML = `<div id="single-spa-application:${config.name}"></div>`;
      complaints = [];
      jest.spyOn(console, 'error').mockImplementation((...words) => {
        complaints.push(words);
      });
    });
    afterEach(() => {
      localStorage.clear();
    });

    it('is drawn by the server, taken over by the browser, and gone without a trace', async () => {
      const context = contextOf(smoke, locale);
      const loaded = await server.load(context.routeId, context);
      if (loaded.kind !== 'data') throw new Error(`${smoke} answered ${loaded.kind}`);
      const { element, head } = await server.render(context.routeId, { data: loaded.data, route: context });
      expect(head.title).not.toBe('');
      expect(faultsOfStructuredData(head.structuredData ?? [])).toEqual([]);

      const slot = document.getElementById(`single-spa-application:${config.name}`) as HTMLElement;
      slot.innerHTML = renderToString(element, { identifierPrefix: `${config.name}-` });
      const heading = slot.querySelector('h1');
      expect(heading?.textContent).toBeTruthy();

      const prepared = await remote.prepare(context.routeId, context, { data: loaded.data });
      if (prepared.kind !== 'page') throw new Error(`${smoke} was prepared as ${prepared.kind}`);
      const before = bus.listenerCount;
      const listeners = watchListeners(window, document);
      const host = hostFor(config.name, prepared.page);
      await call(remote.mount, host.props);
      expect(slot.querySelector('h1')).toBe(heading);

      await call(remote.unmount, host.props);
      expect(slot.innerHTML).toBe('');
      expect(listeners.left()).toEqual([]);
      expect(host.subscribers()).toBe(0);
      expect(bus.listenerCount).toBe(before);
      expect(host.errors).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

/** The shell's side of a mount, as far as a page notices it. */
function hostFor(name: string, page: ShownPage) {
  const errors: unknown[] = [];
  const subscribers = new Set<() => void>();
  const host: HostProps = {
    hydrate: true,
    embed: () => () => undefined,
    onError: (error) => errors.push(error),
    pages: {
      get: () => page,
      subscribe: (listener) => {
        subscribers.add(listener);
        return () => subscribers.delete(listener);
      },
    },
  };
  return {
    errors,
    subscribers: () => subscribers.size,
    props: { ...host, name, singleSpa: {}, mountParcel: () => undefined },
  };
}

/** single-spa types a lifecycle as one function or several; the kit makes one. */
const call = (lifecycle: RemoteModule['mount'], props: unknown): Promise<unknown> =>
  (lifecycle as unknown as (props: unknown) => Promise<unknown>)(props);
