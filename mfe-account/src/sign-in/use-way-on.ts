import { bus } from '@suvarna/event-bus';
import { useHref } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { safeNextPath, session, STORAGE_KEYS } from '@suvarna/session';
import { useAlive } from '@suvarna/ui/use-alive';
import { useEffect } from 'react';

interface WayOn {
  /** The login was made here: on to `next`, or home. */
  readonly goOn: () => void;
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

  useEffect(() => {
    if (arrival && session.storedToken() !== null)
      bus.emit('navigation.visit.requested', { to: home, replace: true });
  }, [arrival, home]);

  // The address is read when it is needed: the server's page is the same for every `next`.
  const next = (): string | null => safeNextPath(route.query.get('next'));
  const goOn = (): void => bus.emit('navigation.visit.requested', { to: next() ?? home, replace: true });
  useEffect(() => {
    if (!arrival) return undefined;
    // Signed in in another tab: nobody is asked twice. Storage events never come from this one.
    const onOtherTab = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEYS.token && session.storedToken() !== null) goOn();
    };
    // Back out of the browser's memory, which heard nothing meanwhile: an arrival like any other.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && session.storedToken() !== null)
        bus.emit('navigation.visit.requested', { to: home, replace: true });
    };
    addEventListener('storage', onOtherTab);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('storage', onOtherTab);
      removeEventListener('pageshow', onReturn);
    };
  });

  return {
    goOn,
    keepingNext: (path) => {
      const kept = alive ? next() : null;
      return kept === null ? href(path) : `${href(path)}?next=${encodeURIComponent(kept)}`;
    },
  };
}
