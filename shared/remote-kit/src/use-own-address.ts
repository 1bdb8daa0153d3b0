import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the page another address without a visit, for what was chosen or done on it. Its own address
 * alone: what is answered when the shopper has gone on must not name the page they are on by then.
 */
export function useOwnAddress(): (address: string) => void {
  const own = useRef<string>(undefined);
  useEffect(() => {
    own.current = location.pathname;
    return () => {
      own.current = undefined;
    };
  }, []);
  return useCallback((address) => {
    if (own.current !== location.pathname) return;
    history.replaceState(history.state, '', address);
    own.current = location.pathname;
  }, []);
}
