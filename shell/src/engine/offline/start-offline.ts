/** Wakes the service worker when the page has come to rest, and knows whether it would answer offline. */
import { requestIdle } from '../browser/links.ts';
import { isRefusedBySettings } from '../browser/refused-by-settings.ts';
import { loadAhead } from '../browser/retry.ts';
import { isWorkerWanted } from './is-worker-wanted.ts';

/** The first view is over, and the pages that are likely next have been fetched. */
const AFTER_LOAD_MS = 2_000;

export interface Offline {
  /** There is no line, and a visit to another document would be answered all the same. */
  readonly hasOnlyCachedPages: () => boolean;
}

export function startOffline(report: (error: unknown) => void): Offline {
  const isWanted = isWorkerWanted();
  let isThere = isWanted && navigator.serviceWorker.controller !== null;

  const wake = async (): Promise<void> => {
    const { keepNotices, keepWhatIsSeen } = await loadAhead(() => import('./worker-client.ts'));
    await keepWhatIsSeen();
    isThere = true;
    await keepNotices();
  };
  const afterLoad = (): void => {
    setTimeout(
      () =>
        requestIdle(() => {
          if (navigator.onLine)
            wake().catch((error: unknown) => {
              if (!isRefusedBySettings(error)) report(error);
            });
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
