import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import {
  createSafeStorage,
  createSession,
  currencyHeader,
  DRAFT_KEYS,
  STORAGE_KEYS,
  type SignedIn,
} from './session.ts';

class FakeStorage implements Storage {
  [key: string]: unknown;
  get length(): number {
    return Object.keys(this).length;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const aSession = (storage: Storage | (() => Storage) = new FakeStorage()) => {
  const local = createSafeStorage(typeof storage === 'function' ? storage : () => storage);
  const tab = createSafeStorage(() => undefined);
  const tabs = new EventTarget();
  let cookies = '';
  let ids = 0;
  const session = createSession({
    local,
    tab,
    tabs,
    readCookies: () => cookies,
    writeCookie: (cookie) => {
      cookies = cookie.split(';')[0] ?? '';
    },
    randomId: () => `guest-id-${++ids}`,
  });
  return { session, local, tab, tabs, cookies: () => cookies };
};

const asha: SignedIn = {
  token: 'customer.token',
  username: 'Asha Rao Patil',
  email: 'asha@example.test',
  phone: '9876543210',
  accountExists: true,
  loginType: 'password',
};

describe('token precedence', () => {
  test('explicit, stored, guest, pre-guest', () => {
    const { session, local } = aSession();
    expect(session.token()).toBeNull();
    local.set('preGuestToken', 'pre');
    expect(session.token()).toBe('pre');
    local.set('guestToken', 'guest');
    expect(session.token()).toBe('guest');
    local.set('__token__', 'stored');
    expect(session.token()).toBe('stored');
    expect(session.token('explicit')).toBe('explicit');
  });

  test('is the first usable one, whatever is stored', () => {
    const value = fc.oneof(
      fc.constantFrom(null, '', 'undefined', 'null', 'a b', 'x\r\ny: z', 'é'),
      fc.stringMatching(/^[\w.-]{1,30}$/),
    );
    const usable = (text: string | null): boolean =>
      text !== null && /^[\w.-]+$/.test(text) && !['undefined', 'null'].includes(text);
    fc.assert(
      fc.property(value, value, value, value, (explicit, stored, guest, preGuest) => {
        const { session, local } = aSession();
        if (stored !== null) local.set('__token__', stored);
        if (guest !== null) local.set('guestToken', guest);
        if (preGuest !== null) local.set('preGuestToken', preGuest);
        expect(session.token(explicit ?? undefined)).toBe(
          [explicit, stored, guest, preGuest].find(usable) ?? null,
        );
      }),
    );
  });
});

describe('sign in', () => {
  test("writes the specification's keys and forgets guest tokens", () => {
    const { session, local } = aSession();
    session.saveGuestToken('guest');
    session.signIn(asha);
    expect(Object.fromEntries(local.keys().map((key) => [key, local.get(key)]))).toEqual({
      __token__: 'customer.token',
      username: 'Asha Rao Patil',
      email: 'asha@example.test',
      customer_email: 'asha@example.test',
      userPhoneNumber: '9876543210',
      account_exists: 'true',
      login_type: 'password',
    });
    expect(session.customer()).toEqual({
      firstName: 'Asha',
      lastName: 'Rao Patil',
      email: 'asha@example.test',
      phone: '9876543210',
    });
  });

  test('the customer is the same object until something changes', () => {
    const { session } = aSession();
    session.signIn(asha);
    expect(session.customer()).toBe(session.customer());
  });
});

describe('another token for the same login', () => {
  test('takes the place of the one before, and nothing else changes', () => {
    const { session, local } = aSession();
    session.signIn(asha);
    const before = local.keys().toSorted();
    session.renew('customer.token.2');
    expect(session.storedToken()).toBe('customer.token.2');
    expect(local.keys().toSorted()).toEqual(before);
  });

  test('signs no shopper in who left in the meantime', () => {
    const { session } = aSession();
    session.signIn(asha);
    session.signOut();
    session.renew('customer.token.2');
    expect(session.storedToken()).toBeNull();
  });
});

describe('the person', () => {
  test('stays the same through a renewed token, and is another after another login', () => {
    const { session } = aSession();
    expect(session.person()).toBeNull();
    session.saveGuestToken('guest');
    expect(session.person()).toBeNull();
    session.signIn(asha);
    const first = session.person();
    session.renew('customer.token.2');
    expect(session.person()).toBe(first);
    session.signIn({ ...asha, email: 'bina@example.test' });
    expect(session.person()).not.toBe(first);
  });

  test.each([
    [{ ...asha, email: '' }, '9876543210'],
    [{ ...asha, email: '', phone: '' }, 'Asha Rao Patil'],
    [{ ...asha, email: '', phone: '', username: '' }, ''],
  ])('is a person, however little is known', (login, person) => {
    const { session } = aSession();
    session.signIn(login);
    expect(session.person()).toBe(person);
  });
});

describe('a name that was changed', () => {
  test('is the customer’s at once, and the person stays the same', () => {
    const { session } = aSession();
    session.signIn(asha);
    const [person, heard] = [session.person(), jest.fn()];
    session.subscribe(heard);
    session.saveName('Aasha Rao');
    expect(session.customer()).toMatchObject({ firstName: 'Aasha', lastName: 'Rao' });
    expect(session.person()).toBe(person);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is no shopper’s who left in the meantime', () => {
    const { session, local } = aSession();
    session.saveName('Aasha Rao');
    expect(local.keys()).toEqual([]);
  });
});

describe('who may keep things at the store', () => {
  test('is a login or a guest, not a visitor who looks around', () => {
    const { session } = aSession();
    session.savePreGuestToken('pre');
    expect(session.shopperToken()).toBeNull();
    session.saveGuestToken('guest');
    expect(session.shopperToken()).toBe('guest');
    session.signIn(asha);
    expect(session.shopperToken()).toBe('customer.token');
  });
});

describe('sign out', () => {
  test('clears local storage except guest id and gift data', () => {
    const { session, local } = aSession();
    const guestId = session.guestId();
    session.signIn(asha);
    local.set('checkoutGiftData', 'gift');
    local.set('cart', '{}');
    local.set('anything else', '1');
    local.set('guestUserEmail', 'g@example.test');
    session.signOut();
    expect(local.keys().toSorted()).toEqual(['checkoutGiftData', 'uuidGuest']);
    expect(session.guestId()).toBe(guestId);
    expect(session.customer()).toBeNull();
    expect(session.token()).toBeNull();
  });

  test('what was said once per browser is not said again', () => {
    const { session, local, cookies } = aSession();
    local.set(STORAGE_KEYS.popupShown, 'true');
    local.set(STORAGE_KEYS.cacheStorageDeleted, '15');
    session.signOut();
    expect(local.get('popupShown')).toBe('true');
    expect(cookies()).toMatch(/^dm=/);
    local.remove(STORAGE_KEYS.popupShown);
    session.signOut();
    expect(local.get('popupShown')).toBe('true');
    expect(local.get('cacheStorageDeleted')).toBe('15');
  });

  test('the wallet of this tab goes too', () => {
    const { session, tab } = aSession();
    tab.set('walletBalance', '500');
    session.signOut();
    expect(tab.get('walletBalance')).toBeNull();
  });

  test('forms that were being written in this tab go too', () => {
    const { session, tab } = aSession();
    tab.set(DRAFT_KEYS.enrolment, '{}');
    session.signOut();
    expect(tab.get(DRAFT_KEYS.enrolment)).toBeNull();
  });
});

describe('storage that does not work', () => {
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  test('forbidden: everything still works, in memory', () => {
    const { session } = aSession(forbidden);
    const id = session.guestId();
    session.saveGuestToken('guest');
    expect(session.token()).toBe('guest');
    expect(session.guestId()).toBe(id);
    session.signIn(asha);
    expect(session.customer()?.firstName).toBe('Asha');
    session.signOut();
    expect(session.token()).toBeNull();
    expect(session.guestId()).toBe(id);
  });

  test('full: the new value wins over the old one on disk', () => {
    const storage = new FakeStorage();
    storage.setItem('guestToken', 'old');
    Object.defineProperty(storage, 'setItem', {
      enumerable: false,
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { session } = aSession(storage);
    session.saveGuestToken('new');
    expect(session.token()).toBe('new');
    expect(storage.getItem('guestToken')).toBeNull();
  });

  test('a damaged guest id is replaced', () => {
    const { session, local } = aSession();
    local.set('uuidGuest', '<script>');
    expect(session.guestId()).toBe('guest-id-1');
  });
});

describe('two tabs', () => {
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
  test('a login, a logout or a guest in another tab is heard here; other keys are not', () => {
    const { session, tabs } = aSession();
    const listener = jest.fn();
    session.subscribe(listener);
    for (const key of ['__token__', 'guestToken', null, 'cart']) tabs.dispatchEvent(storageEvent(key));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("a page that comes back from the browser's memory looks again; one that was loaded need not", () => {
    const { session, tabs } = aSession();
    const listener = jest.fn();
    session.subscribe(listener);
    for (const persisted of [true, false])
      tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('who looks while another tab signs out finds no person, and never a person by half', () => {
    const storage = new FakeStorage();
    const { session } = aSession(storage);
    session.signIn(asha);
    const seen = new Set<string | null>();
    const removeItem = storage.removeItem.bind(storage);
    Object.defineProperty(storage, 'removeItem', {
      enumerable: false,
      value: (key: string) => {
        removeItem(key);
        seen.add(session.person());
      },
    });
    session.signOut();
    expect([...seen]).toEqual([null]);
  });

  test('no listener is left after the last one went', () => {
    const { session, tabs } = aSession();
    const listener = jest.fn();
    const remove = jest.spyOn(tabs, 'removeEventListener');
    const leave = session.subscribe(listener);
    leave();
    leave();
    tabs.dispatchEvent(storageEvent('__token__'));
    session.saveGuestToken('x');
    expect(listener).not.toHaveBeenCalled();
    expect(remove.mock.calls.map(([name]) => name)).toEqual(['storage', 'pageshow']);
  });
});

describe('local storage', () => {
  test('has every key of the specification, letter by letter', () => {
    expect(Object.values(STORAGE_KEYS)).toEqual(
      expect.arrayContaining([
        '__token__',
        'guestToken',
        'preGuestToken',
        'uuidGuest',
        'customer_email',
        'guestUserEmail',
        'username',
        'email',
        'userPhoneNumber',
        'account_exists',
        'login_type',
        'checkoutGiftData',
        'pincodeModal',
        'expressDelivery',
        'popupShown',
        'cacheStorageDeleted',
        'country',
      ]),
    );
  });
});

describe('currency header', () => {
  test.each([
    ['', 'INR'],
    ['currency_code=GBP', 'GBP'],
    ['a=b; currency_code=OTH-USD; c=d', 'USD'],
    ['currency_code=EUR', 'EUR'],
    ['xcurrency_code=GBP', 'INR'],
    ['currency_code=%E0%A4%A', 'INR'],
    ['currency_code=inr;', 'INR'],
    ['currency_code=', 'INR'],
    ['currency_code', 'INR'],
  ])('of cookies %j is %s', (cookies, header) => expect(currencyHeader(cookies)).toBe(header));
});
