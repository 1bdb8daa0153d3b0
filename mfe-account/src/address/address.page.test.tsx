import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { heldBack } from '@suvarna/testing/held-back';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './address.page.tsx';

const LIST = 'customer/customer_address/list/';
const ADD = 'customer/customer_address/add/';
const UPDATE = 'customer/customer_address/update/';
const london = {
  address_id: 'a-1',
  full_name: 'Asha Mehta',
  house: '221B',
  street: 'Baker Street',
  landmark: '',
  city: 'London',
  state: '',
  pincode: 'NW1 6XE',
  country_id: 'GB',
  mobile: '44-7700900123',
  is_default: true,
  email: '',
};
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

const open = (id: string) => show(<Page data={null} route={routeOf('', { address_id: id })} />);
const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
};

describe('an address', () => {
  it.each([
    ['was not proven to be the customer’s wish', 409, 'SESSION.PROOF_REQUIRED', /nothing has changed/],
    ['cannot be saved', 503, 'SERVICE.UNAVAILABLE', 'Something went wrong'],
  ])('that %s stays as it was typed, and says so', async (_what, status, code, text) => {
    answers({
      [LIST]: () => ({ results: [london], count: 1 }),
      [UPDATE]: () => {
        throw refusal(status, code);
      },
    });
    open('a-1');
    await screen.findByLabelText('Full name');
    type('Full name', 'Asha M.');
    save();
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha M.');
    expect(heard.visits).toEqual([]);
  });

  it('that is new is added as the call takes it, with city and state of its pincode', async () => {
    const { calls } = answers({
      [LIST]: () => ({ results: [], count: 0 }),
      [ADD]: () => london,
      'pincode/serviceability/': () => ({ city: 'Bengaluru', state: 'Karnataka' }),
    });
    open('new');
    await screen.findByLabelText('Full name');
    type('Full name', 'Asha Mehta');
    type('Pincode', '560001');
    fireEvent.blur(screen.getByLabelText('Pincode'));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Karnataka'));
    type('Flat, house, building', '12 Residency');
    type('Area and street', 'MG Road');
    type('Mobile number (+91)', '98450 00000');
    save();
    await waitFor(() => expect(heard.visits).toEqual(['/account/address/']));
    expect(calls(ADD)).toEqual([
      {
        full_name: 'Asha Mehta',
        house: '12 Residency',
        street: 'MG Road',
        landmark: '',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560001',
        country_id: 'IN',
        mobile: '91-9845000000',
      },
    ]);
    expect(heard.toasts).toEqual(['Address saved.']);
  });

  it('says in every field what the specification says, brings the shopper to the first, and asks nobody', async () => {
    const { calls } = answers({ [LIST]: () => ({ results: [], count: 0 }) });
    open('new');
    await screen.findByLabelText('Full name');
    type('Pincode', '012345');
    await heldBack(save);
    for (const text of [
      'Please enter your name',
      'Please enter valid pincode!',
      'Please enter a contact number.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Please enter your Address')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(calls(ADD)).toEqual([]);
  });

  it('is saved for who went on to another page meanwhile, and leaves them there', async () => {
    let say: (address: object) => void = () => undefined;
    const answer = new Promise<object>((resolve) => {
      say = resolve;
    });
    answers({ [LIST]: () => ({ results: [london], count: 1 }), [UPDATE]: () => answer });
    const { unmount } = open('a-1');
    await screen.findByLabelText('Post code');
    save();
    unmount();
    await act(async () => say(london));
    expect([heard.toasts, heard.visits]).toEqual([['Address saved.'], []]);
  });

  it('that is saved comes filled in, and is changed under its id by the rules of its country', async () => {
    const { calls } = answers({ [LIST]: () => ({ results: [london], count: 1 }), [UPDATE]: () => london });
    open('a-1');
    expect((await screen.findByLabelText<HTMLInputElement>('Post code')).value).toBe('NW1 6XE');
    type('Post code', '12');
    save();
    expect(screen.getByText('Enter valid post code!')).toBeTruthy();
    type('Post code', 'sw1a1aa');
    save();
    await waitFor(() => expect(heard.visits).toEqual(['/account/address/']));
    expect(calls(UPDATE)).toEqual([
      expect.objectContaining({ address_id: 'a-1', pincode: 'SW1A 1AA', mobile: '44-7700900123' }),
    ]);
  });

  it('of Others comes filled in with its calling code, and is saved as it was', async () => {
    const hanoi = {
      ...london,
      city: 'Hanoi',
      state: 'Hanoi, Vietnam',
      pincode: '100000',
      country_id: 'OTH',
      mobile: '84-912345678',
    };
    const { calls } = answers({ [LIST]: () => ({ results: [hanoi], count: 1 }), [UPDATE]: () => hanoi });
    open('a-1');
    expect((await screen.findByLabelText<HTMLInputElement>('Zip code')).value).toBe('100000');
    expect(screen.getByLabelText<HTMLInputElement>(/^Mobile number/).value).toBe('+84 912345678');
    save();
    await waitFor(() => expect(heard.visits).toEqual(['/account/address/']));
    expect(calls(UPDATE)).toEqual([
      expect.objectContaining({
        country_id: 'OTH',
        pincode: '100000',
        state: 'Hanoi, Vietnam',
        mobile: '84-912345678',
      }),
    ]);
  });

  it('of nobody, or of somebody else, is not there', async () => {
    answers({ [LIST]: () => ({ results: [london], count: 1 }) });
    open('a-2');
    expect(await screen.findByText("This address isn't in your account.")).toBeTruthy();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });
});
