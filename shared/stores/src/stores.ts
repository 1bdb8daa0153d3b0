/**
 * The persisted stores of the specification (§3). Federation shares this module: shell and all
 * remotes hold the same stores, and a change in one part shows in the others.
 */
import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { pincodeRemove, pincodeUpdate } from '@suvarna/contracts/shipping';
import { bus } from '@suvarna/event-bus';
import {
  browserStorage,
  EXPRESS_PINCODE_COOKIE,
  session,
  STORAGE_KEYS,
  writePageCookie,
} from '@suvarna/session';
import { useStore } from 'zustand';
import { createBagStore, type BagState } from './bag.store.ts';
import { followSession } from './follow-session.ts';
import { persisted } from './persisted.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';
import { createPincodeStore, type PincodeState } from './pincode.store.ts';
import { createRecentlyViewedStore, type RecentlyViewedState } from './recently-viewed.store.ts';
import { createShippingAddressStore, type ShippingAddressState } from './shipping-address.store.ts';
import {
  createWishlistStore,
  WISHLIST_STORE,
  type PersistedTaps,
  type PersistedWishlist,
  type WishlistState,
} from './wishlist.store.ts';

export type { BagState } from './bag.store.ts';
export type { RecentlyViewedState } from './recently-viewed.store.ts';
export type { WishlistState } from './wishlist.store.ts';

const { local, tab } = browserStorage;

const isCount = (value: unknown): value is { count: number } =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  Number.isSafeInteger(value.count) &&
  (value.count as number) >= 0;

const areItems = <State extends { readonly items: readonly { readonly product_id: number }[] }>(
  value: unknown,
): value is State =>
  typeof value === 'object' &&
  value !== null &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(
    (item: unknown) =>
      typeof item === 'object' &&
      item !== null &&
      'product_id' in item &&
      Number.isSafeInteger(item.product_id),
  );

const areFavourites = (value: unknown): value is PersistedWishlist =>
  areItems<PersistedWishlist>(value) &&
  value.items.every((item) => !('unsent' in item) || item.unsent === true);

/** A day (specification §9). */
const PINCODE_COOKIE_SECONDS = 86_400;

const isId = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && /^[\da-f-]{36}$/.test(value));

const areAddressIds = (
  value: unknown,
): value is Pick<ShippingAddressState, 'shipping_address_id' | 'billing_address_id'> =>
  typeof value === 'object' &&
  value !== null &&
  'shipping_address_id' in value &&
  isId(value.shipping_address_id) &&
  'billing_address_id' in value &&
  isId(value.billing_address_id);

const isPincode = (value: unknown): value is Pick<PincodeState, 'pincode'> =>
  typeof value === 'object' &&
  value !== null &&
  'pincode' in value &&
  typeof value.pincode === 'string' &&
  /^(?:[1-9]\d{5})?$/.test(value.pincode);

export const bagStore = createBagStore({
  api,
  bus,
  hasToken: () => session.shopperToken() !== null,
  storage: persisted(local, isCount),
});
/** Absent without https, except on this machine; then each tab waits for itself only, which the service bears. */
const locks = globalThis.navigator?.locks as LockManager | undefined;

let isLeft = false;
globalThis.window?.addEventListener('pagehide', ({ persisted: mayComeBack }) => {
  // A page that waits for an answer is none the browser keeps in memory.
  isLeft = !mayComeBack;
});

export const wishlistStore = createWishlistStore({
  api,
  bus,
  hasToken: () => session.shopperToken() !== null,
  storage: persisted(local, areFavourites),
  taps: persisted<PersistedTaps>(tab, areItems),
  isLeft: () => isLeft,
  randomId: () => crypto.randomUUID(),
  exclusively: locks === undefined ? oneAfterTheOther() : (work) => locks.request(WISHLIST_STORE, work),
});
export const recentlyViewedStore = createRecentlyViewedStore(
  persisted<Pick<RecentlyViewedState, 'items'>>(local, areItems),
);
export const shippingAddressStore = createShippingAddressStore(persisted(local, areAddressIds));
export const pincodeStore = createPincodeStore({
  storage: persisted(local, isPincode),
  writeCookie: (pincode) =>
    writePageCookie(
      `${EXPRESS_PINCODE_COOKIE}=${pincode}; path=/; max-age=${pincode === '' ? 0 : PINCODE_COOKIE_SECONDS}; samesite=lax`,
    ),
  markExpress: (express) => local.set(STORAGE_KEYS.expressDelivery, String(express)),
  tell: (pincode) => {
    if (session.shopperToken() === null) return;
    // What the shopper sees comes with the next question about days, whether or not the server wrote this down.
    const told: Promise<unknown> =
      pincode === ''
        ? call(api, pincodeRemove, { body: {} })
        : call(api, pincodeUpdate, { body: { pincode } });
    told.catch(() => undefined);
  },
});

/** Reads the bag in React. The first drawing is the server's: an unread, empty bag. */
export const useBag = <Part>(select: (state: BagState) => Part): Part => useStore(bagStore, select);
/** Reads the wishlist in React. The first drawing is the server's: an unread, empty list. */
export const useWishlist = <Part>(select: (state: WishlistState) => Part): Part =>
  useStore(wishlistStore, select);
/** `''` in the first drawing, which is the server's. */
export const usePincode = (): string => useStore(pincodeStore, (state) => state.pincode);
export const useRecentlyViewed = <Part>(select: (state: RecentlyViewedState) => Part): Part =>
  useStore(recentlyViewedStore, select);

followSession({
  session,
  bag: bagStore,
  wishlist: wishlistStore,
  others: [recentlyViewedStore, shippingAddressStore, pincodeStore],
  tabs: globalThis.window,
});
void wishlistStore.getState().resume();
