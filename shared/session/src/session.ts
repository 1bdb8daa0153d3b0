import { createSafeStorage, type SafeStorage } from './safe-storage.ts';
import {
  DEVICE_COOKIE,
  DEVICE_MARKERS,
  DRAFT_KEYS,
  KEPT_AT_SIGN_OUT,
  STORAGE_KEYS,
  WALLET_KEYS,
} from './storage-keys.ts';
import { readCookie } from '@suvarna/contracts/service';
import { pageCookies, writePageCookie } from './page-cookies.ts';

export { currencyHeader } from './cookies.ts';
export { readCookie } from '@suvarna/contracts/service';
export { EXPRESS_PINCODE_COOKIE, pageCookies, writePageCookie } from './page-cookies.ts';
export { keepsShopper } from './keeps-shopper.ts';
export { isSignInPath, safeNextPath, signInPath } from './next-path.ts';
export { createSafeStorage, type SafeStorage } from './safe-storage.ts';
export { DEVICE_COOKIE, DRAFT_KEYS, STORAGE_KEYS, WALLET_KEYS } from './storage-keys.ts';

/** Who is signed in, as far as the browser knows without asking. */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty when the account has none. */
  readonly phone: string;
}

export interface SignedIn {
  readonly token: string;
  /** Full name; split into first and last (specification §3). */
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly accountExists: boolean;
  /** How the login was made, e.g. `password`. */
  readonly loginType: string;
}

export interface Session {
  /**
   * The token to send (specification §4): explicit, stored, guest, pre-guest, in this order.
   * `null` when there is none.
   */
  readonly token: (explicit?: string) => string | null;
  /** The token of a login; a rejected call with it ends the session instead of making a guest. */
  readonly storedToken: () => string | null;
  readonly guestToken: () => string | null;
  /** The token of a shopper who may keep things at the store, a login or a guest; `null` for who only looks around. */
  readonly shopperToken: () => string | null;
  /**
   * Who is signed in, as a text that stays the same while the login does, whatever becomes of its
   * token; `null` for none. Only to compare with itself.
   */
  readonly person: () => string | null;
  /** The signed-in customer; the same object until something changes. */
  readonly customer: () => Customer | null;
  /** This browser's guest id, made at the first call. */
  readonly guestId: () => string;
  readonly saveGuestToken: (token: string) => void;
  /** A token to look around with, for who has no other. */
  readonly savePreGuestToken: (token: string) => void;
  /** A guest token that was refused or could not be made is forgotten silently. */
  readonly dropGuestToken: () => void;
  readonly signIn: (signedIn: SignedIn) => void;
  /** Another token for the same login: the one before had its minutes. Nothing when no shopper is signed in any more. */
  readonly renew: (token: string) => void;
  /** The phone number that was proven for the login (specification §3, §4). Nothing when no shopper is signed in any more. */
  readonly savePhone: (phone: string) => void;
  /** The full name of who is signed in, as the profile has it now. Nothing when no shopper is signed in any more. */
  readonly saveName: (username: string) => void;
  /** Clears local storage except the guest id and gift data. Also used for a rejected token. */
  readonly signOut: () => void;
  /** Called after a change of session here or in another tab, and when the page comes back from the browser's memory. @returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface SessionHost {
  readonly local: SafeStorage;
  readonly tab: SafeStorage;
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
  readonly randomId: () => string;
  /** Where `storage` events of other tabs arrive; absent on the server. */
  readonly tabs: EventTarget | undefined;
}

/** A token travels in a header: what could not is not one (`"undefined"` was written by old code). */
const usableToken = (value: string | null | undefined): string | null =>
  value && value !== 'undefined' && value !== 'null' && value.length <= 4_096 && /^[\x21-\x7e]+$/.test(value)
    ? value
    : null;

