import { createSafeStorage } from '@suvarna/session';
import { useSyncExternalStore } from 'react';

const KEY = 'referralCode';
const storage = createSafeStorage(() => globalThis.window?.localStorage);

/** Keeps the code of a landing page in this browser, until an account is opened with it. */
export const keepCode = (code: string): void => storage.set(KEY, code);
export const forgetCode = (): void => storage.remove(KEY);

/** Nobody but the landing page writes it, and that is another page. */
const subscribe = () => () => undefined;
const nothingYet = (): null => null;

/** The code of whoever invited, if a link brought somebody to this browser; `null` on the server. */
export const useKeptCode = (): string | null =>
  useSyncExternalStore(subscribe, () => storage.get(KEY), nothingYet);
