/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSafeStorage, createSession, type Session } from '@suvarna/session';
import { watchPerson } from './watch-person.ts';

let session: Session;
let tabs: EventTarget;
let local: ReturnType<typeof createSafeStorage>;
const reload = jest.fn();
const onReturn = jest.fn();

const signIn = (email: string, token = `of-${email}`): void =>
  session.signIn({ token, username: 'A', email, phone: '', accountExists: true, loginType: 'otp' });
const elsewhere = (change: () => void): void => {
  change();
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: '__token__' }));
};
const comeBack = (persisted = true): void => {
  tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};
const signOutElsewhere = (): void => {
  for (const key of local.keys()) local.remove(key);
};

beforeEach(() => {
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
  // The stores listen first, as they do in the page.
  session.subscribe(() => undefined);
  watchPerson({ session, tabs, reload, onReturn });
});

describe("a page that showed a customer's things", () => {
  test('begins again when they sign out in another tab', () => {
    signIn('asha');
    elsewhere(signOutElsewhere);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('begins again when another customer is there at once', () => {
    signIn('asha');
    elsewhere(() => {
      signOutElsewhere();
      local.set('email', 'bina');
      local.set('__token__', 'of-bina');
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stays for a renewed token, for a guest who signs in elsewhere, and for what is done here', () => {
    elsewhere(() => signIn('asha'));
    elsewhere(() => local.set('__token__', 'renewed'));
    session.signOut();
    elsewhere(() => local.set('guestToken', 'guest'));
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['signed out', signOutElsewhere],
    ['replaced', () => local.set('email', 'bina')],
  ])('begins again when it comes back from memory and they are %s', (_what, meanwhile) => {
    signIn('asha');
    meanwhile();
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onReturn).not.toHaveBeenCalled();
  });

  test('begins again for who has signed in since: no customer is asked to sign in twice', () => {
    local.set('email', 'asha');
    local.set('__token__', 'of-asha');
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('only looks again when it comes back to the same person, and not at all when it was loaded', () => {
    signIn('asha');
    comeBack(false);
    expect(onReturn).not.toHaveBeenCalled();
    comeBack();
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
