import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../../remote-context.fixtures.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderRequests } from './order-requests.tsx';
import { anOrder } from '../orders.fixtures.ts';

const LIST = 'customer/customer_address/list/';
const ADD = 'customer/customer_address/add/';
const CLAIM = 'order/order/claim/';
const home = anOrder().shipping_address;
const office = { ...home, address_id: '44444444-4444-4444-8444-444444444444', street: 'Temple Street' };
const london = { ...home, address_id: '55555555-5555-4555-8555-555555555555', country_id: 'GB' };
const order = anOrder({
  state: 'delivered',
  can: { retry_payment: false, cancel: false, return: false, invoice: true, claim: true },
});
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

async function open(paths: Parameters<typeof answers>[0] = {}) {
  const api = answers({
    [LIST]: () => ({ results: [office, london] }),
    [CLAIM]: () => ({}),
    'order/order/reasons/': () => ({ results: [{ reason_id: 31, label: 'Fault', label_hi: 'ख़राबी' }] }),
    ...paths,
  });
  show(<OrderActions order={order} onAsked={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Report a fault' }));
  await screen.findByRole('option', { name: 'Fault' });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '31' } });
  return api;
}
const where = () => screen.getByLabelText<HTMLSelectElement>('Where should we collect it?');
const send = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
};

describe('where a courier fetches pieces', () => {
  it('is where the order went, or another address in the same country', async () => {
    const { calls } = await open();
    await screen.findByRole('option', { name: /Temple Street/ });
    expect([...where().options].map(({ text }) => text.replace(/,.*/, ''))).toEqual([
      'Delivery address: 12 Residency',
      'Asha Mehta',
    ]);
    fireEvent.change(where(), { target: { value: office.address_id } });
    send();
    await waitFor(() =>
      expect(calls(CLAIM)).toEqual([
        expect.objectContaining({ pickup_address_id: office.address_id, reason_id: 31 }),
      ]),
    );
  });

  it('may be an address that is added on the way; what was typed stays', async () => {
    const { calls } = await open({ [LIST]: () => ({ results: [] }), [ADD]: () => office });
    fireEvent.change(screen.getByLabelText('Anything else? (optional)'), { target: { value: 'A stone' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add a new address' }));
    const sheet = await screen.findByRole('dialog', { name: 'Add a new address' });
    // Not inside of the form that waits: one form holds no other.
    expect(sheet.closest('form')).toBeNull();
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(within(sheet).getByLabelText(label), { target: { value } });
    type(/name/i, 'Asha Mehta');
    type(/House|Flat/i, '7');
    type(/Street|Area/i, 'Temple Street');
    type(/Pincode/i, '560001');
    type(/City/i, 'Bengaluru');
    type(/State/i, 'Karnataka');
    type(/Mobile/i, '9845000000');
    fireEvent.click(within(sheet).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(where().value).toBe(office.address_id));
    expect(calls(CLAIM)).toEqual([]);
    send();
    await waitFor(() =>
      expect(calls(CLAIM)).toEqual([
        expect.objectContaining({ pickup_address_id: office.address_id, comment: 'A stone', reason_id: 31 }),
      ]),
    );
  });

  it.each([
    [400, 'DELIVERY.NOT_SERVICEABLE', "Our couriers don't serve this address. Please choose another."],
    [404, 'ADDRESS.NOT_FOUND', /This address is no longer in your account/],
    [429, 'REQUEST.TOO_MANY', "You've reached today's limit of requests. Please try again tomorrow."],
  ])('says so when the store says %s %s, and keeps the form', async (status, code, text) => {
    await open({
      [CLAIM]: () => {
        throw refusal(status, code);
      },
    });
    send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('31');
  });

  it('stands on the request, as it was chosen', () => {
    const request = {
      request_id: 'r-1',
      kind: 'claim',
      state: 'open',
      state_note: '',
      reason_id: 31,
      items: [],
      photos: 0,
      created_at: '2026-11-20T08:00:00Z',
      pickup_address: office,
    } as const;
    show(<OrderRequests order={{ ...order, requests: [{ ...request, items: [] }] }} />);
    expect(screen.getByText(/^Pickup from: .*Temple Street/)).toBeTruthy();
  });

  it.each([
    [office, "Accepted: we'll collect the piece"],
    [null, 'Accepted: please bring it to the store where you collected it'],
    [undefined, /unless you asked for a pickup/],
  ])('is said of what was collected in a store: nobody fetches it there (%#)', (address, text) => {
    const request = {
      request_id: 'r-1',
      kind: 'claim' as const,
      state: 'accepted' as const,
      state_note: '',
      reason_id: 31,
      items: [],
      photos: 0,
      created_at: '2026-11-20T08:00:00Z',
      ...(address !== undefined && { pickup_address: address }),
    };
    const pickup = { store_id: 'in-champa-house', code: '' };
    show(<OrderRequests order={{ ...order, pickup, requests: [request] }} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
