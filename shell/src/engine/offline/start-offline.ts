/** Starts the service worker when the page has come to rest, and knows whether it would answer offline. */
import { requestIdle } from '../browser/navigation/links.ts';
import { loadAhead } from '../browser/composition/retry.ts';
import { isWorkerWanted } from './is-worker-wanted.ts';
import type { SeenPages } from './worker-client.ts';

/** The first view is over, and the pages that are likely next have been fetched. */
const AFTER_LOAD_MS = 2_000;

export interface Offline {
  /** There is no line, and a visit to another document would be answered all the same. */
  readonly hasOnlyCachedPages: () => boolean;
}

interface Options extends SeenPages {
  /** The worker is there. */
  readonly onReady: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export function startOffline({ onReady, report, ...pages }: Options): Offline {
  const isWanted = isWorkerWanted();
  let isThere = isWanted && navigator.serviceWorker.controller !== null;

  const start = async (): Promise<void> => {
    const { keepWhatIsSeen } = await loadAhead(() => import('./worker-client.ts'));
    if (!(await keepWhatIsSeen(pages))) return;
    isThere = true;
    await onReady();
  };
  const afterLoad = (): void => {
    setTimeout(
      () =>
        requestIdle(() => {
          if (navigator.onLine) start().catch(report);
        }),
      AFTER_LOAD_MS,
    );
  };
  if (isWanted) {
    if (document.readyState === 'complete') afterLoad();
    else addEventListener('load', afterLoad, { once: true });
  }
  return { hasOnlyCachedPages: () => !navigator.onLine && isThere };
}
