import { createSafeStorage } from '@suvarna/session';
import { useSyncExternalStore } from 'react';

const KEY = 'referralCode';
const storage = createSafeStorage(() => globalThis.window?.localStorage);

/** Keeps the code of a landing page in this browser, until an account is opened with it. */
export const keepCode = (code: string): void => storage.set(KEY, code);
const keptCode = (): string | null => storage.get(KEY);
export const forgetCode = (): void => storage.remove(KEY);

/** What a sign-in that may open an account says of the customer who invited. */
export function invitedBy(): { readonly referral_code?: string } {
  const code = keptCode();
  return code === null ? {} : { referral_code: code };
}

/** Only the landing page writes it, and that is another page. */
const subscribe = () => () => undefined;
const nothingYet = (): null => null;

/** The code of the inviter, if a link brought a visitor to this browser; `null` on the server. */
export const useKeptCode = (): string | null => useSyncExternalStore(subscribe, keptCode, nothingYet);
