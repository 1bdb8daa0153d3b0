/** Pages made ready: when they are visited, and before that. */
import type { LoadContext } from '@suvarna/remote-kit/page';
import type { Applications } from '../composition/applications.ts';
import { loadContainer } from '../composition/containers.ts';
import type { Move } from '../navigation/departure.ts';
import type { LiveComposition } from '../composition/live-composition.ts';
import { nextTask } from './next-task.ts';
import { createPrefetcher, type Ready } from './prefetcher.ts';
import type { Reach } from '../navigation/reach.ts';
import type { Destination } from '../navigation/signpost.ts';
import type { SkeletonCover } from '../navigation/skeleton-cover.tsx';
import { warmCode, warmFiles } from './warm-code.ts';

interface PreparationParts {
  readonly live: LiveComposition;
  readonly applications: Applications;
  readonly reach: Reach;
  readonly cover: SkeletonCover;
  readonly contextOf: (destination: Destination, signal: AbortSignal) => LoadContext;
}

export interface Preparation {
  readonly prepare: (destination: Destination, signal: AbortSignal) => Promise<Ready>;
  /** A page, as it was got ready ahead or left, or made ready now. */
  readonly ready: (destination: Destination, move: Move, signal: AbortSignal) => Promise<Ready>;
  /** A page is left: the way back to it finds it as it was. */
  readonly leave: (page: { readonly destination: Destination; readonly ready: Ready }) => void;
  readonly expect: (url: URL) => void;
  readonly sight: (url: URL, mayHaveData: boolean) => boolean;
}

export function createPreparation({
  live,
  applications,
  reach,
  cover,
  contextOf,
}: PreparationParts): Preparation {
  const prefetcher = createPrefetcher({
    prepare,
    revision: () => live.get().revision,
    now: () => performance.now(),
    pause: nextTask,
  });

  async function prepare(destination: Destination, signal: AbortSignal): Promise<Ready> {
    const { remote, route } = destination;
    const mounted = applications.mounted(remote.name);
    // Everything in one round: the runtime would ask for entry, chunks and texts one after another.
    if (!mounted) warmFiles(destination);
    const module = mounted ?? (await loadContainer(remote));
    return { module, prepared: await module.prepare(route.id, contextOf(destination, signal)) };
  }

  return {
    prepare,
    ready: async (destination, move, signal) =>
      prefetcher.take(destination) ??
      (move === 'back' ? prefetcher.takeLeft(destination) : undefined) ??
      prepare(destination, signal),
    leave: ({ destination, ready }) => prefetcher.leave(destination, ready),
    expect: (url) => {
      void live.whole().then(() => {
        const destination = reach.ahead(url);
        if (destination && url.href !== location.href) prefetcher.start(destination);
      });
    },
    sight: (url, mayHaveData) => {
      const destination = reach.ahead(url);
      if (!destination || destination.route.ahead === 'nothing') return false;
      const withData = mayHaveData && destination.route.ahead === 'data';
      const code = warmCode(destination, applications.mounted(destination.remote.name));
      cover.expect(destination.route.skeleton);
      if (withData) prefetcher.startInTurn(destination, code);
      return withData;
    },
  };
}
