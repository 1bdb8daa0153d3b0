import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { InstalmentPaymentStatus } from '@suvarna/contracts/golden-bounty';
import { ApiFailure } from '@suvarna/contracts/call';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aPaidInstalment, aPlan, anInstalment, aSummary, aTerms, PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { inRemote, show } from '../remote-context.fixtures.ts';
import { Page as Payment } from './payment.page.tsx';
import { Page as Failed } from './payment-failed.page.tsx';
import { Page as Success } from './payment-success.page.tsx';

const DETAILS = 'golden_bounty/plan/details/';
const PAY = 'golden_bounty/installment/pay/';
const VERIFY = 'golden_bounty/payment/verify/';
const PAYMENT_ID = 'GP-0000000002';
const status = (change: Partial<InstalmentPaymentStatus> = {}): InstalmentPaymentStatus => ({
  payment_id: PAYMENT_ID,
  plan_id: PLAN_ID,
  installment_number: 2,
  amount_paise: 2_000_00,
  payment: 'paid',
  retry_allowed: false,
  document_id: `${PAYMENT_ID}-receipt`,
  plan: aSummary({ installments_paid_count: 2, total_investment_paise: 4_000_00 }),
  ...change,
});
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('paying an instalment', () => {
  const open = () => show(<Payment data={aTerms()} route={routeOf(`plan_id=${PLAN_ID}`)} />);
  const press = (amount: string) => fireEvent.click(screen.getByRole('button', { name: `Pay ${amount}` }));
  const pay = (amount = '₹2,000') => {
    fireEvent.click(screen.getByRole('radio', { name: /^UPI/ }));
    press(amount);
  };

  it('is asked how, as at checkout: UPI, a card, a bank or a wallet, and a second provider as it is', async () => {
    const { calls } = answers({
      [DETAILS]: () => aPlan(),
      [PAY]: () => {
        throw refusal(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
      },
    });
    show(
      <Payment
        data={aTerms({ payment_modes: ['sandbox', 'razorpay'] })}
        route={routeOf(`plan_id=${PLAN_ID}`)}
      />,
    );
    await screen.findByText('2 of 5');
    press('₹2,000');
    expect(screen.getByText('Please choose a payment method')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^UPI/ }));
    expect(calls(PAY)).toEqual([]);
    const named = { upi: /^UPI/, card: /^Cards/, netbanking: /^Net banking/, wallet: /^Wallets/ };
    for (const [method, name] of Object.entries(named)) {
      fireEvent.click(screen.getByRole('radio', { name }));
      press('₹2,000');
      await waitFor(() => expect(calls(PAY).at(-1)).toMatchObject({ mode: 'sandbox', method }));
      await screen.findByRole('button', { name: 'Pay ₹2,000' });
    }
    fireEvent.click(screen.getByRole('radio', { name: /^Razorpay/ }));
    press('₹2,000');
    await waitFor(() => expect(calls(PAY).at(-1)).toMatchObject({ mode: 'razorpay' }));
    expect(calls(PAY).at(-1)).not.toHaveProperty('method');
  });

  it('asks for all that is left of the one that is next', async () => {
    const { calls } = answers({
      [DETAILS]: () => aPlan(),
      [PAY]: () => {
        throw refusal(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
      },
    });
    open();
    await screen.findByText('2 of 5');
    pay();
    expect(await screen.findByText(/payment service is not responding/)).toBeTruthy();
    expect(calls(PAY)).toEqual([
      { plan_id: PLAN_ID, installment_number: 2, mode: 'sandbox', method: 'upi', locale: 'en' },
    ]);
  });

  it('can be paid again by who comes back from the bank', async () => {
    answers({ [DETAILS]: () => aPlan(), [PAY]: () => ({ redirect_url: '#bank' }) });
    open();
    await screen.findByRole('button', { name: 'Pay ₹2,000' });
    pay();
    await waitFor(() => expect(location.hash).toBe('#bank'));
    expect(screen.queryByRole('button', { name: 'Pay ₹2,000' })).toBeNull();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('button', { name: 'Pay ₹2,000' })).toBeTruthy();
  });

  it('asks for a part of it, never for more than is left', async () => {
    const { calls } = answers({
      [DETAILS]: () => aPlan(),
      [PAY]: () => {
        throw refusal(409, 'BOUNTY.NOT_PAYABLE');
      },
    });
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Part payment/ }));
    press('₹2,000');
    expect(await screen.findByText('Please enter valid amount, at most ₹2,000')).toBeTruthy();
    const part = screen.getByLabelText('Amount to pay now (₹)');
    fireEvent.change(part, { target: { value: '2000.01' } });
    expect(screen.getByText('Please enter valid amount, at most ₹2,000')).toBeTruthy();
    fireEvent.change(part, { target: { value: '750' } });
    pay('₹750');
    await waitFor(() => expect(calls(PAY)).toMatchObject([{ amount_paise: 750_00 }]));
    // The plan is read again: it is not as it was shown.
    await waitFor(() => expect(calls(DETAILS)).toHaveLength(2));
  });

  it('stays as it was written where no answer came: the plan could not be read either', async () => {
    let isAway = false;
    const { calls } = answers({
      [DETAILS]: () => {
        if (isAway) throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
        return aPlan();
      },
      [PAY]: () => {
        throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
      },
    });
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Part payment/ }));
    fireEvent.change(screen.getByLabelText('Amount to pay now (₹)'), { target: { value: '750' } });
    isAway = true;
    pay('₹750');
    expect(await screen.findByText(/No response/)).toBeTruthy();
    await act(async () => undefined);
    expect(screen.getByLabelText<HTMLInputElement>('Amount to pay now (₹)').value).toBe('750');
    expect(calls(DETAILS)).toHaveLength(1);
  });

  it('says from when a missed one can be paid', async () => {
    answers({
      [DETAILS]: () =>
        aPlan({
          next_payment_from: '2027-01-21',
          installments: [aPaidInstalment(1), anInstalment(2, { payable_from: '2027-01-21' })],
        }),
    });
    open();
    expect(await screen.findByText('You can pay it from 21 Jan 2027.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('says so when there is nothing to pay', async () => {
    answers({ [DETAILS]: () => aPlan({ next_payment_from: '', installments: [aPaidInstalment(1)] }) });
    open();
    expect(await screen.findByText('Nothing to pay for this plan right now.')).toBeTruthy();
  });
});

