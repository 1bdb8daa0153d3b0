/** The shell's routing: decides which page is shown, and when. Remotes only prepare and draw. */
import { isApiFailure } from '@suvarna/contracts/call';
import type { PageData } from '@suvarna/contracts/public-composition';
import type { LoadContext } from '@suvarna/remote-kit/page';
import type { Applications } from './applications.ts';
import { loadContainer } from './containers.ts';
import { crossFade } from './cross-fade.ts';
import { createDeparture, type Move } from './departure.ts';
import type { FallbackSlot } from './fallback-slot.tsx';
import { applyHead } from './head-tags.ts';
import type { LiveComposition } from './live-composition.ts';
import { nextTask } from './next-task.ts';
import type { Ready } from './prefetcher.ts';
import { createPreparation } from './preparation.ts';
import { createReach } from './reach.ts';
import { createScreen, type VisitOptions } from './screen.ts';
import type { Destination } from './signpost.ts';
import type { BrowserSite } from './site.ts';
import type { SkeletonCover } from './skeleton-cover.tsx';

/** Visits faster than this show no progress bar: it would only flicker. */
const PATIENCE_MS = 120;
/** Where an outline of the page says already that it is on its way, the bar says that it takes long. */
const PATIENCE_WITH_OUTLINE_MS = 500;

export interface ShopNavigator {
  readonly visit: (url: URL, options?: VisitOptions) => Promise<void>;
  /** Takes over the page the server sent. */
  readonly resume: (page: PageData) => Promise<void>;
  readonly expect: (url: URL) => void;
  /** A link to it is in view. @returns whether its data is fetched */
  readonly sight: (url: URL, mayHaveData: boolean) => boolean;
  /** The page on screen has its document for itself: it is about money. */
  readonly ownsDocument: () => boolean;
  /** As the route of the page on screen says: it may be cached for visits offline. */
  readonly mayBeCached: () => boolean;
  /** The page on screen threw: the fallback slot takes its place. */
  readonly broken: () => void;
}

interface Options {
  /** What the server wrote into the document. */
  readonly page: PageData;
  readonly live: LiveComposition;
  readonly applications: Applications;
  readonly fallback: FallbackSlot;
  readonly cover: SkeletonCover;
  readonly site: Pick<BrowserSite, 'languages' | 'needsDocument'>;
  readonly contextOf: (destination: Destination, signal: AbortSignal) => LoadContext;
  /** The next page takes the place of the one on screen now. */
  readonly onLeave: (destination: Destination) => void;
  /** A visit takes long enough to say so; and is over. */
  readonly onBusy: (busy: boolean) => void;
  readonly onShown: (destination: Destination, title: string) => void;
  /** Offline, documents that were seen are still to be had, by the service worker; nothing else is. */
  readonly hasOnlyCachedPages: () => boolean;
  /** A page could not be had and the one on screen stays. */
  readonly onStay: (error: unknown) => void;
  readonly report: (error: unknown, remote: string) => void;
}

