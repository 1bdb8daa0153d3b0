import type { PageData } from '@suvarna/contracts/public-composition';
import type { LoadContext } from '@suvarna/remote-kit/page';
import type { Applications } from '../composition/applications.ts';
import { loadContainer } from '../composition/containers.ts';
import type { FallbackSlot } from '../composition/fallback-slot.tsx';
import { applyHead } from '../head-tags.ts';
import type { Screen } from '../screen.ts';
import { nextTask } from '../timing/next-task.ts';
import type { Ready } from '../timing/prefetcher.ts';
import type { Reach } from './reach.ts';
import type { Destination } from './signpost.ts';

const PATIENCE_MS = 8_000;

interface Options {
  readonly applications: Applications;
  readonly fallback: FallbackSlot;
  readonly contextOf: (destination: Destination, signal: AbortSignal) => LoadContext;
  readonly onShown: (destination: Destination, title: string) => void;
  readonly report: (error: unknown, remote: string) => void;
  readonly reach: Reach;
  readonly screen: Screen;
  /** Shows what takes the page's place: it leads elsewhere. */
  readonly arrive: (destination: Destination, ready: Ready) => Promise<void>;
  readonly heal: (destination: Destination) => Promise<boolean>;
}

export interface Hydration {
  /** Takes over the page the server sent. */
  readonly resume: (page: PageData) => Promise<void>;
  /** Goes on with it, as long as it is still what the screen shows. */
  readonly hydrate: () => Promise<void>;
}

/** Makes the page that the server sent one that answers, by the remote that drew it. */
export function createHydration({
  applications,
  fallback,
  contextOf,
  onShown,
  report,
  reach,
  screen,
  arrive,
  heal,
}: Options): Hydration {
  /** What the server drew stays readable; the slot above it says that it does not answer yet. */
  const showSlot = (page: PageData, destination: Destination): void => {
    screen.serverPage = null;
    fallback.show(page.remote, destination.locale, () => heal(destination));
  };

  async function takeOver(page: PageData, destination: Destination, before: AbortController): Promise<void> {
    const module = await loadContainer(destination.remote);
    const context = contextOf(destination, AbortSignal.timeout(PATIENCE_MS));
    await nextTask();
    const prepared = await module.prepare(
      page.routeId,
      context,
      page.rendered ? { data: page.data } : undefined,
    );
    await nextTask();
    // A visit began before this page was hydrated: it is hydrated if the visit leads nowhere.
    if (screen.underWay !== before || screen.serverPage !== page) return;
    if (prepared.kind !== 'page') return arrive(destination, { module, prepared });
    screen.serverPage = null;
    await applications.show(page.remote, module, prepared.page, { takesOver: true });
    if (!page.rendered) applyHead(prepared.page.head, destination);
    screen.shown = { destination, ready: { module, prepared } };
    onShown(destination, prepared.page.head.title);
  }

  async function hydrate(): Promise<void> {
    const page = screen.serverPage;
    if (page === null) return;
    const before = screen.underWay;
    const destination = reach.find(new URL(location.href));
    if (!destination || destination.remote.name !== page.remote) return;
    if (destination.remote.killed) {
      showSlot(page, destination);
      return;
    }
    try {
      await takeOver(page, destination, before);
    } catch (error) {
      report(error, page.remote);
      if (screen.underWay === before) showSlot(page, destination);
    }
  }

  return {
    resume: async (page) => {
      screen.serverPage = page;
      await hydrate();
    },
    hydrate,
  };
}
