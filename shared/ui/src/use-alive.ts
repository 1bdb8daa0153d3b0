import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's page and until the browser has taken it over: nobody hears what is pressed before. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
