/** How long an app may take to come to the front; after it there is none. */
const WAIT_MS = 1_500;

/**
 * Opens an app by its own address. A browser does not say whether there is one; when there is, the page
 * is left, or the browser asks in front of it.
 *
 * @returns whether something opened
 */
export function openApp(
  address: string,
  { location: place }: Pick<Window, 'location'> = window,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const leaving = new AbortController();
  const end = (opened: boolean): void => {
    leaving.abort();
    clearTimeout(timer);
    resolve(opened);
  };
  const timer = setTimeout(() => end(false), WAIT_MS);
  const { signal } = leaving;
  window.addEventListener('blur', () => end(true), { signal });
  window.addEventListener('pagehide', () => end(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') end(true);
    },
    { signal },
  );
  place.assign(address);
  return promise;
}
