import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/exchange';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { TradeInForm } from './trade-in-form.tsx';

const quote = { quote: 'signed-by-the-store-1', needs_pan: false } as ExchangeQuote;
const request = { request_id: 'RQ-9XK2M4T7QR' } as ExchangeRequest;
const send = jest.fn<(sending: object, key: string) => Promise<ExchangeRequest>>();
const onSent = jest.fn();
const onStale = jest.fn<() => Promise<void>>();
/** With the addresses it reads. */
const open = (more: Partial<Parameters<typeof TradeInForm>[0]> = {}) =>
  act(async () => {
    show(
      <TradeInForm
        quote={quote}
        toBank={false}
        orderAddress="12 Residency"
        submit="Exchange for"
        send={send}
        onSent={onSent}
        onStale={onStale}
        {...more}
      />,
    );
  });
beforeEach(async () => {
  jest.resetAllMocks();
  signedIn();
  answers({ 'address/address/list/': () => ({ results: [], count: 0 }) });
  await open();
});
const keys = () => send.mock.calls.map(([, key]) => key);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Exchange for' }));

describe('handing something in', () => {
  it.each([
    ['no answer came', refusal(0, 'NETWORK'), /No response/],
    ['the store had a fault', refusal(502, 'SERVICE.FAILED'), /We don't know yet whether that worked/],
  ])('is the same request again where %s', async (_, failure, words) => {
    send.mockRejectedValueOnce(failure).mockResolvedValueOnce(request);
    press();
    expect(await screen.findByText(words)).toBeTruthy();
    press();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(request));
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another request where the store said no', async () => {
    send.mockRejectedValueOnce(refusal(409, 'EXCHANGE.HANDED_IN')).mockResolvedValueOnce(request);
    press();
    expect(await screen.findByText(/This piece was already handed in or returned, or has/)).toBeTruthy();
    press();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(2);
  });

  it('asks where it is fetched when no order knows a door', async () => {
    cleanup();
    answers({ 'customer/customer_address/list/': () => ({ results: [], count: 0 }) });
    await act(async () => {
      show(<TradeInForm {...{ quote, send, onSent, onStale }} toBank={false} submit="Exchange for" />);
    });
    press();
    expect(screen.getByText('Please choose a pickup address.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks for a PAN that the day needs, and sends it', async () => {
    send.mockRejectedValueOnce(refusal(400, 'EXCHANGE.PAN_REQUIRED')).mockResolvedValueOnce(request);
    press();
    expect(await screen.findByText(/Required by law with your other requests today/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('PAN'), { target: { value: 'ABCPE1234F' } });
    press();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(request));
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({
      draft: { pan: 'ABCPE1234F' },
      asked: { needsPan: true },
    });
  });

  it('reads the new amount where the old one stands no more, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(refusal(409, 'EXCHANGE.QUOTE_STALE'));
    onStale.mockResolvedValueOnce(undefined);
    fireEvent.change(screen.getByLabelText('Anything else? (optional)'), {
      target: { value: 'Second floor' },
    });
    press();
    expect(await screen.findByText(/The amount has changed/)).toBeTruthy();
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(screen.getByDisplayValue('Second floor')).toBeTruthy();
  });

  it('says so when the new amount cannot be read either', async () => {
    send.mockRejectedValueOnce(refusal(409, 'EXCHANGE.QUOTE_STALE'));
    onStale.mockRejectedValueOnce(refusal(0, 'NETWORK'));
    press();
    expect(await screen.findByText(/No response/)).toBeTruthy();
  });

  it('is brought to a store as long as no courier comes for it', async () => {
    cleanup();
    await open({ pickupFrom: '2999-01-01' });
    const pickup = screen.getByRole<HTMLInputElement>('radio', { name: /Courier pickup/ });
    expect(pickup.disabled).toBe(true);
    expect(screen.getByText(/From .*2999.*bring it to a store/)).toBeTruthy();
    send.mockResolvedValueOnce(request);
    press();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(send.mock.calls[0]?.[0]).toMatchObject({ draft: { handOver: 'store' } });
  });
});
