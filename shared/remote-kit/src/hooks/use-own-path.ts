import { useEffect, useRef, type RefObject } from 'react';

type OwnPath = RefObject<string | undefined>;

/** Those of everything that is drawn now. */
const owned = new Set<OwnPath>();

/**
 * The path of the page while it is drawn. What is answered late is for who is still there: another page
 * has another path, also while this one waits to be taken away.
 */
export function useOwnPath(): OwnPath {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current = location.pathname;
    owned.add(own);
    return () => {
      own.current = undefined;
      owned.delete(own);
    };
  }, []);
  return own;
}

/** Gives the page that is shown another address without a visit. All that knows its path learns of it. */
export function moveTo(address: string): void {
  const before = location.pathname;
  history.replaceState(history.state, '', address);
  for (const own of owned) if (own.current === before) own.current = location.pathname;
}