export function createSession(host: SessionHost): Session {
  const { local, tab } = host;
  const listeners = new Set<() => void>();
  let known: { readonly source: string; readonly customer: Customer | null } | undefined;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const onOtherTab = (event: Event): void => {
    // A `null` key is a clear of everything.
    const { key } = event as StorageEvent;
    if (key === null || key === STORAGE_KEYS.token || key === STORAGE_KEYS.guestToken) notify();
  };
  const onReturn = (event: Event): void => {
    // A page kept in memory heard nothing of other tabs in the meantime.
    if ((event as PageTransitionEvent).persisted) notify();
  };
  const storedToken = (): string | null => usableToken(local.get(STORAGE_KEYS.token));
  const guestToken = (): string | null => usableToken(local.get(STORAGE_KEYS.guestToken));

  return {
    storedToken,
    guestToken,
    token: (explicit) =>
      usableToken(explicit) ??
      storedToken() ??
      guestToken() ??
      usableToken(local.get(STORAGE_KEYS.preGuestToken)),
    shopperToken: () => storedToken() ?? guestToken(),
    person() {
      if (storedToken() === null) return null;
      // A login by phone may have no e-mail address.
      return (
        [STORAGE_KEYS.email, STORAGE_KEYS.phone, STORAGE_KEYS.username]
          .map((key) => local.get(key))
          .find(Boolean) ?? ''
      );
    },
    customer() {
      const token = storedToken();
      const [username, email, phone] = [STORAGE_KEYS.username, STORAGE_KEYS.email, STORAGE_KEYS.phone].map(
        (key) => local.get(key) ?? '',
      );
      const source = JSON.stringify([token, username, email, phone]);
      if (known?.source !== source) {
        known = {
          source,
          customer:
            token === null ? null : { ...splitName(username ?? ''), email: email ?? '', phone: phone ?? '' },
        };
      }
      return known.customer;
    },
    guestId() {
      const existing = local.get(STORAGE_KEYS.guestId);
      if (existing && /^[\w-]{8,64}$/.test(existing)) return existing;
      const made = host.randomId();
      local.set(STORAGE_KEYS.guestId, made);
      return made;
    },
    saveGuestToken(token) {
      local.set(STORAGE_KEYS.guestToken, token);
      notify();
    },
    savePreGuestToken(token) {
      local.set(STORAGE_KEYS.preGuestToken, token);
    },
    dropGuestToken() {
      local.remove(STORAGE_KEYS.guestToken);
      notify();
    },
    signIn({ token, username, email, phone, accountExists, loginType }) {
      // The guest's bag now belongs to the customer; its token would open an empty one.
      local.remove(STORAGE_KEYS.guestToken);
      local.remove(STORAGE_KEYS.preGuestToken);
      local.set(STORAGE_KEYS.username, username);
      local.set(STORAGE_KEYS.email, email);
      local.set(STORAGE_KEYS.customerEmail, email);
      local.set(STORAGE_KEYS.phone, phone);
      local.set(STORAGE_KEYS.accountExists, String(accountExists));
      local.set(STORAGE_KEYS.loginType, loginType);
      // Last: another tab that sees the token finds the rest already there.
      local.set(STORAGE_KEYS.token, token);
      notify();
    },
    renew(token) {
      if (storedToken() === null) return;
      local.set(STORAGE_KEYS.token, token);
      notify();
    },
    savePhone(phone) {
      if (storedToken() === null) return;
      local.set(STORAGE_KEYS.phone, phone);
      notify();
    },
    saveName(username) {
      if (storedToken() === null) return;
      local.set(STORAGE_KEYS.username, username);
      notify();
    },
    signOut() {
      const markers = deviceMarkers(local, host.readCookies());
      // First: code that looks in between, in another tab, finds no person, and not a person by half.
      local.remove(STORAGE_KEYS.token);
      for (const key of local.keys()) if (!KEPT_AT_SIGN_OUT.includes(key)) local.remove(key);
      for (const key of [...Object.values(WALLET_KEYS), ...Object.values(DRAFT_KEYS)]) tab.remove(key);
      for (const [key, value] of markers) local.set(key, value);
      if (markers.size > 0) {
        host.writeCookie(
          `${DEVICE_COOKIE}=${encodeURIComponent(new URLSearchParams([...markers]).toString())}; path=/; max-age=31536000; samesite=lax`,
        );
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        host.tabs?.addEventListener('storage', onOtherTab);
        host.tabs?.addEventListener('pageshow', onReturn);
      }
      listeners.add(listener);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        host.tabs?.removeEventListener('storage', onOtherTab);
        host.tabs?.removeEventListener('pageshow', onReturn);
      };
    },
  };
}

function splitName(username: string): Pick<Customer, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = username.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Markers of this device, from storage and from the cookie that outlives it; storage wins. */
function deviceMarkers(local: SafeStorage, cookies: string): ReadonlyMap<string, string> {
  const saved = new URLSearchParams(readCookie(cookies, DEVICE_COOKIE) ?? '');
  const markers = new Map<string, string>();
  for (const key of DEVICE_MARKERS) {
    const value = local.get(key) ?? saved.get(key);
    if (value !== null) markers.set(key, value);
  }
  return markers;
}

const inBrowser = typeof document !== 'undefined';

/** The page's storage, one view of it for everybody: what could not be written is then at least the same for all. */
export const browserStorage = {
  local: createSafeStorage(() => globalThis.window?.localStorage),
  tab: createSafeStorage(() => globalThis.window?.sessionStorage),
} as const;

/** The page's one session. Federation shares this module, so shell and all remotes see the same one. */
export const session: Session = createSession({
  ...browserStorage,
  readCookies: () => (inBrowser ? pageCookies() : ''),
  writeCookie: (cookie) => {
    if (inBrowser) writePageCookie(cookie);
  },
  randomId: () => crypto.randomUUID(),
  tabs: inBrowser ? globalThis : undefined,
});
