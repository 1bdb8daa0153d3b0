/** Puts the engine together in the browser, around the site it is given. */
import { OFFLINE_ROUTE, type PageData } from '@suvarna/contracts/public-composition';
import type { EmbedFragment } from '@suvarna/remote-kit/host';
import { startOffline } from '../offline/start-offline.ts';
import { createApplications } from './composition/applications.ts';
import { createFallbackSlot } from './composition/fallback-slot.tsx';
import { createEmbed } from './composition/fragments.ts';
import { listenToLinks, requestIdle } from './navigation/links.ts';
import { createLiveComposition, type LiveComposition } from './composition/live-composition.ts';
import { createNavigator, type ShopNavigator } from './navigation/navigator.ts';
import { readComposition } from './composition/page-data.ts';
import { reportFailure } from './composition/report-failure.ts';
import type { BrowserSite } from './site.ts';
import { loadAhead } from './composition/retry.ts';
import type { SkeletonCover } from './navigation/skeleton-cover.tsx';

export interface EngineOptions {
  /** What the server wrote into the document. */
  readonly page: PageData;
  readonly site: BrowserSite;
  /** A visit takes long enough to say so; and is over. */
  readonly onBusy: (busy: boolean) => void;
  /** The next page takes the place of the one on screen now. */
  readonly onLeave: (next: { readonly area?: string }) => void;
  /** A page could not be had and the one on screen stays. */
  readonly onStay: () => void;
  /** The service worker is there. */
  readonly onWorker: () => Promise<void>;
}

export interface Engine {
  readonly live: LiveComposition;
  readonly navigator: ShopNavigator;
  /** Puts a fragment of a remote into a place beside the page. */
  readonly embed: EmbedFragment;
  /** Fetches what no first view needs. */
  readonly loadDeferred: () => Promise<void>;
}

export function startEngine({ page, site, onBusy, onLeave, onStay, onWorker }: EngineOptions): Engine {
  const { bus, languages } = site;
  const live = createLiveComposition(readComposition(), reportFailure);
  const ofDocument = { ...page.context, variant: page.variant };
  const offline = startOffline({
    mayBeCached: () => navigator.mayBeCached(),
    onPageShown: (listener) => bus.on('navigation.page.shown', listener),
    onReady: onWorker,
    report: reportFailure,
  });
  // It stands in for another page, which is to be had again now.
  if (page.routeId === OFFLINE_ROUTE) addEventListener('online', () => location.reload(), { once: true });

  const embed = createEmbed({
    live,
    page: { ...ofDocument, locale: page.locale, base: languages.baseOf(page.locale) },
    report: reportFailure,
  });
  const applications = createApplications({
    embed,
    hydrateFirst: page.rendered ? page.remote : null,
    onBroken: (name, error) => {
      reportFailure(error, name);
      if (applications.active() === name) navigator.broken();
    },
  });
  // Until its code is here pages are left uncovered.
  let cover: SkeletonCover | undefined;
  const navigator = createNavigator({
    page,
    live,
    applications,
    cover: {
      expect: (name) => cover?.expect(name),
      begin: (name) => cover?.begin(name),
      end: () => cover?.end(),
    },
    site,
    contextOf: ({ url, path, locale, base, params }, signal) => ({
      ...ofDocument,
      params,
      query: url.searchParams,
      path,
      locale,
      base,
      origin: url.origin,
      api: site.api,
      signal,
    }),
    fallback: createFallbackSlot(site.fallback),
    onBusy,
    onLeave: ({ route }) => onLeave(route),
    onShown: ({ path, remote, route }, title) =>
      bus.emit('navigation.page.shown', { path, remote: remote.name, routeId: route.id, title }),
    onStay,
    hasOnlyCachedPages: offline.hasOnlyCachedPages,
    report: reportFailure,
  });

  bus.on('composition.revision.noticed', ({ revision }) => live.notice(revision));
  bus.on('navigation.visit.requested', ({ to, replace = false }) => {
    const url = new URL(to, location.href);
    if (url.origin === location.origin) void navigator.visit(url, { replace });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void live.refresh();
  });
  applications.start();
  listenToLinks({
    visit: (url, from) =>
      navigator.visit(url, {
        picture: (from.closest('article') ?? from).querySelector<HTMLElement>('[data-picture]'),
        keepScroll: from.dataset['keepScroll'] !== undefined,
      }),
    expect: navigator.expect,
    sight: navigator.sight,
    routesKnown: new Promise<void>((resolve) => {
      requestIdle(resolve);
    }).then(live.whole),
  });
  const loadDeferred = async (): Promise<void> => {
    const [{ createSkeletonCover }, Skeleton] = await loadAhead(() =>
      Promise.all([
        import(/* webpackChunkName: "skeleton" */ './navigation/skeleton-cover.tsx'),
        site.loadSkeleton(),
      ]),
    );
    cover = createSkeletonCover(Skeleton);
  };
  return { live, navigator, embed, loadDeferred };
}
