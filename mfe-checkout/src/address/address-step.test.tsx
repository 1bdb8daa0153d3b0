import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore, pincodeStore } from '@suvarna/stores';
import { addressStore } from '@suvarna/stores/checkout';
import { heldBack } from '@suvarna/testing/held-back';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { en } from '../texts.fixtures.ts';
import { line, totals } from '../summary/bag.fixtures.ts';
import { AddressEditor } from './address-editor.tsx';

let items: unknown[] = [line];
const save = jest.fn<(body: { readonly full_name: string }, key: string) => Promise<never>>();
const saved = jest.fn();
const visits: string[] = [];
let stop: () => void;
beforeEach(() => {
  items = [line];
  save.mockReset();
  saved.mockReset();
  visits.length = 0;
  session.signIn({
    token: 't',
    username: 'Asha Mehta',
    email: '',
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
    data: path.startsWith('customer/cart/list') ? { items, count: items.length, totals } : undefined,
  })) as never);
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
});
afterEach(() => {
  stop();
  bagStore.getState().forget();
  session.signOut();
  jest.restoreAllMocks();
});

const framed = (child: ReactNode): ReactNode => (
  <RemoteContext
    value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
  >
    {child}
  </RemoteContext>
);
const editor = <AddressEditor guest save={save} onSaved={saved} />;
const show = (): Promise<void> => act(async () => void render(framed(editor)));
const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [id, value] of Object.entries(fields))
    await act(async () =>
      fireEvent.change(document.querySelector(`#${id}`) as HTMLElement, { target: { value } }),
    );
};
const submit = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Deliver here' }));
  });
const GOOD = {
  'shipping-email': 'asha@suvarna.example',
  'shipping-full_name': 'Asha Mehta',
  'shipping-pincode': '560001',
  'shipping-house': '12',
  'shipping-street': 'MG Road',
  'shipping-city': 'Bengaluru',
  'shipping-state': 'Karnataka',
  'shipping-phone': '9845012345',
};

describe('the address as a step', () => {
  it('cannot be sent before the page is alive: what was typed would stand in an address bar', () => {
    const page = renderToString(framed(editor));
    expect(page).toContain('method="post"');
    expect(page).toMatch(/<button[^>]*type="button"[^>]*>Deliver here/);
    expect(page).not.toContain('type="submit"');
  });

  it('says every fault, focuses the first, and saves nothing before all is right', async () => {
    await show();
    await heldBack(() => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    expect(screen.getByText('Please enter valid pincode!')).toBeTruthy();
    expect(document.activeElement?.id).toBe('shipping-email');
    expect(save).not.toHaveBeenCalled();
  });

  describe('begins with the pincode that was checked before', () => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`#shipping-${name}`)?.value;
    const places: string[] = [];
    beforeEach(() => {
      places.length = 0;
      addressStore.getState().forget();
      pincodeStore.getState().keep('110001', true);
      jest.spyOn(api, 'get').mockImplementation((async (path: string) => {
        if (!path.startsWith('pincode/')) return { data: { items, count: items.length, totals } };
        places.push(path);
        return { data: { serviceable: true, city: 'New Delhi', state: 'Delhi' } };
      }) as never);
    });
    afterEach(() => {
      pincodeStore.getState().forget();
      addressStore.getState().forget();
    });

    it('and its city and state, which are no draft of the shopper’s', async () => {
      await show();
      expect(['pincode', 'city', 'state'].map(field)).toEqual(['110001', 'New Delhi', 'Delhi']);
      expect(places).toHaveLength(1);
      expect(addressStore.getState().fields).toBeNull();
    });

    it('unless another address was begun', async () => {
      addressStore.getState().keep({ pincode: '560001', city: 'Bengaluru', state: 'Karnataka' });
      await show();
      expect(['pincode', 'city', 'state'].map(field)).toEqual(['560001', 'Bengaluru', 'Karnataka']);
      expect(places).toEqual([]);
    });

    it('unless the parcel goes abroad', async () => {
      addressStore.getState().keep({ country_id: 'GB' });
      await show();
      expect(field('pincode')).toBe('');
      expect(places).toEqual([]);
    });
  });

  it('is saved once, and a second one when the bill goes elsewhere', async () => {
    save.mockImplementation((async ({ full_name: name }: { full_name: string }) => ({
      address_id: name,
    })) as never);
    await show();
    await fill(GOOD);
    await act(async () => fireEvent.click(screen.getByRole('checkbox')));
    await submit();
    expect(save).not.toHaveBeenCalled();
    await fill({
      ...Object.fromEntries(
        Object.entries(GOOD)
          .filter(([id]) => !id.endsWith('email'))
          .map(([id, value]) => [id.replace('shipping', 'billing'), value]),
      ),
      'billing-full_name': 'Mehta and Sons',
    });
    await submit();
    expect(save.mock.calls.map(([{ full_name: name }]) => name)).toEqual(['Asha Mehta', 'Mehta and Sons']);
    expect(saved.mock.calls).toEqual([['Asha Mehta', 'Mehta and Sons']]);
  });

  it('is stored once, where the one the bill goes to could not be stored at first', async () => {
    save.mockImplementation((async ({ full_name: name }: { full_name: string }) => {
      if (name !== 'Asha Mehta' && save.mock.calls.length < 3)
        throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
      return { address_id: name };
    }) as never);
    await show();
    await fill(GOOD);
    await act(async () => fireEvent.click(screen.getByRole('checkbox')));
    await fill({
      ...Object.fromEntries(
        Object.entries(GOOD)
          .filter(([id]) => !id.endsWith('email'))
          .map(([id, value]) => [id.replace('shipping', 'billing'), value]),
      ),
      'billing-full_name': 'Mehta and Sons',
    });
    await submit();
    expect(screen.getByText('Network Error!')).toBeTruthy();
    await submit();
    const names = save.mock.calls.map(([{ full_name: name }]) => name);
    expect(names).toEqual(['Asha Mehta', 'Mehta and Sons', 'Mehta and Sons']);
    // No answer came: it may be stored, and is asked for as the same.
    expect(save.mock.calls[2]?.[1]).toBe(save.mock.calls[1]?.[1]);
    expect(saved.mock.calls).toEqual([['Asha Mehta', 'Mehta and Sons']]);
  });

  it.each([
    ['offline', false, 'CALL.UNREACHABLE', 'Please check the internet connection'],
    ['although the line is there', true, 'CALL.UNREACHABLE', 'Network Error!'],
    ['since nobody proved the wish', true, 'SESSION.PROOF_REQUIRED', /We couldn't confirm that it's you/],
  ])(
    'that could not be saved %s says why beside the button, as it was typed',
    async (_why, line, code, text) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line);
      save.mockRejectedValue(new ApiFailure('no', { status: code === 'CALL.UNREACHABLE' ? 0 : 409, code }));
      await show();
      await fill(GOOD);
      await submit();
      expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull();
      expect((document.querySelector('#shipping-full_name') as HTMLInputElement).value).toBe('Asha Mehta');
      expect(saved).not.toHaveBeenCalled();
    },
  );

  it('is asked for beside what it is for: lines and sum; with an empty bag it leads back to the bag', async () => {
    await show();
    expect(screen.getByText('Star Pin')).toBeTruthy();
    expect(screen.getAllByText('₹6,104').length).toBeGreaterThan(1);
    expect(visits).toEqual([]);
    items = [];
    await act(() => bagStore.getState().refresh());
    expect(visits).toEqual(['/checkout/cart/']);
  });
});
