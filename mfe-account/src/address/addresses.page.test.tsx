import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Address } from '@suvarna/contracts/customers';
import { heldBack } from '@suvarna/testing/held-back';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './addresses.page.tsx';

const LIST = 'customer/customer_address/list/';
const home: Address = {
  address_id: 'a-1',
  full_name: 'Asha Mehta',
  house: '12 Residency',
  street: 'MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845000000',
  is_default: true,
  email: '',
};
const office: Address = { ...home, address_id: 'a-2', full_name: 'Asha at work', is_default: false };
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const list = (...results: Address[]) => ({ results, count: results.length });
const cardOf = (name: string): HTMLElement => screen.getByText(name).closest('li') as HTMLElement;

describe('my addresses', () => {
  it('send who is not signed in to sign in, and back here', () => {
    show(<Page />);
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Faddress%2F']);
  });

  it('are shown with the default marked, and lead to each', async () => {
    signedIn();
    answers({ [LIST]: () => list(home, office) });
    show(<Page />);
    await screen.findByText('Asha at work');
    expect(within(cardOf('Asha Mehta').parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(
      2,
    );
    expect(cardOf('Asha Mehta').textContent).toContain('Default');
    expect(within(cardOf('Asha Mehta')).queryByRole('button', { name: 'Make default' })).toBeNull();
    expect(within(cardOf('Asha at work')).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      '/account/address/a-2/',
    );
  });

  it('invite to add the first one', async () => {
    signedIn();
    answers({ [LIST]: () => list() });
    show(<Page />);
    expect((await screen.findByRole('link', { name: 'Add a new address' })).getAttribute('href')).toBe(
      '/account/address/new/',
    );
  });

  it('have another default when that is asked for', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => list(home, office),
      'customer/customer_address/set_default/': () =>
        list({ ...office, is_default: true }, { ...home, is_default: false }),
    });
    show(<Page />);
    await screen.findByText('Asha at work');
    fireEvent.click(within(cardOf('Asha at work')).getByRole('button', { name: 'Make default' }));
    await waitFor(() =>
      expect(within(cardOf('Asha Mehta')).getByRole('button', { name: 'Make default' })).toBeTruthy(),
    );
    expect(calls('customer/customer_address/set_default/')).toEqual([{ address_id: 'a-2' }]);
  });

  it('are asked about while another becomes the default, and no press is lost', async () => {
    signedIn();
    const parents: Address = { ...office, address_id: 'a-3', full_name: 'Asha at her parents' };
    const asked: [unknown, (answer: object) => void][] = [];
    answers({
      [LIST]: () => list(home, office, parents),
      'customer/customer_address/set_default/': ({ address_id: id }) =>
        new Promise((resolve) => asked.push([id, resolve])),
    });
    show(<Page />);
    await screen.findByText('Asha at work');
    const press = (name: string, button: string): void => {
      fireEvent.click(within(cardOf(name)).getByRole('button', { name: button }));
    };
    press('Asha at work', 'Make default');
    press('Asha at her parents', 'Make default');
    press('Asha Mehta', 'Delete');
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.[1](list({ ...office, is_default: true }, home, parents));
    await waitFor(() => expect(asked.map(([id]) => id)).toEqual(['a-2', 'a-3']));
    // The question that was opened in the meantime stays open.
    expect(screen.getByRole('dialog').textContent).toContain('Asha Mehta');
  });

  it('lose one only after a question', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => list(home, office),
      'customer/customer_address/delete/': () => list(home),
    });
    show(<Page />);
    await screen.findByText('Asha at work');
    fireEvent.click(within(cardOf('Asha at work')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this address?' });
    expect(calls('customer/customer_address/delete/')).toEqual([]);
    await heldBack(() => fireEvent.click(within(question).getByRole('button', { name: 'Delete' })));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('Asha at work')).toBeNull();
    expect(calls('customer/customer_address/delete/')).toEqual([{ address_id: 'a-2' }]);
    expect(heard.toasts).toEqual(['Address deleted.']);
  });

  it('stay when the answer is to keep it, or the store refuses', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => list(home, office),
      'customer/customer_address/delete/': () => {
        throw refusal(404, 'ADDRESS.NOT_FOUND');
      },
    });
    show(<Page />);
    await screen.findByText('Asha at work');
    const ask = async (answer: string): Promise<void> => {
      fireEvent.click(within(cardOf('Asha at work')).getByRole('button', { name: 'Delete' }));
      const [button] = within(await screen.findByRole('dialog'))
        .getAllByRole('button', { name: answer })
        .slice(-1);
      if (button) fireEvent.click(button);
    };
    await ask('Keep it');
    expect(calls('customer/customer_address/delete/')).toEqual([]);
    await ask('Delete');
    await waitFor(() => expect(heard.toasts).toEqual(["This address isn't in your account."]));
    expect(cardOf('Asha at work')).toBeTruthy();
  });

  it('can be asked for again when they could not be read', async () => {
    signedIn();
    let tries = 0;
    answers({
      [LIST]: () => {
        if (tries++ === 0) throw new Error('down');
        return list(home);
      },
    });
    show(<Page />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Asha Mehta')).toBeTruthy();
  });
});
