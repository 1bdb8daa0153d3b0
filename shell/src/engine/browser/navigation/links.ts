/** Turns plain links into soft navigations, and warms what they lead to. */
import { nextTask } from '../timing/next-task.ts';
import { connectionIsGenerous } from '../timing/prefetcher.ts';

/** Links prepared with their data because they are in view; more would crowd out what is on screen. */
const IN_VIEW_LIMIT = 6;
const REST_MS = 250;

interface Options {
  /** Resolves when the visit is over, wherever it led. */
  readonly visit: (url: URL, from: HTMLAnchorElement) => Promise<void>;
  /** A pointer, finger or focus is on the link: a visit is likely. */
  readonly expect: (url: URL) => void;
  /** The link is in view. `mayHaveData` for the first few. @returns whether data is fetched for it */
  readonly sight: (url: URL, mayHaveData: boolean) => boolean;
  /** Links are looked at from then on: before, it is not known where they lead. */
  readonly routesKnown: Promise<void>;
}

const storeLink = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self') ||
    link.dataset['document'] !== undefined
  )
    return null;
  // A jump inside the page is the browser's own business.
  return link.pathname === location.pathname && link.search === location.search && link.hash ? null : link;
};

/** A choice that its page makes where it stands: its address is for other tabs and for pages without scripts, no shopper is led there. */
const IN_PLACE = '[data-in-place]';

export function listenToLinks({ visit, expect, sight, routesKnown }: Options): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = storeLink(event);
    if (!link) return;
    event.preventDefault();
    void follow(link, visit);
  });
  for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(
      name,
      (event) => {
        const link = storeLink(event);
        if (link && !link.matches(IN_PLACE) && connectionIsGenerous()) expect(new URL(link.href));
      },
      { passive: true },
    );
  }
  void routesKnown.then(() => watchView(sight));
}

/** The tap is answered first: the link looks pressed until its page is here. */
async function follow(link: HTMLAnchorElement, visit: Options['visit']): Promise<void> {
  const url = new URL(link.href);
  const pressed = link.closest('article') ?? link;
  pressed.dataset['leaving'] = '';
  await nextTask();
  try {
    await visit(url, link);
  } finally {
    delete pressed.dataset['leaving'];
  }
}

function watchView(sight: Options['sight']): void {
  let withData = 0;
  const resting = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target));
      resting.delete(target);
      if (!isIntersecting || !connectionIsGenerous()) continue;
      resting.set(
        target,
        setTimeout(() => {
          observer.unobserve(target);
          const link = target as HTMLAnchorElement;
          // One after the other, whenever nothing else is going on.
          requestIdle(() => {
            if (sight(new URL(link.href), withData < IN_VIEW_LIMIT)) withData += 1;
          });
        }, REST_MS),
      );
    }
  });
  const known = new WeakSet<Element>();
  const observeAll = (): void => {
    // The way back and the way elsewhere (breadcrumb, pages) can wait for a pointer.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `#main a[href^="/"]:not(nav a, ${IN_PLACE})`,
    )) {
      if (known.has(link)) continue;
      known.add(link);
      observer.observe(link);
    }
  };
  const pages = new MutationObserver(() => requestIdle(observeAll));
  const main = document.getElementById('main');
  if (main) pages.observe(main, { childList: true, subtree: true });
  requestIdle(observeAll);
}

export const requestIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 50);
};
