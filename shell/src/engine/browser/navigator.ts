/** The shell's routing: decides which page is shown, and when. Remotes only prepare and draw. Reason for its length: one machine whose steps share its state. */
import { isApiFailure } from '@suvarna/contracts/call';
import { carries, type PageData } from '@suvarna/contracts/public-composition';
import type { RemoteModule, ShownPage } from '@suvarna/remote-kit/host';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { afterPaint } from './after-paint.ts';
import type { Applications } from './applications.ts';
import { anchorTop, announce, focusMain, rememberedScroll, rememberScroll } from './arrival.ts';
import { loadContainer } from './containers.ts';
import { crossFade } from './cross-fade.ts';
import { createDeparture, type Move } from './departure.ts';
import type { FallbackSlot } from './fallback-slot.tsx';
import { growFrom } from './growing-picture.ts';
import { applyHead } from './head-tags.ts';
import type { LiveComposition } from './live-composition.ts';
import { createPrefetcher, type Ready } from './prefetcher.ts';
import { createSignpost, type Destination } from './signpost.ts';
import { nextTask } from './next-task.ts';
import type { BrowserSite } from './site.ts';
import type { SkeletonCover } from './skeleton-cover.tsx';
import { warmCode, warmFiles } from './warm-code.ts';

/** After this many versions taken over in one document, the next visit starts a fresh one. */
const SWAPS_PER_DOCUMENT = 5;
/** Visits faster than this show no progress bar: it would only flicker. */
const PATIENCE_MS = 120;
/** Where an outline of the page says already that it is on its way, the bar says that it takes long. */
const PATIENCE_WITH_OUTLINE_MS = 500;