describe('coming back from the provider', () => {
  const come = async (query: string) => {
    history.replaceState(null, '', `/golden-bounty/payment/?${query}`);
    await act(async () => {
      show(<Payment data={aTerms()} route={routeOf(query)} />);
    });
  };

  it.each([
    ['paid', 'payment-success'],
    ['failed', 'payment-failed'],
  ] as const)('%s leads to %s', async (payment, page) => {
    const { calls } = answers({ [VERIFY]: () => status({ payment }) });
    await come(
      `payment_id=${PAYMENT_ID}&provider_order_id=sord_1&razorpay_payment_id=pay_1&signature=f00&status=captured`,
    );
    expect(heard.visits).toEqual([`/golden-bounty/${page}/?payment_id=${PAYMENT_ID}`]);
    expect(calls(VERIFY)).toEqual([
      {
        payment_id: PAYMENT_ID,
        provider_order_id: 'sord_1',
        provider_payment_id: 'pay_1',
        signature: 'f00',
      },
    ]);
  });

  it('asks again while the bank says nothing, bears a failed question, then lets the customer go', async () => {
    jest.useFakeTimers();
    let asked = 0;
    answers({
      [VERIFY]: () => {
        asked += 1;
        if (asked === 1) throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
        return status({ payment: 'pending' });
      },
    });
    await come(`payment_id=${PAYMENT_ID}`);
    expect(screen.getByRole('status').textContent).toContain("We're confirming it with your bank.");
    await act(async () => jest.advanceTimersByTimeAsync(58_000));
    expect([asked, screen.queryByRole('link')]).toEqual([30, null]);
    await act(async () => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('link', { name: 'View my plan' }).getAttribute('href')).toBe(
      `/golden-bounty/plans/${PLAN_ID}/`,
    );
    const before = asked;
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect([asked, heard.visits]).toEqual([before, []]);
  });

  it('knows nothing of another’s payment', async () => {
    answers({
      [VERIFY]: () => {
        throw refusal(404, 'BOUNTY.PLAN_NOT_FOUND');
      },
    });
    await come(`payment_id=${PAYMENT_ID}`);
    expect(screen.getByRole('heading').textContent).toBe("We couldn't find this payment");
  });
});

