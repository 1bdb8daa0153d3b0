/**
 * Visits of the navigator. Reason for its length: one store around it, for all of them.
 *
 * @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  PageData,
  PublicComposition,
  PublicRemote,
  PublicRoute,
} from '@suvarna/contracts/public-composition';
import type { RemoteModule } from '@suvarna/remote-kit/host';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { waitFor } from '@testing-library/dom';
import { setImmediate } from 'node:timers/promises';
import type { Applications } from '../composition/applications.ts';
import type { FallbackSlot } from '../composition/fallback-slot.tsx';
import type { LiveComposition } from '../composition/live-composition.ts';
import type { Destination } from './signpost.ts';

const loadContainer = jest.fn<(remote: PublicRemote) => Promise<RemoteModule>>();
jest.mock('../composition/containers.ts', () => ({ loadContainer }));

const remoteOf = (name: string, killed = false, version = '1.0.0'): PublicRemote =>
  ({
    name,
    version,
    killed,
    container: `${name}_${version}`,
    locales: {},
    routes: [{ id: 'page', path: `/${name}/:what/`, session: 'any', scripts: [], styles: [] }],
  }) as Partial<PublicRemote> as PublicRemote;
const first: PublicComposition = {
  revision: 1,
  cohort: 'production',
  remotes: [remoteOf('catalog'), remoteOf('broken', true)],
};
const scrolls: unknown[][] = [];
const listeners: Parameters<typeof window.addEventListener>[] = [];

/** A store whose pages are as many as there are addresses. */
async function aStore() {
  const { createNavigator } = await import('./navigator.ts');
  const screen: string[] = [];
  const versions: string[] = [];
  let composition = first;
  const prepare = jest.fn((_routeId: string, { path }: LoadContext) =>
    Promise.resolve({ kind: 'page', page: { route: { path }, head: { title: path } } }),
  );
  const moduleOf = ({ name, version }: Pick<PublicRemote, 'name' | 'version'>): RemoteModule =>
    ({ remote: { name, version }, prepare }) as Partial<RemoteModule> as RemoteModule;
  loadContainer.mockImplementation(async (remote) => moduleOf(remote));
  let onScreen: RemoteModule | undefined = moduleOf(remoteOf('catalog'));
  const clear = jest.fn(() => Promise.resolve());
  const fallback = jest.fn();
  const shown = jest.fn<(title: string) => void>();
  const navigator = createNavigator({
    page: { remote: 'catalog', routeId: 'page', params: {} } as unknown as PageData,
    live: {
      get: () => composition,
      remote: (name) => composition.remotes.find((remote) => remote.name === name),
      match: (path) => createMatcher<PublicRoute, PublicRemote>(composition.remotes)(path),
      settled: () => Promise.resolve(),
      whole: () => Promise.resolve(),
    } as Partial<LiveComposition> as LiveComposition,
    applications: {
      active: () => 'catalog',
      mounted: () => onScreen,
      show: async (_name, { remote }, { route }) => {
        versions.push(remote.version);
        screen.push(route.path);
      },
      clear,
      swaps: () => 0,
    } as Partial<Applications> as Applications,
    fallback: { show: fallback, hide: () => undefined } as Partial<FallbackSlot> as FallbackSlot,
    cover: { expect: () => undefined, begin: () => undefined, end: () => undefined },
    site: {
      languages: {
        all: ['en'],
        baseOf: () => '',
        split: (path) => ({ locale: 'en', path }),
      },
      needsDocument: () => false,
    },
    contextOf: ({ path }: Destination) => ({ path }) as LoadContext,
    onLeave: () => undefined,
    onBusy: () => undefined,
    onShown: (_destination, title) => shown(title),
    hasOnlyCachedPages: () => false,
    onStay: () => undefined,
    report: (error) => {
      throw error;
    },
  });
  const go = (path: string): Promise<void> => navigator.visit(new URL(path, location.origin));
  return {
    go,
    screen,
    versions,
    prepare,
    clear,
    fallback,
    shown,
    expect: (path: string) => navigator.expect(new URL(path, location.origin)),
    release: (version: string) => {
      composition = { ...first, revision: 2, remotes: [remoteOf('catalog', false, version)] };
    },
    /** Another remote is on screen. */
    leave: () => {
      onScreen = undefined;
    },
  };
}

