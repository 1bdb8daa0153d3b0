/** The page's side of the service worker: registers it, and tells it what was seen. */
import { requestIdle } from '../browser/navigation/links.ts';
import { isRefusedBySettings } from '../browser/composition/refused-by-settings.ts';
import { connectionIsGenerous } from '../browser/timing/prefetcher.ts';
import { isFile, isPicture, WORKER_PATH, type Fetched, type FilesSeen, type PageSeen } from './names.ts';

/** After a page came to rest: what it fetched by itself is there by then. */
const REST_MS = 1_500;

/** The worker of this store, registered if need be. Rejects where there can be none. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
}

function whatWasFetched(): Fetched {
  const paths = [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    ),
  ];
  return { files: paths.filter(isFile), pictures: paths.filter(isPicture) };
}

/** What is known of the page on screen. */
export interface SeenPages {
  /** As its route says: nothing in it is about a person. */
  readonly mayBeCached: () => boolean;
  readonly onPageShown: (listener: () => void) => void;
}

/**
 * Keeps what the shopper looks at for the time offline; nothing on a metered line.
 *
 * @returns false where the browser's settings refuse a worker
 */
export async function keepWhatIsSeen({ mayBeCached, onPageShown }: SeenPages): Promise<boolean> {
  try {
    await registerWorker();
  } catch (error) {
    if (isRefusedBySettings(error)) return false;
    throw error;
  }
  const registration = await navigator.serviceWorker.ready;
  // Another worker may have come since: one that is replaced hears nothing.
  const tell = (seen: PageSeen | FilesSeen): void => registration.active?.postMessage(seen);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let toldOf: number | undefined;
  const isToBeKept = (): boolean => mayBeCached() && connectionIsGenerous();
  const tellPage = (): void => {
    if (!navigator.onLine) return;
    const fetched = whatWasFetched();
    toldOf = fetched.files.length + fetched.pictures.length;
    tell({ type: 'page-seen', path: location.pathname + location.search, ...fetched });
  };
  const afterRest = (): void => {
    clearTimeout(waiting);
    if (isToBeKept()) waiting = setTimeout(() => requestIdle(tellPage), REST_MS);
  };
  onPageShown(afterRest);
  afterRest();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || toldOf === undefined || !isToBeKept()) return;
    const fetched = whatWasFetched();
    const count = fetched.files.length + fetched.pictures.length;
    if (count > toldOf) tell({ type: 'files-seen', ...fetched });
    toldOf = count;
  });
  return true;
}
