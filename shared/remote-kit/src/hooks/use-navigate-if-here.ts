import { bus } from '@suvarna/event-bus';
import { useCallback, useEffect, useState } from 'react';
import { useOwnPath } from './use-own-path.ts';

export interface NavigateIfHere {
  /** Goes on to a page of the shop, an address in the page's language. `replace`: "back" does not return here. */
  readonly visit: (to: string, replace?: boolean) => void;
  /** Goes on to a page outside the shop. */
  readonly leave: (address: string) => void;
  /** That page is on its way: a second press must find the button at work. */
  readonly leaving: boolean;
}

/**
 * Where an answer leads, for who waits for it on its page: a shopper who has gone on to another one stays
 * there. A shopper who comes back by the browser's own button finds the page ready to be used again.
 */
export function useNavigateIfHere(): NavigateIfHere {
  const own = useOwnPath();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const visit = useCallback(
    (to: string, replace = false): void => {
      if (own.current === location.pathname) bus.emit('navigation.visit.requested', { to, replace });
    },
    [own],
  );
  const leave = useCallback(
    (address: string): void => {
      if (own.current !== location.pathname) return;
      setLeaving(true);
      location.assign(address);
    },
    [own],
  );
  return { visit, leave, leaving };
}