const scrollTop = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
};
const happened = (name: string): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener(name, resolve, { once: true });
  });

beforeEach(() => {
  document.documentElement.lang = 'en';
  Object.assign(globalThis, { __HOST__: { contract: '2.3.0' } });
  scrolls.length = 0;
  window.scrollTo = (...to: unknown[]) => void scrolls.push(to);
  globalThis.matchMedia = (query) => ({ matches: query.includes('hover') }) as MediaQueryList;
  // Those of earlier tests are to hear nothing.
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    add(...listener);
  });
  // As single-spa does.
  for (const how of ['pushState', 'replaceState'] as const) {
    const change = history[how].bind(history);
    jest.spyOn(history, how).mockImplementation((...to) => {
      const before = location.href;
      change(...to);
      if (location.href !== before)
        window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    });
  }
  history.pushState({}, '', '/catalog/first/');
});
afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener);
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('a jump inside the page on screen', () => {
  it('and the way back from it are no visits: nothing is asked for again, and no shopper is led to the top', async () => {
    const { go, screen, prepare } = await aStore();
    await go('/catalog/ring/');
    prepare.mockClear();
    scrolls.length = 0;
    const jumped = happened('popstate');
    location.hash = '#reviews';
    await jumped;
    await setImmediate();
    expect([prepare.mock.calls.length, scrolls]).toEqual([0, []]);

    history.replaceState({}, '', '?size=12#reviews');
    const again = happened('popstate');
    location.hash = '#details';
    await again;
    await setImmediate();
    expect(prepare).not.toHaveBeenCalled();
    expect(screen).toEqual(['/catalog/ring/']);
  });

  it('is left for the place where the shopper was', async () => {
    const { go, prepare } = await aStore();
    await go('/catalog/ring/');
    history.replaceState({ scroll: 700 }, '');
    let moved = happened('popstate');
    location.hash = '#reviews';
    await moved;
    prepare.mockClear();
    scrolls.length = 0;
    moved = happened('popstate');
    history.back();
    await moved;
    await setImmediate();
    expect([prepare.mock.calls.length, scrolls]).toEqual([0, [[0, 700]]]);

    // The same page once more, from the place of the jump: its entry says where that was.
    history.replaceState({}, '', '#reviews');
    scrollTop(900);
    await go('/catalog/ring/');
    prepare.mockClear();
    scrolls.length = 0;
    moved = happened('popstate');
    history.back();
    await moved;
    await setImmediate();
    expect([prepare.mock.calls.length, scrolls]).toEqual([0, [[0, 900]]]);
  });

  it('is a visit all the same where another page is on its way', async () => {
    const { go, screen } = await aStore();
    await go('/catalog/ring/');
    await go('/catalog/chain/');
    for (const away of [-1, 1]) {
      const moved = happened('popstate');
      history.go(away);
      await moved;
    }
    await waitFor(() => expect(screen.at(-1)).toBe('/catalog/chain/'));
    expect(location.pathname).toBe('/catalog/chain/');
  });
});

it('a page got ready by a release that was replaced is made again by the one of now, once the old one is left', async () => {
  globalThis.fetch = () => Promise.reject(new Error('no head start'));
  const store = await aStore();
  await store.go('/catalog/ring/');
  store.release('2.0.0');
  for (const path of ['/catalog/chain/', '/catalog/coin/']) store.expect(path);
  await waitFor(() => expect(store.prepare).toHaveBeenCalledTimes(3));
  await store.go('/catalog/chain/');
  store.leave();
  await store.go('/catalog/coin/');
  expect(store.screen).toEqual(['/catalog/ring/', '/catalog/chain/', '/catalog/coin/']);
  expect(store.versions).toEqual(['1.0.0', '1.0.0', '2.0.0']);
});

