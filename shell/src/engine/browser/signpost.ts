import type {
  PublicComposition,
  PublicRemote,
  PublicRoute,
} from '@suvarna/contracts/release-delivery/public-composition';
import type { Locale } from '@suvarna/contracts/locale';
import { createMatcher, type Matcher, type RouteMatch } from '@suvarna/remote-kit/routing';
import type { Languages } from '../languages.ts';

export type Destination = RouteMatch<PublicRemote, PublicRoute> & {
  readonly url: URL;
  readonly path: string;
  readonly locale: Locale;
  /** What addresses of its language begin with. */
  readonly base: string;
};

/** Finds the remote an address belongs to, in the composition as it is now. */
export function createSignpost(
  composition: () => PublicComposition,
  { split, baseOf }: Languages,
): (url: URL) => Destination | null {
  let known:
    | { readonly composition: PublicComposition; readonly match: Matcher<PublicRemote, PublicRoute> }
    | undefined;
  return (url) => {
    const current = composition();
    if (known?.composition !== current)
      known = { composition: current, match: createMatcher<PublicRoute, PublicRemote>(current.remotes) };
    const { locale, path } = split(url.pathname);
    const found = known.match(path);
    return found && { ...found, url, path, locale, base: baseOf(locale) };
  };
}