interface VisitOptions {
  /** A page gives way to another by itself. Ignored while somebody is already on the way elsewhere. */
  readonly replace?: boolean;
  /** The picture that grows into the new page. */
  readonly picture?: HTMLElement | null;
  /** Where the shopper is on the page means something on the next one too. */
  readonly keepScroll?: boolean;
}

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
  const signpost = createSignpost(live, site.languages, documentPage, new URL(location.href));
  const prefetcher = createPrefetcher({
    prepare,
    revision: () => live.get().revision,
    now: () => performance.now(),
    pause: nextTask,
  });
  const documentLocale = document.documentElement.lang;
  const here = signpost(new URL(location.href))?.route;
  /** Pages of money begin and end with their document; nothing is fetched ahead from or for them. */
  const sharesDocument = ({ route, locale, url }: Destination): boolean =>
    locale === documentLocale &&
    !site.needsDocument(url) &&
    (here?.ownDocument ? route.id === here.id : !route.ownDocument);
  /** A release for a newer shell is opened by a new document, which brings that; a mounted one stays with its own. */
  const isCarried = ({ remote }: Destination): boolean =>
    remote.killed || applications.mounted(remote.name) !== undefined || carries(__HOST__, remote);
  let underWay = new AbortController();
  /** The address is another page's already, and what is on screen has no place in its entry. */
  let isBackUnderWay = false;
  const departure = createDeparture();
  /** What is on screen, for the way back to it. */
  let shown: { readonly destination: Destination; readonly ready: Ready } | null = null;
  /** The server's page, until it is hydrated or another one took its place. */
  let serverPage: PageData | null = null;

  const enter = (url: URL, move: Move): void => {
    departure.arrived();
    serverPage = null;
    if (move === 'push') {
      if (!isBackUnderWay) rememberScroll();
      history.pushState({}, '', url);
    } else if (move === 'replace') {
      history.replaceState({}, '', url);
    }
    isBackUnderWay = false;
  };

  async function prepare(destination: Destination, signal: AbortSignal): Promise<Ready> {
    const { remote, route } = destination;
    const mounted = applications.mounted(remote.name);
    // Everything in one round: the runtime would ask for entry, chunks and texts one after another.
    if (!mounted) warmFiles(destination);
    const module = mounted ?? (await loadContainer(remote));
    return { module, prepared: await module.prepare(route.id, contextOf(destination, signal)) };
  }

  /** A visit of the shopper or of a page. One that led nowhere leaves the server's page to be hydrated. */
  async function makeVisit(url: URL, move: Move, options: VisitOptions): Promise<void> {
    await go(url, move, options);
    await hydrate();
  }

  async function go(url: URL, move: Move, options: VisitOptions): Promise<void> {
    underWay.abort();
    cover.end();
    const visit = (underWay = new AbortController());
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
    const isUnknown = live.get().partial === true;
    if (isUnknown && !navigator.onLine && !hasOnlyCachedPages() && move !== 'back') {
      onStay(new Error('no line, and nothing is known but this page'));
      departure.stay();
      return;
    }
    const destination = signpost(url);
    if (
      isUnknown ||
      !destination ||
      !sharesDocument(destination) ||
      !isCarried(destination) ||
      applications.swaps() >= SWAPS_PER_DOCUMENT
    ) {
      departure.toDocument(url, move);
      return;
    }
    if (destination.remote.killed) {
      await showFallback(destination, move);
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
      const ready = await (prefetcher.take(destination) ??
        (move === 'back' ? prefetcher.takeLeft(destination) : undefined) ??
        prepare(destination, visit.signal));
      // The page's own data may have brought word of a swap or a kill: respect it before showing.
      await live.settled();
      if (visit.signal.aborted) return;
      if (isOutdated(destination, ready)) await go(url, move, options);
      else await arrive(destination, ready, move, options);
    } catch (error) {
      if (!visit.signal.aborted) await handleFailure(error, destination, move);
    } finally {
      clearTimeout(busy);
      if (underWay === visit) {
        onBusy(false);
        cover.end();
      }
    }
  }

  /** Whether another release, or none, would be taken now. An open page of the remote stays with its own. */
  function isOutdated({ url, remote }: Destination, { module }: Ready): boolean {
    const now = signpost(url);
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
      const visit = underWay;
      await crossFade(() => commit(destination, module, prepared.page, move, options, visit));
      if (underWay === visit) shown = { destination, ready: { module, prepared } };
    }
  }

  async function commit(
    destination: Destination,
    module: RemoteModule,
    page: ShownPage,
    move: Move,
    { keepScroll = false, picture = null }: VisitOptions,
    visit: AbortController,
  ): Promise<void> {
    // Browsers begin a view transition a frame later: somebody may have gone back by then.
    if (underWay !== visit) return;
    const { url, remote } = destination;
    const grow = growFrom(picture);
    const focused = document.activeElement;
    enter(url, move);
    // Nothing in a page that may be cached is about a person, and so nothing in it is changed by one.
    if (shown?.destination.route.offline) prefetcher.leave(shown.destination, shown.ready);
    shown = null;
    onLeave(destination);
    fallback.hide();
    await applications.show(remote.name, module, { ...page, soft: move !== 'back' && !keepScroll });
    // Somebody went on while it was drawn: what follows is for the page they went to.
    if (underWay !== visit) return;
    cover.end();
    applyHead(page.head, destination);
    if (!keepScroll) {
      scrollTo(0, move === 'back' ? rememberedScroll() : anchorTop(url));
      focusMain(focused);
    }
    grow();
    // What is spoken, and what the rest of the shop does with it, is not in the way of its first frame.
    afterPaint(() => {
      if (underWay !== visit) return;
      announce(page.head.title);
      onShown(destination, page.head.title);
    });
  }

  async function handleFailure(error: unknown, destination: Destination, move: Move): Promise<void> {
    report(error, destination.remote.name);
    const mounted = applications.mounted(destination.remote.name);
    if (mounted && mounted.remote.version !== destination.remote.version) {
      // The open version may simply not know a page that a newer one brought.
      departure.toDocument(destination.url, move);
    } else if (isApiFailure(error) && (applications.active() || serverPage) && move !== 'back') {
      onStay(error);
      departure.stay();
    } else {
      await showFallback(destination, move);
    }
  }

  async function showFallback(destination: Destination, move: Move): Promise<void> {
    const focused = document.activeElement;
    const visit = underWay;
    enter(destination.url, move);
    shown = null;
    onLeave(destination);
    await applications.clear();
    if (underWay !== visit) return;
    fallback.show(destination.remote.name, destination.locale, () => heal(destination));
    focusMain(focused);
  }

  /** Tries again, quietly. Resolves to whether the slot is healed. */
  async function heal(destination: Destination): Promise<boolean> {
    await live.refresh();
    const again = signpost(destination.url);
    if (!again || again.remote.killed || location.href !== destination.url.href) return false;
    try {
      const ready = await prepare(again, AbortSignal.timeout(8_000));
      if (location.href !== destination.url.href) return false;
      await arrive(again, ready, 'replace', {});
      return true;
    } catch (error) {
      report(error, again.remote.name);
      return false;
    }
  }

  async function resume(page: PageData): Promise<void> {
    serverPage = page;
    await hydrate();
  }

  async function hydrate(): Promise<void> {
    const page = serverPage;
    if (page === null) return;
    const before = underWay;
    const destination = signpost(new URL(location.href));
    if (!destination || destination.remote.name !== page.remote) return;
    if (destination.remote.killed) {
      serverPage = null;
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
      // Somebody went on before this page was hydrated: it is hydrated if they come to nothing.
      if (underWay !== before || serverPage !== page) return;
      if (prepared.kind !== 'page') {
        await arrive(destination, { module, prepared }, 'replace', {});
        return;
      }
      serverPage = null;
      await applications.show(page.remote, module, prepared.page, { takesOver: true });
      if (!page.rendered) applyHead(prepared.page.head, destination);
      shown = { destination, ready: { module, prepared } };
      onShown(destination, prepared.page.head.title);
    } catch (error) {
      report(error, page.remote);
      if (underWay !== before) return;
      serverPage = null;
      // What the server drew stays readable; the slot above it says that it does not answer yet.
      fallback.show(page.remote, destination.locale, () => heal(destination));
    }
  }

  const place = (): string => location.pathname + location.search;
  let lastPlace = place();
  addEventListener('popstate', (event) => {
    const isJump = lastPlace === place();
    lastPlace = place();
    // single-spa repeats every other change of the address as an artificial popstate.
    if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
    // Inside the page on screen browsers lead by themselves, but not back from there.
    if (isJump && !departure.underWay()) {
      if (!location.hash || history.state) scrollTo(0, rememberedScroll());
    } else {
      isBackUnderWay = true;
      void makeVisit(new URL(location.href), 'back', {});
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    departure.stay();
    void hydrate();
  });
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
  // When a finger rests, so that nothing is left to write when the page is left, and the way forward knows it, too.
  addEventListener('scrollend', () => {
    if (shown !== null && !isBackUnderWay) rememberScroll();
  });

  return {
    ownsDocument: () => here?.ownDocument === true,
    mayBeCached: () => signpost(new URL(location.href))?.route.offline === true,
    visit: async (url, options = {}) => {
      const begin = (): Promise<void> =>
        makeVisit(url, options.replace || url.href === location.href ? 'replace' : 'push', options);
      if (options.replace && departure.underWay()) departure.postpone(begin);
      else await begin();
    },
    resume,
    expect: (url) => {
      void live.whole().then(() => {
        const destination = signpost(url);
        if (
          destination &&
          !destination.remote.killed &&
          sharesDocument(destination) &&
          isCarried(destination) &&
          url.href !== location.href
        )
          prefetcher.start(destination);
      });
    },
    sight: (url, mayHaveData) => {
      const destination = signpost(url);
      if (
        !destination ||
        destination.remote.killed ||
        destination.route.ahead === 'nothing' ||
        !sharesDocument(destination) ||
        !isCarried(destination)
      )
        return false;
      const withData = mayHaveData && destination.route.ahead === 'data';
      const code = warmCode(destination, applications.mounted(destination.remote.name));
      cover.expect(destination.route.skeleton);
      if (withData) prefetcher.startInTurn(destination, code);
      return withData;
    },
    broken: () => {
      const destination = signpost(new URL(location.href));
      if (destination) void showFallback(destination, 'replace');
    },
  };
}