describe('who goes on', () => {
  it('before a page that is ready took the place of theirs stays with what they chose last', async () => {
    const frames: (() => void)[] = [];
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        const frame = Promise.withResolvers<void>();
        frames.push(frame.resolve);
        const updated = frame.promise.then(update);
        return { updateCallbackDone: updated, ready: updated, finished: updated };
      },
    });
    const { go, screen } = await aStore();
    const first = go('/catalog/ring/');
    await waitFor(() => expect(frames).toHaveLength(1));
    frames[0]?.();
    await first;
    const onTheWay = go('/catalog/chain/');
    await waitFor(() => expect(frames).toHaveLength(2));

    const moved = happened('popstate');
    history.back();
    await moved;
    await waitFor(() => expect(frames).toHaveLength(3));
    frames[1]?.();
    await onTheWay;
    frames[2]?.();
    await waitFor(() => expect(screen.at(-1)).toBe('/catalog/first/'));
    expect(location.pathname).toBe('/catalog/first/');
    expect(screen).not.toContain('/catalog/chain/');
  });

  it('from a way back that is slow leaves the place of the page they did not come to as it was', async () => {
    const { go, prepare, screen } = await aStore();
    await go('/catalog/ring/');
    scrollTop(300);
    await go('/catalog/chain/');
    scrollTop(2_000);
    prepare.mockReturnValueOnce(new Promise(() => undefined));
    let moved = happened('popstate');
    history.back();
    await moved;
    await go('/catalog/coin/');
    scrolls.length = 0;
    moved = happened('popstate');
    history.back();
    await moved;
    await waitFor(() => expect(scrolls).toHaveLength(1));
    expect([screen.at(-1), scrolls[0]]).toEqual(['/catalog/ring/', [0, 300]]);
  });

  it('from a page that gave itself another address finds their place on it again', async () => {
    const { go, screen } = await aStore();
    await go('/catalog/ring/');
    history.replaceState(history.state, '', '/catalog/ring-in-rose/');
    scrollTop(300);
    await go('/catalog/chain/');
    scrolls.length = 0;
    const moved = happened('popstate');
    history.back();
    await moved;
    await waitFor(() => expect(scrolls).toHaveLength(1));
    expect([screen.at(-1), scrolls[0]]).toEqual(['/catalog/ring-in-rose/', [0, 300]]);
  });

  it('while a page gives way to the notice of one that is switched off, is not followed by that notice', async () => {
    const { go, screen, clear, fallback } = await aStore();
    const cleared = Promise.withResolvers<void>();
    clear.mockReturnValueOnce(cleared.promise);
    const toBroken = go('/broken/page/');
    await waitFor(() => expect(clear).toHaveBeenCalled());
    await go('/catalog/ring/');
    expect(screen).toEqual(['/catalog/ring/']);
    cleared.resolve();
    await toBroken;
    expect(fallback).not.toHaveBeenCalled();
  });
});

describe('the place where the shopper was', () => {
  const rest = (top: number): void => {
    scrollTop(top);
    window.dispatchEvent(new Event('scrollend'));
  };
  const move = async (by: number): Promise<void> => {
    const moved = happened('popstate');
    history.go(by);
    await moved;
  };

  it('is found on the way forward, too', async () => {
    const { go } = await aStore();
    await go('/catalog/ring/');
    await go('/catalog/chain/');
    rest(500);
    scrolls.length = 0;
    await move(-1);
    await waitFor(() => expect(scrolls).toHaveLength(1));
    scrolls.length = 0;
    await move(1);
    await waitFor(() => expect(scrolls).toEqual([[0, 500]]));
  });

  it('of a page whose successor is on its way back is not written into the entry of that', async () => {
    const { go, prepare, screen } = await aStore();
    await go('/catalog/ring/');
    rest(300);
    await go('/catalog/chain/');
    const slow = Promise.withResolvers<Awaited<ReturnType<typeof prepare>>>();
    prepare.mockReturnValueOnce(slow.promise);
    await move(-1);
    rest(900);
    scrolls.length = 0;
    slow.resolve({ kind: 'page', page: { route: { path: '/catalog/ring/' }, head: { title: 'ring' } } });
    await waitFor(() => expect(screen.at(-1)).toBe('/catalog/ring/'));
    expect(scrolls).toEqual([[0, 300]]);
  });
});

describe('what the rest of the shop does with a page', () => {
  it('waits for its first frame, and is left out where a shopper went on before that', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const paint = (): void => {
      for (const frame of frames.splice(0)) frame(0);
    };
    const { go, shown } = await aStore();
    await go('/catalog/ring/');
    expect(shown).not.toHaveBeenCalled();
    await go('/catalog/chain/');
    paint();
    await waitFor(() => expect(shown).toHaveBeenCalled());
    expect(shown.mock.calls).toEqual([['/catalog/chain/']]);
  });
});
