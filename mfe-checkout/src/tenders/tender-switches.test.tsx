import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import type { BagTenders } from '@suvarna/contracts/wallet';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { TenderSwitches } from './tender-switches.tsx';

const totals = {
  total_paise: 5_150_000,
  total_payable_paise: 5_150_000,
  currency: 'INR',
} as CheckoutTotals;
const offer = (kind: string, change: Partial<BagTenders['tenders'][number]> = {}) => ({
  kind,
  name: kind,
  units: 100_000,
  balance_paise: 100_000,
  used: false,
  pays_paise: 100_000,
  refusal: '',
  ...change,
});
let offers: BagTenders['tenders'] = [];
const get = jest.fn<(path: string) => Promise<unknown>>();
const post = jest.fn<(path: string, body: Readonly<Record<string, unknown>>) => Promise<unknown>>();
const changed = jest.fn<() => Promise<void>>();

beforeEach(() => {
  get.mockReset().mockImplementation(async () => ({ data: { tenders: offers } }));
  post.mockReset().mockImplementation(async () => ({ data: { tenders: offers } }));
  changed.mockReset().mockResolvedValue();
  jest.spyOn(api, 'get').mockImplementation(get as never);
  jest.spyOn(api, 'post').mockImplementation(post as never);
  session.signIn({
    token: 't',
    username: 'Tara Sen',
    email: 'tara@shop.example',
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
});
afterEach(() => {
  session.signOut();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const drawn = (given: Partial<CheckoutTotals> = {}) => (
  <RemoteContext
    value={{ locale: 'en', base: '', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
  >
    <TenderSwitches
      totals={{ ...totals, ...given }}
      mode={null}
      without={['golden-bounty']}
      onChanged={changed}
    />
  </RemoteContext>
);
const show = async (given: Partial<CheckoutTotals> = {}): Promise<RenderResult> => {
  const shown = render(drawn(given));
  await act(() => import('./switches.tsx'));
  return shown;
};

describe('the wallets of a customer, beside the bag', () => {
  it('say what each would pay, or why it pays nothing', async () => {
    offers = [
      offer('golden-bounty'),
      offer('promotional', { used: true }),
      offer('gold-coin', { pays_paise: 0, refusal: 'CREDITS.OTHER_GOODS' }),
      offer('coins', { pays_paise: 0 }),
      offer('credits'),
    ];
    await show();
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
    for (const text of [
      'Pays ₹1,000 of this bag. Balance: ₹1,000.',
      'Not valid for the items in your bag.',
      'Nothing left to pay. Balance: ₹1,000.',
      'Can pay ₹1,000 of this bag. Balance: ₹1,000.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('are switched one by one, and everything is priced anew', async () => {
    offers = [offer('credits')];
    await show();
    const box = await screen.findByRole('checkbox');
    offers = [offer('credits', { used: true })];
    fireEvent.click(box);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      'wallet/tender/use/',
      { kind: 'credits', use: true, lang: 'en' },
    ]);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('stay as they were switched when what was read before comes late', async () => {
    offers = [offer('credits')];
    const { rerender } = await show();
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    let late = (_answer: unknown): void => undefined;
    get.mockImplementation(
      () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    );
    // Another way to pay asks again; the switch is pressed before there is an answer.
    rerender(drawn({ total_payable_paise: 5_000_000 }));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    post.mockResolvedValue({ data: { tenders: [offer('credits', { used: true })] } });
    fireEvent.click(box);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await act(async () => late({ data: { tenders: [offer('credits')] } }));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('that are refused say why, and stay as they were', async () => {
    offers = [offer('credits')];
    post.mockRejectedValue(new ApiFailure('no', { status: 400, code: 'CREDITS.MODE_NOT_ALLOWED', body: {} }));
    await show();
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(await screen.findByText('Not applicable for this payment mode')).toBeTruthy();
    expect([changed.mock.calls, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual([[], false]);
  });

  it.each([
    ['where all are empty', {}, []],
    ['abroad', { currency: 'GBP' as const }, [offer('credits')]],
  ])('are not there %s', async (_where, change, given) => {
    offers = given;
    await show(change);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('are nothing for guests, who do not ask for them', async () => {
    session.signOut();
    offers = [offer('credits')];
    await show();
    expect([screen.queryByRole('group'), get.mock.calls]).toEqual([null, []]);
  });
});
