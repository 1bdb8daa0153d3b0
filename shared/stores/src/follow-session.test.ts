import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/api/customer';
import { createSafeStorage, createSession, type SafeStorage, type Session } from '@suvarna/session';
import { createBagStore } from './bag.store.ts';
import { followSession } from './follow-session.ts';
import { persisted } from './persisted.ts';
import { createRecentlyViewedStore, type RecentlyViewedState } from './recently-viewed.store.ts';

let local: SafeStorage;
let session: Session;
let tabs: EventTarget;
let bag: ReturnType<typeof createBagStore>;
let recentlyViewed: ReturnType<typeof createRecentlyViewedStore>;
let asked: number;
let pieces: number;

const customer = (token: string) => session.signIn({ token, username: 'Asha Rao', email: 'a@b.test', phone: '', accountExists: true, loginType: 'password' });
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
  session = createSession({ local, tab: createSafeStorage(() => undefined), tabs, readCookies: () => '', writeCookie: () => undefined, randomId: () => 'guest-id-1' });
  const cart = () => Promise.resolve({ data: { count: pieces, items: [], totals: {} } as unknown as Cart });
  bag = createBagStore({
    api: { get: () => { asked += 1; return cart(); }, post: cart, ensureGuest: () => Promise.resolve() } as never,
    bus: { emit: () => undefined },
    hasToken: () => session.token() !== null,
    storage: persisted(local, (state): state is { count: number } => typeof state === 'object'),
  });
  recentlyViewed = createRecentlyViewedStore(persisted(local, (state): state is Pick<RecentlyViewedState, 'items'> => typeof state === 'object'));
  followSession({ session, bag, others: [recentlyViewed], tabs });
});

describe('stores and the session', () => {
  it('show the bag of whoever signs in', async () => {
    customer('one');
    await settled();
    expect(bag.getState().count).toBe(3);
  });

  it('leave nothing in the browser after a sign-out', async () => {
    customer('one');
    await settled();
    recentlyViewed.getState().see(7);
    session.signOut();
    expect(bag.getState()).toMatchObject({ count: 0, cart: null });
    expect(recentlyViewed.getState().items).toEqual([]);
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

  it('of other keys take no notice', () => {
    fromOtherTab('wishlist');
    expect(asked).toBe(0);
  });
});
