import { session } from '@suvarna/session';
import { useSyncExternalStore } from 'react';

const unknownYet = (): undefined => undefined;

/** The token of a login, also when it changes in another tab: `null` for none, `undefined` until the browser has looked. */
export const useStoredToken = (): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.storedToken, unknownYet);
