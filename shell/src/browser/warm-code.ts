import type { RemoteModule } from '@suvarna/remote-kit/host';
import { warm } from './containers.ts';
import type { Destination } from './route-context.ts';

const warmed = new Set<string>();

/** Fetches the code and texts of a page that may be visited, once. */
export function warmCode({ remote, route, locale }: Destination, mounted: RemoteModule | undefined): void {
  const key = `${remote.container}/${route.id}`;
  if (warmed.has(key)) return;
  warmed.add(key);
  if (mounted) {
    mounted.preload(route.id, locale).catch(() => warmed.delete(key));
  } else {
    warm(remote, [remote.entry, ...route.scripts, ...route.styles, ...(remote.locales[locale] ?? [])]);
  }
}