describe('a payment that came', () => {
  const open = () => show(<Success data={null} route={routeOf(`payment_id=${PAYMENT_ID}`)} />);

  it('is thanked for in the specification’s words, with its receipt and what is next', async () => {
    answers({ [VERIFY]: () => status() });
    open();
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeTruthy();
    expect(screen.getByText('Next: ₹2,000, due on 21 Dec 2026.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download receipt' })).toBeTruthy();
  });

  it.each([
    ['failed', `/golden-bounty/payment-failed/?payment_id=${PAYMENT_ID}`],
    ['pending', `/golden-bounty/payment/?payment_id=${PAYMENT_ID}`],
  ] as const)('is not one that is %s', async (payment, to) => {
    answers({ [VERIFY]: () => status({ payment }) });
    open();
    await waitFor(() => expect(heard.visits).toEqual([to]));
    expect(screen.queryByRole('heading', { name: 'Payment successful' })).toBeNull();
  });
});

describe('a payment that failed', () => {
  const open = () => show(<Failed data={aTerms()} route={routeOf(`payment_id=${PAYMENT_ID}`)} />);

  it('can be tried again: the same instalment, the same amount', async () => {
    const { calls } = answers({
      [VERIFY]: () => status({ payment: 'failed', retry_allowed: true, amount_paise: 750_00 }),
      [PAY]: () => {
        throw refusal(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
      },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/payment service is not responding/)).toBeTruthy();
    expect(calls(PAY)).toEqual([
      {
        plan_id: PLAN_ID,
        installment_number: 2,
        amount_paise: 750_00,
        mode: 'sandbox',
        locale: 'en',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Try another way to pay' }).getAttribute('href')).toBe(
      `/golden-bounty/payment/?plan_id=${PLAN_ID}`,
    );
  });

  it('that was paid in another tab meanwhile leads to its thanks', async () => {
    let paid = false;
    const { calls } = answers({
      [VERIFY]: () => (paid ? status() : status({ payment: 'failed', retry_allowed: true })),
      [PAY]: () => {
        paid = true;
        throw refusal(409, 'BOUNTY.NOT_PAYABLE');
      },
    });
    open();
    const button = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() =>
      expect(heard.visits).toEqual([`/golden-bounty/payment-success/?payment_id=${PAYMENT_ID}`]),
    );
    expect(calls(PAY)).toHaveLength(1);
  });

  it('is no failure when the money came after all', async () => {
    answers({ [VERIFY]: () => status() });
    open();
    await waitFor(() =>
      expect(heard.visits).toEqual([`/golden-bounty/payment-success/?payment_id=${PAYMENT_ID}`]),
    );
  });
});

describe('a page of a payment without one in its address', () => {
  it.each([
    ['of one that came', <Success key="success" data={null} route={routeOf('')} />],
    ['of one that failed', <Failed key="failed" data={aTerms()} route={routeOf('payment_id=')} />],
  ])('says that there is none, asks nobody and blames no connection: the one %s', async (_name, page) => {
    const { calls } = answers({});
    show(page);
    expect(await screen.findByRole('heading', { name: "We couldn't find this payment" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My plans' })).toBeTruthy();
    expect(calls(VERIFY)).toEqual([]);
  });
});

describe('a page of a payment without JavaScript', () => {
  const route = routeOf(`payment_id=${PAYMENT_ID}`);

  it.each([
    ['where the provider leads back to', <Payment key="return" data={aTerms()} route={route} />],
    ['of one that came', <Success key="success" data={null} route={route} />],
    ['of one that failed', <Failed key="failed" data={aTerms()} route={route} />],
  ])('says what to do: the one %s', (_name, page) => {
    const drawn = document.createElement('div');
    drawn.innerHTML = renderToString(inRemote(page));
    expect(drawn.querySelector('noscript')?.textContent).toContain('Please switch on JavaScript');
  });
});
