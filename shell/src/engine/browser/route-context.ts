import { api } from '@suvarna/api-client';
import type {
  PublicComposition,
  PublicRemote,
  PublicRoute,
} from '@suvarna/contracts/release-delivery/public-composition';
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { createMatcher, type Matcher, type RouteMatch } from '@suvarna/remote-kit/routing';

export type Destination = RouteMatch<PublicRemote, PublicRoute> & {
  readonly url: URL;
  readonly path: string;
  readonly locale: Locale;
};

/** Finds the remote an address belongs to, in the composition as it is now. */
export function createSignpost(composition: () => PublicComposition): (url: URL) => Destination | null {
  let known:
    | { readonly composition: PublicComposition; readonly match: Matcher<PublicRemote, PublicRoute> }
    | undefined;
  return (url) => {
    const current = composition();
    if (known?.composition !== current)
      known = { composition: current, match: createMatcher<PublicRoute, PublicRemote>(current.remotes) };
    const { locale, path } = splitLocale(url.pathname);
    const found = known.match(path);
    return found && { ...found, url, path, locale };
  };
}

export function loadContext(
  { url, path, locale, params }: Destination,
  currency: Currency,
  signal: AbortSignal,
): LoadContext {
  return { params, query: url.searchParams, path, locale, currency, origin: url.origin, api, signal };
}
