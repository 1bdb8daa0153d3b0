import { session } from '@suvarna/session';
import { useSyncExternalStore } from 'react';

const notKnownYet = (): undefined => undefined;

/** The token of a login: `null` for nobody, `undefined` until the browser has looked. */
export const useToken = (): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.storedToken, notKnownYet);
