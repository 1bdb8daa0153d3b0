/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { session } from '@suvarna/session';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addressStore, checkoutCouponStore, giftStore } from './checkout.ts';
import { shippingAddressStore } from './stores.ts';

const signIn = (email: string): void =>
  session.signIn({
    token: `of-${email}`,
    username: 'A',
    email,
    phone: '',
    accountExists: true,
    loginType: 'otp',
  });
const fill = (): void => {
  checkoutCouponStore.getState().keep('FIRST10');
  addressStore.getState().keep({ city: 'Pune' });
  giftStore.getState().choose(true);
};
const reloaded = async (key: string, value: unknown): Promise<void> => {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify({ state: value }));
  for (const store of [checkoutCouponStore, addressStore, giftStore]) await store.persist.rehydrate();
};

beforeEach(() => {
  session.signOut();
  localStorage.clear();
  checkoutCouponStore.getState().forget();
  addressStore.getState().forget();
  giftStore.getState().choose(false);
  localStorage.clear();
});

describe('what the checkout keeps', () => {
  it('is under the names of the specification', () => {
    fill();
    shippingAddressStore.getState().choose('ad-1', null);
    expect(
      Object.fromEntries(
        Object.keys(localStorage).map((key) => [
          key,
          (JSON.parse(localStorage.getItem(key) ?? '') as { state: unknown }).state,
        ]),
      ),
    ).toEqual({
      checkoutCoupon: { code: 'FIRST10' },
      address: { fields: { city: 'Pune' } },
      checkoutGiftData: { is_gift: true },
      shippingAddress: { shipping_address_id: 'ad-1', billing_address_id: null },
    });
    shippingAddressStore.getState().forget();
  });

  it('goes along with a guest who signs in, and leaves with the customer; gift data stays', () => {
    fill();
    signIn('asha');
    expect(addressStore.getState().fields).toEqual({ city: 'Pune' });
    session.signOut();
    expect([
      checkoutCouponStore.getState().code,
      addressStore.getState().fields,
      giftStore.getState().is_gift,
    ]).toEqual(['', null, true]);
    expect(Object.keys(localStorage).filter((key) => key !== 'uuidGuest')).toEqual(['checkoutGiftData']);
  });

  it("is no other shopper's, though no tab saw a sign-out between", () => {
    signIn('asha');
    fill();
    signIn('bina');
    expect([checkoutCouponStore.getState().code, addressStore.getState().fields]).toEqual(['', null]);
  });

  it.each<[string, unknown]>([
    ['checkoutCoupon', { code: 7 }],
    ['checkoutCoupon', { code: 'x'.repeat(33) }],
    ['address', { fields: { city: 7 } }],
    ['address', { fields: 'Pune' }],
    ['address', {}],
    ['checkoutGiftData', { is_gift: 'yes' }],
    ['checkoutGiftData', '{half'],
    ['address', 'null'],
  ])('under %s is forgotten when it is %j', async (key, value) => {
    await reloaded(key, value);
    expect([
      checkoutCouponStore.getState().code,
      addressStore.getState().fields,
      giftStore.getState().is_gift,
    ]).toEqual(['', null, false]);
    expect(localStorage.getItem(key)).toBeNull();
  });
});
