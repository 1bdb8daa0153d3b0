import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { VoucherBox } from './voucher-box.tsx';

const voucher = {
  voucher_id: 'GV-0123456789',
  last4: '4321',
  category: '',
  balance_paise: 10_000_00,
  amount_paise: 4_000_00,
  expires_on: '2029-03-31',
};
const pays = (amount: number): CheckoutTotals =>
  ({
    currency: 'INR',
    total_payable_paise: 1,
    gst: {},
    tenders: amount === 0 ? [] : [{ kind: 'vouchers', units: amount, amount_paise: amount }],
  }) as unknown as CheckoutTotals;

let listed: unknown[];
let post: jest.SpiedFunction<typeof api.post>;
const onChanged = jest.fn<() => Promise<void>>();
beforeEach(() => {
  listed = [];
  onChanged.mockReset().mockResolvedValue();
  jest.spyOn(api, 'get').mockImplementation((async () => ({
    data: { results: listed, count: listed.length, used: [] },
  })) as never);
  post = jest.spyOn(api, 'post').mockImplementation((async (path: string) => ({
    data: path.endsWith('check_balance/')
      ? { last4: '4321', balance_paise: 10_000_00, expires_on: '2029-03-31', category: 'gold-coin' }
      : { vouchers: [], applied_paise: 0, totals: { total_payable_paise: 1, gst: {} } },
  })) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const show = async (amount = 0): Promise<void> => {
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
    >
      <VoucherBox totals={pays(amount)} onChanged={onChanged} />
    </RemoteContext>,
  );
  await act(async () => {});
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
async function open(): Promise<void> {
  await press('Pay with a gift voucher');
  await screen.findByLabelText('Voucher number');
}
const bodies = (path: string) =>
  post.mock.calls.filter(([called]) => called === `wallet/giftvoucher/${path}/`).map(([, body]) => body);

describe('a gift voucher', () => {
  it('asks nobody before number and PIN can be one', async () => {
    await show();
    await open();
    write('Voucher number', '12');
    await press('Check balance');
    expect(screen.getByText('Please enter valid voucher number')).toBeTruthy();
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it('tells what is on it, and pays with a part of that', async () => {
    await show();
    await open();
    write('Voucher number', '6001 0100 0000 4321');
    write('PIN', '123456');
    await press('Check balance');
    expect(screen.getByText('₹10,000 on this voucher')).toBeTruthy();
    expect(
      screen.getByText('Already used for gold coins, so it is valid for that category only.'),
    ).toBeTruthy();
    write('Amount to use (₹)', '10001');
    await press('Use voucher');
    expect(screen.getByText('Enter valid amount')).toBeTruthy();
    write('Amount to use (₹)', '2,000');
    await press('Use voucher');
    expect(bodies('apply')).toEqual([
      { voucher_number: '6001 0100 0000 4321', pin: '123456', amount_paise: 2_000_00 },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('says in the specification’s words why it does not count', async () => {
    await show();
    await open();
    write('Voucher number', '6001010000004321');
    write('PIN', '123456');
    post.mockRejectedValueOnce(
      new ApiFailure('Invalid voucher number', { status: 400, code: 'VOUCHER.UNKNOWN' }),
    );
    await press('Check balance');
    expect(screen.getByText('Invalid voucher number')).toBeTruthy();
    await press('Check balance');
    post.mockRejectedValueOnce(new ApiFailure('no', { status: 400, code: 'VOUCHER.SINGLE_CATEGORY' }));
    await press('Use voucher');
    expect(screen.getByText(/^Single-category voucher error/)).toBeTruthy();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('that is in the bag is taken out again; one that does not count says so', async () => {
    listed = [voucher];
    await show(0);
    expect(screen.getByText(/^Your voucher can't be used for this bag/)).toBeTruthy();
    await press('Remove the voucher ending 4321');
    expect(bodies('remove')).toEqual([{ voucher_id: voucher.voucher_id }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('is taken out after another one that is under way, and is at work until it is gone', async () => {
    listed = [voucher, { ...voucher, voucher_id: 'GV-2', last4: '8765' }];
    await show(0);
    const removed: (() => void)[] = [];
    post.mockImplementation(
      (() => new Promise((resolve) => removed.push(() => resolve({ data: {} })))) as never,
    );
    await press('Remove the voucher ending 4321');
    await press('Remove the voucher ending 8765');
    expect(bodies('remove')).toEqual([{ voucher_id: voucher.voucher_id }]);
    await act(async () => removed[0]?.());
    expect(bodies('remove')).toEqual([{ voucher_id: voucher.voucher_id }, { voucher_id: 'GV-2' }]);
    const second = screen.getByRole('button', { name: 'Remove the voucher ending 8765' });
    expect(second.getAttribute('aria-disabled')).toBe('true');
    await act(async () => removed[1]?.());
  });

  describe('that is answered late', () => {
    const toasts: string[] = [];
    let answer = (): void => undefined;
    let fail = (_why: Error): void => undefined;
    let stop: () => void;
    beforeEach(async () => {
      toasts.length = 0;
      stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
      await show();
      await open();
      write('Voucher number', '6001010000004321');
      write('PIN', '123456');
      await press('Check balance');
      post.mockImplementation(
        (() =>
          new Promise((resolve, reject) => {
            answer = () => resolve({ data: {} });
            fail = reject;
          })) as never,
      );
      await press('Use voucher');
    });
    afterEach(() => stop());
    const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));

    it('leaves the next one as it is being written', async () => {
      // What is on its way is not changed in the meantime.
      expect(screen.queryByRole('button', { name: 'Another voucher' })).toBeNull();
      await close();
      await open();
      write('Voucher number', '7001');
      await act(async () => answer());
      expect(screen.getByLabelText<HTMLInputElement>('Voucher number').value).toBe('7001');
      expect(onChanged).toHaveBeenCalledTimes(1);
      expect(toasts).toEqual([]);
    });

    it('tells who has closed the sheet why it does not count', async () => {
      await close();
      await act(async () => fail(new ApiFailure('no', { status: 400, code: 'VOUCHER.EXPIRED' })));
      expect(toasts).toHaveLength(1);
      expect(toasts[0]).toMatch(/expired/i);
    });
  });

  it('is not changed while its balance is asked for', async () => {
    await show();
    await open();
    write('Voucher number', '6001010000004321');
    write('PIN', '123456');
    post.mockImplementation((() => new Promise(() => undefined)) as never);
    await press('Check balance');
    expect(screen.getByLabelText<HTMLInputElement>('Voucher number').readOnly).toBe(true);
  });

  it('says what it pays', async () => {
    listed = [voucher];
    await show(3_500_00);
    expect(screen.getByText('Gift vouchers will pay ₹3,500.')).toBeTruthy();
  });
});
