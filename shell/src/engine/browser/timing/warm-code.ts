import type { RemoteModule } from '@suvarna/remote-kit/host';
import type { Destination } from '../navigation/signpost.ts';

const warmedFiles = new Set<string>();
const warmedPages = new Map<string, Promise<unknown>>();

/**
 * Brings the files of a page into the HTTP cache ahead of their use, each once: routes of a remote
 * share most of theirs. `fetch`, because a preload of a script without its hash is refused under
 * the document's Integrity-Policy.
 */
export function warmFiles({ remote, route, locale }: Destination): void {
  const texts = [remote.locales, route.texts ?? {}].flatMap((files) => files[locale] ?? []);
  for (const file of [remote.entry, ...route.scripts, ...route.styles, ...texts]) {
    const address = remote.base + file;
    if (warmedFiles.has(address)) continue;
    warmedFiles.add(address);
    // Only a head start was lost: the visit itself fetches again and reports its own failure.
    fetch(address, { priority: 'low' }).catch(() => warmedFiles.delete(address));
  }
}

/**
 * Fetches the code and texts of a page that may be visited, once.
 *
 * @returns when they are there, as far as they can be without the page's remote; never rejects
 */
export async function warmCode(destination: Destination, mounted: RemoteModule | undefined): Promise<void> {
  if (!mounted) {
    warmFiles(destination);
    return;
  }
  const { remote, route, locale } = destination;
  const key = `${remote.container}/${route.id}`;
  const warming =
    warmedPages.get(key) ?? mounted.preload(route.id, locale).catch(() => warmedPages.delete(key));
  warmedPages.set(key, warming);
  await warming;
}
