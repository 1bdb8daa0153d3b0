import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Address } from '@suvarna/contracts/customers';
import type { Currency } from '@suvarna/contracts/money';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { addressStore } from '@suvarna/stores/checkout';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { AddressEditor } from './address-editor.tsx';

const save = jest.fn<(body: unknown, key: string) => Promise<Address>>();
const saved: (string | null)[] = [];

const show = (guest = true, currency: Currency = 'INR'): void => {
  render(
    <RemoteContext value={{ locale: 'en', currency, t: translateFrom('en', 'checkout', en), embed: null }}>
      <AddressEditor guest={guest} save={save} onSaved={(id) => saved.push(id)} />
    </RemoteContext>,
  );
};
const write = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};
const value = (label: string): string =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
const whole = {
  Email: 'meera@suvarna.example',
  'Full name': 'Meera Iyer',
  Pincode: '560001',
  'Flat, house': '12 Residency',
  'Area and street': 'MG Road',
  'City, district': 'Bengaluru',
  State: 'Karnataka',
  'Mobile number': '9845012345',
};

afterEach(() => {
  session.signOut();
  addressStore.getState().forget();
  localStorage.clear();
});

describe('an address being written', () => {
  it('is there again after a reload, under the specification’s name', () => {
    show();
    expect(localStorage.getItem('address')).toBeNull();
    write({ 'Full name': 'Meera Iyer', 'Area and street': 'MG Road' });
    cleanup();
    show();
    expect([value('Full name'), value('Area and street'), value('Pincode')]).toEqual([
      'Meera Iyer',
      'MG Road',
      '',
    ]);
  });

  it('of a guest is there for a change of mind on the payment page; the e-mail address is known for the next time', async () => {
    save.mockResolvedValue({ address_id: 'a-1' } as Address);
    show();
    write(whole);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    expect(saved).toEqual(['a-1']);
    expect(localStorage.getItem('guestUserEmail')).toBe('meera@suvarna.example');
    cleanup();
    show();
    expect([value('Full name'), value('Area and street'), value('Email')]).toEqual([
      'Meera Iyer',
      'MG Road',
      'meera@suvarna.example',
    ]);
  });

  it('to which the bill goes is there after a look at another choice, until it is saved', async () => {
    save.mockResolvedValue({ address_id: 'a-1' } as Address);
    const bill = (): HTMLInputElement | null => document.querySelector('#billing-full_name');
    show(false);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(bill() as HTMLElement, { target: { value: 'Iyer and Sons' } });
    // Another way to receive it, and back.
    cleanup();
    show(false);
    expect(bill()?.value).toBe('Iyer and Sons');
    fireEvent.click(screen.getByRole('checkbox'));
    const { Email: _email, ...fields } = whole;
    write(fields);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    cleanup();
    show(false);
    expect(bill()).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(bill()?.value).toBe('');
  });

  it('of a customer is the server’s once it is saved: the next one begins empty', async () => {
    save.mockResolvedValue({ address_id: 'a-1' } as Address);
    show(false);
    write(Object.fromEntries(Object.entries(whole).filter(([label]) => label !== 'Email')));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    cleanup();
    show(false);
    expect([value('Full name'), value('Area and street')]).toEqual(['', '']);
  });

  it('begins with Others where Others was chosen in the header, and is sent with the digits of its zip code', async () => {
    document.cookie = 'currency_code=OTH-USD';
    save.mockResolvedValue({ address_id: 'a-1' } as Address);
    show(true, 'USD');
    expect(value('Country')).toBe('OTH');
    const { Pincode: _pincode, State: _state, 'Mobile number': _mobile, ...rest } = whole;
    write({
      ...rest,
      'Zip code': '100000',
      'State and country': 'Hanoi, Vietnam',
      'Mobile number': '+84 912 345 678',
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    document.cookie = 'currency_code=; max-age=0';
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ country_id: 'OTH', pincode: '100000', mobile: '84-912345678' }),
      expect.anything(),
    );
  });

  it('that is saved after something else was chosen leads nobody away from that', async () => {
    let answer: (address: Address) => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    saved.length = 0;
    show();
    write(whole);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    cleanup();
    await act(async () => answer({ address_id: 'late' } as Address));
    expect(saved).toEqual([]);
  });

  it('stays when saving it failed', async () => {
    save.mockRejectedValue(new Error('no'));
    show();
    write(whole);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deliver here' })));
    cleanup();
    show();
    expect(value('Full name')).toBe('Meera Iyer');
  });
});
