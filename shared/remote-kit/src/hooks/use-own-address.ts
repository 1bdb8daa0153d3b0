import { useCallback } from 'react';
import { moveTo, useOwnPath } from './use-own-path.ts';

/**
 * Gives the page another address without a visit, for what was chosen or done on it. Its own address
 * alone: what is answered when the shopper has gone on must not name the page they are on by then.
 */
export function useOwnAddress(): (address: string) => void {
  const own = useOwnPath();
  return useCallback(
    (address) => {
      if (own.current === location.pathname) moveTo(address);
    },
    [own],
  );
}
