import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's page and until the browser has taken it over: no script hears what is pressed before. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
