import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { Store } from '@suvarna/contracts/stores';
import type { Currency } from '@suvarna/contracts/money';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { addressStore } from '@suvarna/stores/checkout';
import { heldBack } from '@suvarna/testing/held-back';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { pickupTexts } from '#texts/pickup';
import { en } from '../texts.fixtures.ts';
import { line, totals } from '../summary/bag.fixtures.ts';
import { citiesOf, hoursText, storesFor } from './stores-here.model.ts';
import './pickup-form.tsx';
import { WayToReceive } from './way-to-receive.tsx';

const store = (change: Partial<Store>): Store => ({
  store_id: 'in-champa-house',
  url: '/find-a-store/bengaluru/champa-house/',
  name: 'Suvarna Champa House',
  name_hi: 'सुवर्ण चंपा हाउस',
  street: '14 Champa Lane',
  city: 'Bengaluru',
  city_hi: 'बेंगलुरु',
  city_slug: 'bengaluru',
  region: 'Karnataka',
  postcode: '560001',
  country: 'IN',
  lat: 12.9762,
  lng: 77.6033,
  time_zone: 'Asia/Kolkata',
  week: [null, ...Array.from({ length: 6 }, () => ({ opens: 660, closes: 1230 }))],
  holidays: ['01-26'],
  services: [],
  kinds: ['store'],
  distance_m: null,
  ...change,
});
const STORES = [
  store({}),
  store({ store_id: 'in-kamal-court', name: 'Suvarna Kamal Court' }),
  store({ store_id: 'in-gulmohar-house', name: 'Suvarna Gulmohar House', city: 'Delhi', city_slug: 'delhi' }),
  store({
    store_id: 'gb-rowan-house',
    name: 'Suvarna Rowan House',
    city: 'London',
    city_slug: 'london',
    country: 'GB',
  }),
];

const saved = jest.fn();
const post = jest.fn<(path: string, body: unknown) => Promise<unknown>>();
let stores: Store[] | Error = STORES;
beforeEach(() => {
  session.signIn({
    token: 't',
    username: 'Asha Mehta',
    email: '',
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
  stores = STORES;
  saved.mockReset();
  post.mockReset();
  post.mockResolvedValue({ data: { address_id: 'a-9' } });
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => {
    if (path.startsWith('customer/cart/list')) return { data: { items: [line], count: 1, totals } };
    if (!path.startsWith('store/store/list')) return { data: undefined };
    if (stores instanceof Error) throw stores;
    return { data: { found: true, place: '', place_hi: '', results: stores, count: stores.length } };
  }) as never);
  jest.spyOn(api, 'post').mockImplementation(post as never);
  jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
});
afterEach(() => {
  session.signOut();
  bagStore.getState().forget();
  addressStore.getState().forget();
  jest.restoreAllMocks();
});

const open = async (currency: Currency = 'INR', guest = true): Promise<void> => {
  await act(
    async () =>
      void render(
        <RemoteContext
          value={{ locale: 'en', currency, t: translateFrom('en', 'checkout', en), embed: null }}
        >
          <WayToReceive guest={guest} onSaved={saved}>
            <p>the form of an address</p>
          </WayToReceive>
        </RemoteContext>,
      ),
  );
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Collect in store/ })));
};
/** Until everything that is read is there. */
const opened = async (...how: Parameters<typeof open>): Promise<void> => {
  await open(...how);
  await act(async () => void (await screen.findByText('Star Pin')));
};
const write = (label: RegExp, value: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const use = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Collect here' })));

describe('collecting in a store', () => {
  it('takes the place of the address, which comes back', async () => {
    await opened();
    expect(screen.queryByText('the form of an address')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Home delivery/ }));
    expect(screen.getByText('the form of an address')).toBeTruthy();
  });

  it('offers the stores of a city, and orders to the one that is chosen', async () => {
    await opened();
    const choice = within(screen.getByRole('group', { name: 'Store' }));
    expect(choice.getAllByRole('radio')).toHaveLength(2);
    await act(async () => fireEvent.change(screen.getByLabelText('City'), { target: { value: 'delhi' } }));
    expect(choice.getAllByRole('radio')).toHaveLength(1);
    await write(/^Email/, 'asha@suvarna.example');
    await write(/^Full name/, 'Asha Mehta');
    await write(/^Mobile number \(\+91\)/, '9845012345');
    await use();
    expect(post.mock.calls.map(([path, body]) => [path, body])).toEqual([
      [
        'store/pickup/add/',
        {
          store_id: 'in-gulmohar-house',
          full_name: 'Asha Mehta',
          mobile: '91-9845012345',
          email: 'asha@suvarna.example',
        },
      ],
    ]);
    expect(saved).toHaveBeenCalledWith('a-9', null);
  });

  it('is in the store that was chosen after a look at the other way, too', async () => {
    await opened();
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /Kamal Court/ })));
    fireEvent.click(screen.getByRole('radio', { name: /^Home delivery/ }));
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Collect in store/ })));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Kamal Court/ }).checked).toBe(true);
  });

  it('says every fault, focuses the first, and sends nothing', async () => {
    await opened();
    await heldBack(() => fireEvent.click(screen.getByRole('button', { name: 'Collect here' })));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it('asks a customer for no e-mail address', async () => {
    await opened('INR', false);
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await write(/^Full name/, 'Asha Mehta');
    await write(/^Mobile number/, '9845012345');
    await use();
    expect(post.mock.calls[0]?.[1]).not.toHaveProperty('email');
  });

  it('that failed says why, and everything stays as it was typed', async () => {
    post.mockRejectedValue(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' }));
    await opened('INR', false);
    await write(/^Full name/, 'Asha Mehta');
    await write(/^Mobile number/, '9845012345');
    await use();
    expect(screen.getByText('Network Error!').closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Asha Mehta');
  });

  it('that is answered after an address was chosen after all leads nobody away from that', async () => {
    let answer = (_value: unknown): void => undefined;
    post.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await opened('INR', false);
    await write(/^Full name/, 'Asha Mehta');
    await write(/^Mobile number/, '9845012345');
    await use();
    fireEvent.click(screen.getByRole('radio', { name: /^Home delivery/ }));
    await act(async () => answer({ data: { address_id: 'late' } }));
    expect(saved).not.toHaveBeenCalled();
  });

  it('reads the stores again when that failed', async () => {
    stores = new ApiFailure('away', { status: 503, code: 'SERVICE.OVERLOADED' });
    await open();
    expect(screen.getByRole('alert').textContent).toContain("We couldn't load the stores.");
    stores = STORES;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('group', { name: 'Store' })).toBeTruthy();
    await act(async () => void (await screen.findByText('Star Pin')));
  });

  it('is offered where prices are of the country', async () => {
    expect(storesFor(STORES, 'GBP').map(({ store_id: id }) => id)).toEqual(['gb-rowan-house']);
    await open('SGD');
    expect(screen.getByRole('status').textContent).toBe('We have no store in the country of this currency.');
  });

  it('knows cities by name, and hours by the clock of the store', () => {
    expect(citiesOf(storesFor(STORES, 'INR'), 'en').map(({ name }) => name)).toEqual(['Bengaluru', 'Delhi']);
    const pickupT = pickupTexts('en');
    const at = (iso: string) => hoursText(store({}), new Date(iso), { pickupT, locale: 'en' });
    expect(at('2026-11-27T06:00:00Z')).toMatch(/^Open today from 11:00\sam to 8:30\spm$/);
    // Sunday in India, while it is Saturday still in London.
    expect(at('2026-11-28T19:00:00Z')).toBe('Closed today');
  });
});
