import { useHref } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { safeNextPath, session, STORAGE_KEYS } from '@suvarna/session';
import { useAlive } from '@suvarna/ui/use-alive';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useState } from 'react';

interface WayOn {
  /** The login was made here: on to `next`, or home. */
  readonly goOn: () => void;
  /** Where to, when an address within the shop was asked for. */
  readonly next: () => string | null;
  /** Address of a neighbouring page that keeps `next`. */
  readonly keepingNext: (path: string) => string;
}

/** Where pages of signing in lead. Arriving with a token leads home (specification §2): `next` is for logins made here. */
export function useWayOn(
  route: RouteContext,
  { arrival = true }: { readonly arrival?: boolean } = {},
): WayOn {
  const href = useHref();
  const alive = useAlive();
  const home = href('/');

  const [arrivedSignedIn] = useState(() => session.storedToken() !== null);
  useRedirect(arrival && arrivedSignedIn ? home : null);

  // The address is read when it is needed: the server's page is the same for every `next`.
  const next = (): string | null => safeNextPath(route.query.get('next'));
  const { visit } = useNavigateIfHere();
  const goOn = (): void => visit(next() ?? home, true);
  // Signed in in another tab: no customer is asked twice. Storage events never come from this one.
  useWindowEvent('storage', ({ key }) => {
    if (arrival && key === STORAGE_KEYS.token && session.storedToken() !== null) goOn();
  });
  // Back out of the browser's memory, which heard nothing in the meantime: an arrival like any other.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (arrival && persisted && session.storedToken() !== null) visit(home, true);
  });

  return {
    goOn,
    next,
    keepingNext: (path) => {
      const kept = alive ? next() : null;
      return kept === null ? href(path) : `${href(path)}?next=${encodeURIComponent(kept)}`;
    },
  };
}
