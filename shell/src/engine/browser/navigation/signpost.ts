import type { PageData, PublicRemote, PublicRoute } from '@suvarna/contracts/public-composition';
import type { Locale } from '@suvarna/contracts/locale';
import type { RouteMatch } from '@suvarna/remote-kit/routing';
import type { Languages } from '../../languages.ts';
import type { LiveComposition } from '../composition/live-composition.ts';

export type Destination = RouteMatch<PublicRemote, PublicRoute> & {
  readonly url: URL;
  readonly path: string;
  readonly locale: Locale;
  /** What addresses of its language begin with. */
  readonly base: string;
};

/**
 * Finds the remote an address belongs to, in the composition as it is now. Until all routes are known
 * that is the document's own address alone, of which the server said whose it is.
 *
 * @param here address of the document
 */
export function createSignpost(
  live: Pick<LiveComposition, 'get' | 'match' | 'remote'>,
  { split, baseOf }: Languages,
  page: Pick<PageData, 'remote' | 'routeId' | 'params'>,
  here: URL,
): (url: URL) => Destination | null {
  const ofDocument = (url: URL): RouteMatch<PublicRemote, PublicRoute> | null => {
    const remote = live.remote(page.remote);
    const route = remote?.routes.find(({ id }) => id === page.routeId);
    return remote && route && url.pathname === here.pathname ? { remote, route, params: page.params } : null;
  };
  return (url) => {
    const { locale, path } = split(url.pathname);
    const found = live.get().partial ? ofDocument(url) : live.match(path);
    return found && { ...found, url, path, locale, base: baseOf(locale) };
  };
}
