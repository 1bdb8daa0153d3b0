/** What is on screen, and the change from one page to the next. */
import type { PageData } from '@suvarna/contracts/public-composition';
import type { RemoteModule, ShownPage } from '@suvarna/remote-kit/host';
import { afterPaint } from './timing/after-paint.ts';
import type { Applications } from './composition/applications.ts';
import { anchorTop, announce, focusMain, rememberedScroll } from './navigation/arrival.ts';
import type { Departure, Move } from './navigation/departure.ts';
import { createEntries } from './composition/entries.ts';
import type { FallbackSlot } from './composition/fallback-slot.tsx';
import { growFrom } from './navigation/growing-picture.ts';
import { applyHead } from './head-tags.ts';
import type { Ready } from './timing/prefetcher.ts';
import type { Preparation } from './timing/preparation.ts';
import type { Destination } from './navigation/signpost.ts';
import type { SkeletonCover } from './navigation/skeleton-cover.tsx';

export interface VisitOptions {
  /** A page gives way to another by itself. Ignored while a shopper is already on the way elsewhere. */
  readonly replace?: boolean;
  /** The picture that grows into the new page. */
  readonly picture?: HTMLElement | null;
  /** Where the shopper is on the page means something on the next one too. */
  readonly keepScroll?: boolean;
}

interface ScreenParts {
  readonly departure: Departure;
  readonly applications: Applications;
  readonly fallback: FallbackSlot;
  readonly cover: SkeletonCover;
  readonly leave: Preparation['leave'];
  /** The next page takes the place of the one on screen now. */
  readonly onLeave: (destination: Destination) => void;
  readonly onShown: (destination: Destination, title: string) => void;
  readonly onBack: () => void;
  readonly onRestored: () => void;
  /** Tries a page again, quietly. Resolves to whether it is there. */
  readonly heal: (destination: Destination) => Promise<boolean>;
}

export interface Screen {
  /** The visit that is made, or was made last; aborted when another begins. */
  underWay: AbortController;
  /** What is on screen, for the way back to it. */
  shown: { readonly destination: Destination; readonly ready: Ready } | null;
  /** The server's page, until it is hydrated or another one took its place. */
  serverPage: PageData | null;
  readonly commit: (
    destination: Destination,
    module: RemoteModule,
    page: ShownPage,
    move: Move,
    options: VisitOptions,
    visit: AbortController,
  ) => Promise<void>;
  /** The slot says that the remote does not answer, and tries again. */
  readonly showFallback: (destination: Destination, move: Move) => Promise<void>;
}

export function createScreen({
  departure,
  applications,
  fallback,
  cover,
  leave,
  onLeave,
  onShown,
  onBack,
  onRestored,
  heal,
}: ScreenParts): Screen {
  const enter = createEntries({ departure, isShown: () => screen.shown !== null, onBack, onRestored });

  const begin = (destination: Destination, move: Move): void => {
    enter(destination.url, move);
    screen.serverPage = null;
    screen.shown = null;
    onLeave(destination);
  };

  const screen: Screen = {
    underWay: new AbortController(),
    shown: null,
    serverPage: null,
    async commit(destination, module, page, move, { keepScroll = false, picture = null }, visit) {
      // Browsers begin a view transition a frame later: a shopper may have gone back by then.
      if (screen.underWay !== visit) return;
      const grow = growFrom(picture);
      const focused = document.activeElement;
      const before = screen.shown;
      begin(destination, move);
      // Nothing in a page that may be cached is about a person, and so nothing in it is changed by one.
      if (before?.destination.route.offline) leave(before);
      fallback.hide();
      await applications.show(destination.remote.name, module, {
        ...page,
        soft: move !== 'back' && !keepScroll,
      });
      // A shopper went on while it was drawn: what follows is for the page they went to.
      if (screen.underWay !== visit) return;
      cover.end();
      applyHead(page.head, destination);
      if (!keepScroll) {
        scrollTo(0, move === 'back' ? rememberedScroll() : anchorTop(destination.url));
        focusMain(focused);
      }
      grow();
      // What is spoken, and what the rest of the shop does with it, is not in the way of its first frame.
      afterPaint(() => {
        if (screen.underWay !== visit) return;
        announce(page.head.title);
        onShown(destination, page.head.title);
      });
    },
    async showFallback(destination, move) {
      const focused = document.activeElement;
      const visit = screen.underWay;
      begin(destination, move);
      await applications.clear();
      if (screen.underWay !== visit) return;
      fallback.show(destination.remote.name, destination.locale, () => heal(destination));
      focusMain(focused);
    },
  };
  return screen;
}
