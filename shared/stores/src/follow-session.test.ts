import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import { createSafeStorage, createSession, type SafeStorage, type Session } from '@suvarna/session';
import { createBagStore } from './bag.store.ts';
import { followSession } from './follow-session.ts';
import { persisted } from './persisted.ts';

import { createRecentlyViewedStore, type RecentlyViewedState } from './recently-viewed.store.ts';
import { createWishlistStore, type PersistedTaps, type PersistedWishlist } from './wishlist.store.ts';

let local: SafeStorage;
let session: Session;
let tabs: EventTarget;
let bag: ReturnType<typeof createBagStore>;
let wishlist: ReturnType<typeof createWishlistStore>;
let recentlyViewed: ReturnType<typeof createRecentlyViewedStore>;
let asked: number;
let pieces: number;

const customer = (token: string, email = 'a@b.test') =>
  session.signIn({
    token,
    username: 'Asha Rao',
    email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
const fromOtherTab = (key: string | null): void => {
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
};
/** Lets the promises of a refresh come through. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  asked = 0;
  pieces = 3;
  local = createSafeStorage(() => undefined);
  tabs = new EventTarget();
  session = createSession({
    local,
    tab: createSafeStorage(() => undefined),
    tabs,
    readCookies: () => '',
    writeCookie: () => undefined,
    randomId: () => 'guest-id-1',
  });
  const cart = () => Promise.resolve({ data: { count: pieces, items: [], totals: {} } as unknown as Cart });
  bag = createBagStore({
    api: {
      get: () => {
        asked += 1;
        return cart();
      },
      post: cart,
      ensureGuest: () => Promise.resolve(),
    } as never,
    bus: { emit: () => undefined },
    hasToken: () => session.token() !== null,
    storage: persisted(local, (state): state is { count: number } => typeof state === 'object'),
  });
  const list = (sent: readonly number[]) =>
    Promise.resolve({ data: { results: [...sent, 77].map((product_id) => ({ product_id })), count: 1 } });
  wishlist = createWishlistStore({
    api: {
      get: () => list([]),
      post: (_path: string, body: { product_ids?: number[]; product_id: number }) =>
        list(body.product_ids ?? [body.product_id]),
    } as never,
    bus: { emit: () => undefined },
    hasToken: () => session.storedToken() !== null || session.guestToken() !== null,
    storage: persisted(local, (state): state is PersistedWishlist => typeof state === 'object'),
    taps: persisted(
      createSafeStorage(() => undefined),
      (state): state is PersistedTaps => typeof state === 'object',
    ),
    isLeft: () => false,
    randomId: () => 'key',
    exclusively: (work) => work(),
  });
  recentlyViewed = createRecentlyViewedStore(
    persisted(local, (state): state is Pick<RecentlyViewedState, 'items'> => typeof state === 'object'),
  );
  followSession({ session, bag, wishlist, others: [recentlyViewed], tabs });
});

describe('stores and the session', () => {
  it('show the bag of a shopper who signs in', async () => {
    customer('one');
    await settled();
    expect(bag.getState().count).toBe(3);
  });

  it("show the account's wishlist with the favourites this browser kept", async () => {
    await wishlist.getState().wish(5, true);
    customer('one');
    await settled();
    expect(wishlist.getState().items).toEqual([{ product_id: 5 }, { product_id: 77 }]);
  });

  it('keep the favourites of a guest whose token was replaced', async () => {
    session.saveGuestToken('guest-one');
    await wishlist.getState().wish(5, true);
    session.saveGuestToken('guest-two');
    expect(wishlist.getState().items).toContainEqual({ product_id: 5, unsent: true });
  });

  it('leave nothing in the browser after a sign-out', async () => {
    customer('one');
    await settled();
    recentlyViewed.getState().see(7);
    await wishlist.getState().wish(5, true);
    session.signOut();
    expect(bag.getState()).toMatchObject({ count: 0, cart: null });
    expect(recentlyViewed.getState().items).toEqual([]);
    expect(wishlist.getState()).toMatchObject({ ids: [], items: [], wishlist: null });
    expect(local.keys()).toEqual([]);
  });

  it('follow a sign-out in another tab', async () => {
    customer('one');
    await settled();
    for (const key of local.keys()) local.remove(key);
    fromOtherTab(null);
    expect(bag.getState().count).toBe(0);
    expect(local.keys()).toEqual([]);
  });

  it('keep nothing of one customer for the next, though no tab saw the sign-out between', async () => {
    customer('one');
    await settled();
    recentlyViewed.getState().see(7);
    customer('two', 'bina@b.test');
    expect(bag.getState()).toMatchObject({ count: 0, cart: null });
    expect(recentlyViewed.getState().items).toEqual([]);
    await settled();
    expect(bag.getState().count).toBe(3);
  });

  it("keep what they have through a renewed token, and through a guest's sign-in", async () => {
    recentlyViewed.getState().see(7);
    customer('one');
    session.renew('one-again');
    await settled();
    expect(recentlyViewed.getState().items).toEqual([{ product_id: 7 }]);
  });

  it('do not ask again while the token stays the same', async () => {
    customer('one');
    await settled();
    session.saveGuestToken('guest');
    await settled();
    expect(asked).toBe(1);
  });

  it('take the number another tab wrote, and ask when lines are on screen', async () => {
    local.set('cart', JSON.stringify({ state: { count: 9 } }));
    fromOtherTab('cart');
    expect(bag.getState().count).toBe(9);
    expect(asked).toBe(0);
    customer('one');
    await settled();
    pieces = 4;
    fromOtherTab('cart');
    await settled();
    expect(bag.getState().count).toBe(4);
  });

  it('take over the hearts of another tab', () => {
    local.set('wishlist', JSON.stringify({ state: { items: [{ product_id: 8 }] } }));
    fromOtherTab('wishlist');
    expect(wishlist.getState().ids).toEqual([8]);
  });

  it('of other keys take no notice', () => {
    fromOtherTab('popupShown');
    expect(asked).toBe(0);
  });
});