export function createNavigator({
  page: documentPage,
  live,
  applications,
  fallback,
  cover,
  site,
  contextOf,
  onBusy,
  onLeave,
  onShown,
  onStay,
  hasOnlyCachedPages,
  report,
}: Options): ShopNavigator {
  const reach = createReach(live, applications, site, documentPage);
  const departure = createDeparture();
  const preparation = createPreparation({ live, applications, reach, cover, contextOf });
  const screen = createScreen({
    departure,
    applications,
    fallback,
    cover,
    leave: preparation.leave,
    onLeave,
    onShown,
    onBack: () => void makeVisit(new URL(location.href), 'back', {}),
    onRestored: () => void hydrate(),
    heal,
  });

  /** A visit of the shopper or of a page. One that led nowhere leaves the server's page to be hydrated. */
  async function makeVisit(url: URL, move: Move, options: VisitOptions): Promise<void> {
    await go(url, move, options);
    await hydrate();
  }

  async function go(url: URL, move: Move, options: VisitOptions): Promise<void> {
    screen.underWay.abort();
    cover.end();
    const visit = (screen.underWay = new AbortController());
    departure.begin();
    let isSlow = false;
    const waiting = setTimeout(() => {
      isSlow = true;
      onBusy(true);
    }, PATIENCE_MS);
    await live.settled();
    clearTimeout(waiting);
    if (visit.signal.aborted) return;
    if (isSlow) onBusy(false);
    if (live.get().partial === true && !navigator.onLine && !hasOnlyCachedPages() && move !== 'back') {
      onStay(new Error('no line, and nothing is known but this page'));
      departure.stay();
      return;
    }
    const destination = reach.within(url);
    if (!destination) {
      departure.toDocument(url, move);
      return;
    }
    if (destination.remote.killed) {
      await screen.showFallback(destination, move);
      return;
    }
    const busy = setTimeout(() => onBusy(true), options.keepScroll ? PATIENCE_MS : PATIENCE_WITH_OUTLINE_MS);
    try {
      if (hasOnlyCachedPages()) {
        departure.toDocument(url, move);
        return;
      }
      // A choice on the page that stays is no page of its own: what it shows stays in view.
      if (!options.keepScroll) cover.begin(destination.route.skeleton);
      const ready = await preparation.ready(destination, move, visit.signal);
      // The page's own data may have brought word of a swap or a kill: respect it before showing.
      await live.settled();
      if (visit.signal.aborted) return;
      if (isOutdated(destination, ready)) await go(url, move, options);
      else await arrive(destination, ready, move, options);
    } catch (error) {
      if (!visit.signal.aborted) await handleFailure(error, destination, move);
    } finally {
      clearTimeout(busy);
      if (screen.underWay === visit) {
        onBusy(false);
        cover.end();
      }
    }
  }

  /** Whether another release, or none, would be taken now. An open page of the remote stays with its own. */
  function isOutdated({ url, remote }: Destination, { module }: Ready): boolean {
    const now = reach.find(url);
    return (
      !now ||
      now.remote.killed ||
      // It may have been got ready by the release that was on screen then.
      ((now.remote.container !== remote.container || module.remote.version !== remote.version) &&
        !applications.mounted(remote.name))
    );
  }

  async function arrive(
    destination: Destination,
    { module, prepared }: Ready,
    move: Move,
    options: VisitOptions,
  ): Promise<void> {
    if (prepared.kind === 'redirect') {
      await go(
        new URL(destination.base + prepared.to, destination.url),
        move === 'push' ? 'push' : 'replace',
        options,
      );
    } else if (prepared.kind === 'not-found') {
      // Only a document of the server carries the right status.
      departure.toDocument(destination.url, move);
    } else {
      const visit = screen.underWay;
      await crossFade(() => screen.commit(destination, module, prepared.page, move, options, visit));
      if (screen.underWay === visit) screen.shown = { destination, ready: { module, prepared } };
    }
  }

  async function handleFailure(error: unknown, destination: Destination, move: Move): Promise<void> {
    report(error, destination.remote.name);
    const mounted = applications.mounted(destination.remote.name);
    if (mounted && mounted.remote.version !== destination.remote.version) {
      // The open version may simply not know a page that a newer one brought.
      departure.toDocument(destination.url, move);
    } else if (isApiFailure(error) && (applications.active() || screen.serverPage) && move !== 'back') {
      onStay(error);
      departure.stay();
    } else {
      await screen.showFallback(destination, move);
    }
  }

  /** Tries again, quietly. Resolves to whether the slot is healed. */
  async function heal(destination: Destination): Promise<boolean> {
    await live.refresh();
    const again = reach.find(destination.url);
    if (!again || again.remote.killed || location.href !== destination.url.href) return false;
    try {
      const ready = await preparation.prepare(again, AbortSignal.timeout(8_000));
      if (location.href !== destination.url.href) return false;
      await arrive(again, ready, 'replace', {});
      return true;
    } catch (error) {
      report(error, again.remote.name);
      return false;
    }
  }

  async function resume(page: PageData): Promise<void> {
    screen.serverPage = page;
    await hydrate();
  }

  async function hydrate(): Promise<void> {
    const page = screen.serverPage;
    if (page === null) return;
    const before = screen.underWay;
    const destination = reach.find(new URL(location.href));
    if (!destination || destination.remote.name !== page.remote) return;
    if (destination.remote.killed) {
      screen.serverPage = null;
      fallback.show(page.remote, destination.locale, () => heal(destination));
      return;
    }
    try {
      const module = await loadContainer(destination.remote);
      const context = contextOf(destination, AbortSignal.timeout(8_000));
      await nextTask();
      const prepared = await module.prepare(
        page.routeId,
        context,
        page.rendered ? { data: page.data } : undefined,
      );
      await nextTask();
      // A shopper went on before this page was hydrated: it is hydrated if they come to nothing.
      if (screen.underWay !== before || screen.serverPage !== page) return;
      if (prepared.kind !== 'page') {
        await arrive(destination, { module, prepared }, 'replace', {});
        return;
      }
      screen.serverPage = null;
      await applications.show(page.remote, module, prepared.page, { takesOver: true });
      if (!page.rendered) applyHead(prepared.page.head, destination);
      screen.shown = { destination, ready: { module, prepared } };
      onShown(destination, prepared.page.head.title);
    } catch (error) {
      report(error, page.remote);
      if (screen.underWay !== before) return;
      screen.serverPage = null;
      // What the server drew stays readable; the slot above it says that it does not answer yet.
      fallback.show(page.remote, destination.locale, () => heal(destination));
    }
  }

  return {
    ownsDocument: reach.ownsDocument,
    mayBeCached: () => reach.find(new URL(location.href))?.route.offline === true,
    visit: async (url, options = {}) => {
      const begin = (): Promise<void> =>
        makeVisit(url, options.replace || url.href === location.href ? 'replace' : 'push', options);
      if (options.replace && departure.underWay()) departure.postpone(begin);
      else await begin();
    },
    resume,
    expect: preparation.expect,
    sight: preparation.sight,
    broken: () => {
      const destination = reach.find(new URL(location.href));
      if (destination) void screen.showFallback(destination, 'replace');
    },
  };
}
