import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../orders/orders.fixtures.ts';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { aRequest, OFFER } from './trade-in.fixtures.ts';
import { RequestCard } from './request-card.tsx';

const ACCEPT = 'exchange/request/accept/';
const WITHDRAW = 'exchange/request/withdraw/';
const DECLINE = 'exchange/request/decline/';
const ACCOUNT = 'exchange/request/account/';
const onChanged = jest.fn();
const onMoved = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.resetAllMocks();
  stop = listen();
  signedIn();
});
afterEach(() => stop());

const card = (change: Partial<ExchangeRequest>, locale: Locale = 'en') =>
  show(
    <ul>
      <RequestCard request={aRequest(change)} onChanged={onChanged} onMoved={onMoved} />
    </ul>,
    locale,
  );
const press = (name: string | RegExp, at: HTMLElement = document.body): void => {
  fireEvent.click(within(at).getByRole('button', { name }));
};

describe('something that was handed in', () => {
  it('says how far it is, where it is fetched, and can be taken back after a question', async () => {
    const withdrawn = aRequest({ state: 'withdrawn' });
    const { calls } = answers({ [WITHDRAW]: () => withdrawn });
    card({
      pickup_address: anOrder().shipping_address,
      can: { withdraw: true, accept: false, decline: false, change_account: false },
    });
    expect(screen.getByRole('heading', { name: /Amara Ring/ })).toBeTruthy();
    expect(screen.getByText(/^Pickup from: 12 Residency/)).toBeTruthy();
    press('Cancel request');
    expect(calls(WITHDRAW)).toEqual([]);
    press('Cancel request', screen.getByRole('dialog'));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(withdrawn));
    expect(calls(WITHDRAW)).toEqual([{ request_id: 'RQ-9XK2M4T7QR' }]);
  });

  it('has a receipt once the store has the piece, in the language of the page', async () => {
    answers({});
    card({});
    expect(screen.queryByRole('button', { name: 'Download receipt' })).toBeNull();
    cleanup();
    const download = jest.spyOn(api, 'download').mockRejectedValue(new Error('down'));
    card({ state: 'received', can: { ...aRequest().can, receipt: true } }, 'hi');
    press('रसीद डाउनलोड करें');
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith('exchange/request/receipt/', {
        query: { request_id: 'RQ-9XK2M4T7QR', lang: 'hi' },
      }),
    );
    await waitFor(() => expect(heard.toasts).toHaveLength(1));
  });

  it('is offered for as it was found, and the offer is accepted', async () => {
    const { calls } = answers({ [ACCEPT]: () => aRequest({ state: 'credited' }) });
    card(OFFER);
    expect(screen.getByText(/2\.500 g/)).toBeTruthy();
    press(/₹22,500/);
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(calls(ACCEPT)).toEqual([{ request_id: 'RQ-9XK2M4T7QR' }]);
  });

  it('is declined although an answer to its acceptance is late, whose failure shows where it was asked for', async () => {
    let fail: (why: Error) => void = () => undefined;
    const declined = aRequest({ state: 'withdrawn' });
    const { calls } = answers({
      [ACCEPT]: () => new Promise((_resolve, reject) => (fail = reject)),
      [DECLINE]: () => declined,
    });
    card(OFFER);
    press(/₹22,500/);
    await waitFor(() => expect(calls(ACCEPT)).toHaveLength(1));
    const [opener] = screen.getAllByRole('button', { name: 'Decline' });
    fireEvent.click(opener as HTMLElement);
    const question = screen.getByRole('dialog');
    expect(within(question).queryByText('Checking…')).toBeNull();
    fail(refusal(0, 'NETWORK'));
    const why = await screen.findByText(/No response/);
    expect(question.contains(why)).toBe(false);
    press('Decline', question);
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(declined));
  });

  it('is not said to differ when it is offered for what was quoted', () => {
    answers({});
    card(OFFER);
    expect(screen.getByText(/which differs from the quote/)).toBeTruthy();
    cleanup();
    card({ ...OFFER, amount_paise: OFFER.inspection.amount_paise, needs_pan: true });
    expect(screen.queryByText(/differs from the quote/)).toBeNull();
    expect(screen.getByText(/^Our test shows ₹22,500\. Please accept/)).toBeTruthy();
  });

  it('asks for a PAN before an offer above the limit is accepted, as it has to be written', async () => {
    const { calls } = answers({ [ACCEPT]: () => aRequest({ state: 'credited' }) });
    card({ ...OFFER, needs_pan: true });
    press(/₹22,500/);
    expect(document.activeElement).toBe(screen.getByLabelText(/PAN/));
    expect(calls(ACCEPT)).toEqual([]);
    fireEvent.change(screen.getByLabelText(/PAN/), { target: { value: 'abcpe1234f' } });
    press(/₹22,500/);
    await waitFor(() => expect(calls(ACCEPT)).toEqual([expect.objectContaining({ pan: 'ABCPE1234F' })]));
  });

  it('is read again when it moved on meanwhile, and says so', async () => {
    answers({
      [DECLINE]: () => {
        throw refusal(409, 'CUSTOMER_REQUEST.STATE_CONFLICT');
      },
    });
    card(OFFER);
    const [decline] = screen.getAllByRole('button').filter(({ textContent }) => textContent === 'Decline');
    fireEvent.click(decline ?? document.body);
    press('Decline', screen.getByRole('dialog'));
    await waitFor(() => expect(onMoved).toHaveBeenCalled());
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('whose money a bank did not take asks for another account, its number twice the same', async () => {
    const { calls } = answers({ [ACCOUNT]: () => aRequest({ state: 'paying-out' }) });
    card({
      state: 'payout-failed',
      kind: 'buy-back',
      payout_fault: 'name-differs',
      can: { withdraw: false, accept: false, decline: false, change_account: true },
    });
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    type("Account holder's name", 'Asha Rao');
    type('Account number', '000011112222');
    type('Confirm account number', '000011112223');
    type('IFSC', 'hdfc0001234');
    const pay = screen.getAllByRole('button').at(0);
    fireEvent.click(pay ?? document.body);
    expect(screen.getByText("The account numbers don't match.")).toBeTruthy();
    expect(calls(ACCOUNT)).toEqual([]);
    type('Confirm account number', '000011112222');
    fireEvent.click(pay ?? document.body);
    await waitFor(() =>
      expect(calls(ACCOUNT)).toEqual([
        expect.objectContaining({
          account: { holder: 'Asha Rao', number: '000011112222', ifsc: 'HDFC0001234' },
        }),
      ]),
    );
  });
});
