import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore, shippingAddressStore } from '@suvarna/stores';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { line, totals } from '../summary/bag.fixtures.ts';
import { en } from '../texts.fixtures.ts';
import { Page } from './address.page.tsx';

const address = (id: string, name: string, isDefault: boolean) => ({
  address_id: id,
  full_name: name,
  is_default: isDefault,
  country_id: 'IN',
  mobile: '91-9845012345',
  house: '12',
  street: 'MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
});
const visits: string[] = [];
let stop: () => void;
beforeEach(() => {
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
  session.signIn({
    token: 't',
    username: 'Asha Mehta',
    email: '',
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
    data: path.startsWith('customer/cart/list')
      ? { items: [line], count: 1, totals }
      : path.startsWith('customer/customer_address/list')
        ? { results: [address('home', 'Asha Mehta', true), address('work', 'Meera Iyer', false)], count: 2 }
        : { results: [], count: 0 },
  })) as never);
});
afterEach(() => {
  stop();
  bagStore.getState().forget();
  shippingAddressStore.getState().forget();
  session.signOut();
  jest.restoreAllMocks();
});

const show = async (): Promise<void> => {
  await act(
    async () =>
      void render(
        <RemoteContext
          value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
        >
          <Page />
        </RemoteContext>,
      ),
  );
  await screen.findByRole('radio', { name: /Meera Iyer/ });
};
const choose = (name: RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const press = (name: RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a saved address', () => {
  it('is the usual one until another is marked', async () => {
    await show();
    await press(/^Deliver here/);
    expect(shippingAddressStore.getState().shipping_address_id).toBe('home');
    expect(visits).toEqual(['/checkout/payment/']);
  });

  it('that is marked stays so after a look at a new one, and at the stores', async () => {
    await show();
    await choose(/Meera Iyer/);
    await press(/new address/i);
    await press(/saved address/i);
    await choose(/^Collect in store/);
    await choose(/^Home delivery/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Meera Iyer/ }).checked).toBe(true);
    await press(/^Deliver here/);
    expect(shippingAddressStore.getState().shipping_address_id).toBe('work');
  });

  it('that is stored after its form was left is among them, and nobody is led away', async () => {
    let answer = (_value: unknown): void => undefined;
    jest.spyOn(api, 'post').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve as (value: unknown) => void;
      }),
    );
    await show();
    await press(/new address/i);
    for (const [name, value] of Object.entries({
      full_name: 'Tara Sen',
      pincode: '560001',
      house: '7',
      street: 'Lake Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      phone: '9845012399',
    }))
      fireEvent.change(document.querySelector(`#shipping-${name}`) as HTMLElement, { target: { value } });
    await press(/^Deliver here/);
    await press(/saved address/i);
    await act(async () => answer({ data: address('new', 'Tara Sen', false) }));
    expect(screen.getByRole('radio', { name: /Tara Sen/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Asha Mehta/ }).checked).toBe(true);
    expect(visits).toEqual([]);
  });
});
