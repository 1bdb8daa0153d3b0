import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPaidInstalment, aPlan, anInstalment, aTerms, PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page as Instalments } from './instalments.page.tsx';
import { Page } from './plan.page.tsx';

const DETAILS = 'golden_bounty/plan/details/';
const CANCEL = 'golden_bounty/plan/cancel_request/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = (locale: Locale = 'en') =>
  show(<Page data={aTerms()} route={routeOf('', { plan_id: PLAN_ID })} />, locale);
const openWith = (change: Partial<PlanDetails>) => {
  signedIn();
  const api = answers({ [DETAILS]: () => aPlan(change) });
  open();
  return api;
};
const can = (change: Partial<PlanDetails['can']>): PlanDetails['can'] => ({ ...aPlan().can, ...change });

describe('a plan', () => {
  it('is for its owner: who is not signed in comes back here', () => {
    open();
    expect(heard.visits).toEqual([`/sign-in/?next=%2Fgolden-bounty%2Fplans%2F${PLAN_ID}%2F`]);
  });

  it('shows what is paid, what is due when, what late would cost, and what it comes to', async () => {
    openWith({});
    const months = within(await screen.findByRole('region', { name: 'Month by month' }));
    const [first, second] = months.getAllByRole('listitem');
    expect(first?.textContent).toBe('Instalment 1 · ₹2,000PaidPaid on 21 Nov 2026.We add ₹240');
    expect(second?.textContent).toBe(
      'Instalment 2 · ₹2,000UpcomingDue on 21 Dec 2026, grace until 28 Dec 2026.If paid late, you lose ₹240 of our contribution.',
    );
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Pay ₹2,000' }).getAttribute('href')).toBe(
      `/golden-bounty/payment/?plan_id=${PLAN_ID}`,
    );
    const facts = screen.getByRole('region', { name: '1 of 5 instalments paid' });
    expect(facts.textContent).toContain('Total invested₹2,000Contribution so far₹240');
  });

  it('says a default word for word, from when it can be made up for, and until when', async () => {
    openWith({
      status: 'defaulted',
      banner: 'Payment default! All upcoming installments have been stopped',
      next_payment_from: '2027-01-21',
      default: {
        since: '2026-12-29',
        installment_number: 2,
        next_payment_from: '2027-01-21',
        cancels_on: '2027-02-27',
        maturity_date: '2027-05-21',
      },
      installments: [
        aPaidInstalment(1),
        anInstalment(2, {
          state: 'grace_period_exceeded',
          late_cost_paise: 0,
          payable_from: '2027-01-21',
        }),
        anInstalment(3, { frozen: true }),
        anInstalment(4, { frozen: true }),
        anInstalment(5, { frozen: true }),
      ],
      can: can({ pay: false }),
    });
    const banner = await screen.findByText('Payment default! All upcoming installments have been stopped');
    expect(banner.closest('[role=alert]')?.textContent).toContain(
      'Pay it from 21 Jan 2027 to continue; the plan then matures on 21 May 2027 at the earliest. If it is not paid, the plan is canceled on 27 Feb 2027.',
    );
    expect(screen.getByText('You can pay it from 21 Jan 2027.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(screen.getAllByText('Stopped')).toHaveLength(3);
  });

  it.each([
    ['paid', 'Paid'],
    ['upcoming', 'Upcoming'],
    ['partially_paid', 'Partially paid'],
    ['due', 'Due'],
    ['grace_period_exceeded', 'Grace period exceeded'],
    ['due_date_exceeded', 'Due date exceeded'],
  ] as const)('names an instalment that is %s in the specification’s words', async (state, text) => {
    openWith({ installments: [anInstalment(1, { state })], next_installment_number: 0 });
    const months = within(await screen.findByRole('region', { name: 'Month by month' }));
    expect(months.getByText(text)).toBeTruthy();
  });

  it('says what of an instalment was paid, and what is to go', async () => {
    openWith({
      installments: [
        anInstalment(1, { state: 'partially_paid', paid_paise: 500_00, due_amount_paise: 1_500_00 }),
      ],
    });
    expect(await screen.findByText(/₹500 paid, ₹1,500 left\./)).toBeTruthy();
  });

  it('that is matured leads to jewellery and to the bag', async () => {
    openWith({
      status: 'matured',
      value_paise: 11_200_00,
      next_installment_number: 0,
      can: can({ spend: true, pay: false, cancel: false, set_mandate: false }),
    });
    const next = within(await screen.findByRole('region', { name: 'Ready to use' }));
    expect(next.getByText('₹11,200')).toBeTruthy();
    expect(next.getByRole('link', { name: 'Shop jewellery' }).getAttribute('href')).toBe('/jewellery/');
    expect(screen.queryByRole('button', { name: 'Request cancellation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'UPI Autopay' })).toBeNull();
  });

  it('tells what was spent and what went back', async () => {
    openWith({
      redemptions: [
        { order_no: 'SV-1', amount_paise: 11_200_00, returned_paise: 0, state: 'spent', at: '2027-05-01' },
        { order_no: 'SV-2', amount_paise: 1_00, returned_paise: 0, state: 'released', at: '2027-05-02' },
      ],
      refunds: [
        { amount_paise: 4_000_00, state: 'initiated', requested_at: '2027-05-03', reason: 'default' },
      ],
    });
    expect(
      (await screen.findByRole('link', { name: '₹11,200 used for order SV-1' })).getAttribute('href'),
    ).toBe('/account/orders/SV-1/');
    expect(screen.getByText('₹4,000 refund on its way since 3 May 2027')).toBeTruthy();
    expect(screen.queryByText(/SV-2/)).toBeNull();
  });

  it('is given up after a question, and says what came of it', async () => {
    signedIn();
    const { calls } = answers({
      [DETAILS]: () => aPlan(),
      [CANCEL]: () =>
        aPlan({
          cancel_request: { requested_at: '2026-11-22T08:00:00Z', state: 'open', note: '' },
          can: can({ cancel: false }),
        }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request cancellation' }));
    expect(screen.getByText("We'll refund ₹2,000. You lose our contribution.")).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
    expect(calls(CANCEL)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Request cancellation' }));
    fireEvent.change(screen.getByLabelText('Anything else? (optional)'), { target: { value: ' sorry ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(
      await screen.findByText('You requested cancellation on 22 Nov 2026. Our team will reply.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cancel plan' }));
    expect(calls(CANCEL)).toEqual([{ plan_id: PLAN_ID, comment: 'sorry' }]);
    expect(screen.queryByRole('button', { name: 'Request cancellation' })).toBeNull();
  });

  it('leaves the focus with who went on while it was given up', async () => {
    signedIn();
    let answer = (_plan: PlanDetails): void => undefined;
    answers({
      [DETAILS]: () => aPlan(),
      [CANCEL]: () =>
        new Promise<PlanDetails>((resolve) => {
          answer = resolve;
        }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request cancellation' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    const elsewhere = screen.getByRole('link', { name: 'Pay ₹2,000' });
    elsewhere.focus();
    await screen.findByRole('button', { name: 'Sending…' });
    answer(aPlan({ cancel_request: { requested_at: '2026-11-22T08:00:00Z', state: 'open', note: '' } }));
    expect(await screen.findByText(/You requested cancellation/)).toBeTruthy();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('stays as it is when the request is refused', async () => {
    signedIn();
    answers({
      [DETAILS]: () => aPlan(),
      [CANCEL]: () => {
        throw refusal(409, 'BOUNTY.STATE_CONFLICT');
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request cancellation' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('This is no longer possible for this plan.')).toBeTruthy();
  });

  it('ends its mandate', async () => {
    signedIn();
    const mandate = {
      mandate_id: 'm',
      method: 'upi_autopay' as const,
      state: 'active' as const,
      limit_paise: 2_000_00,
      redirect_url: '',
      next_charge_on: '2026-12-21',
      failed_tries: 0,
    };
    let ended = false;
    const { calls } = answers({
      [DETAILS]: () => aPlan(ended ? {} : { mandate, can: can({ set_mandate: false }) }),
      'golden_bounty/mandate/cancel/': () => {
        ended = true;
        return { plan_id: PLAN_ID, mandate: null };
      },
    });
    open();
    expect(await screen.findByText('UPI Autopay: on. Each instalment is paid on its due date.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop Autopay' }));
    expect(await screen.findByRole('button', { name: 'UPI Autopay' })).toBeTruthy();
    expect(calls('golden_bounty/mandate/cancel/')).toEqual([{ plan_id: PLAN_ID }]);
  });

  it('of an account without a phone says that its mandate needs one, and where it is added', async () => {
    openWith({ customer: { name: 'Asha Mehta', phone: '', email: 'asha@shop.example' } });
    const section = within(await screen.findByRole('region', { name: 'Autopay' }));
    expect(section.getByText(/needs a phone number/)).toBeTruthy();
    expect(section.getByRole('link').getAttribute('href')).toBe('/account/contacts/?next=%2F');
    expect(section.queryByRole('button')).toBeNull();
  });

  it('tells who comes back from the bank what it said of a mandate', async () => {
    signedIn();
    const mandate = {
      mandate_id: 'm',
      method: 'enach' as const,
      state: 'pending' as const,
      limit_paise: 2_000_00,
      redirect_url: 'https://bank.example/m',
      next_charge_on: '',
      failed_tries: 0,
    };
    const active = { ...mandate, state: 'active' as const, redirect_url: '' };
    let known = false;
    const { calls } = answers({
      [DETAILS]: () => aPlan({ mandate: known ? active : mandate }),
      'golden_bounty/mandate/create/': () => {
        known = true;
        return { plan_id: PLAN_ID, mandate: active };
      },
    });
    open();
    expect(
      await screen.findByText('Bank account (e-NACH): on. Each instalment is paid on its due date.'),
    ).toBeTruthy();
    expect(calls('golden_bounty/mandate/create/')).toEqual([
      { plan_id: PLAN_ID, method: 'enach', locale: 'en' },
    ]);
    expect(screen.queryByRole('link', { name: 'Confirm with your bank' })).toBeNull();
  });

  it('that has matured says what is lost when its payments come back instead', async () => {
    signedIn();
    const matured = aPlan({
      status: 'matured',
      installments_paid_count: 5,
      total_investment_paise: 10_000_00,
      copay_amount_paise: 1_200_00,
      value_paise: 11_200_00,
      next_due_date: '',
      can: { pay: false, cancel: false, refund: true, spend: true, change_nominee: true, set_mandate: false },
    });
    const { calls } = answers({
      [DETAILS]: () => matured,
      'golden_bounty/plan/cancel_request/': () =>
        aPlan({
          status: 'canceled',
          ended_by: 'asked',
          can: { ...matured.can, refund: false, spend: false, change_nominee: false },
        }),
    });
    open();
    const section = await screen.findByRole('region', { name: 'Get a refund instead' });
    expect(section.textContent).toContain('You get ₹10,000 back, without our contribution of ₹1,200.');
    fireEvent.click(screen.getByRole('button', { name: 'Request refund' }));
    expect(section.textContent).toContain("can't be undone");
    expect(calls('golden_bounty/plan/cancel_request/')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Refund me' }));
    await waitFor(() => expect(calls('golden_bounty/plan/cancel_request/')).toEqual([{ plan_id: PLAN_ID }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Request refund' })).toBeNull());
  });

  it('asks by what its customer wants to be reminded, and says what is told all the same', async () => {
    signedIn();
    const { calls } = answers({
      [DETAILS]: () =>
        aPlan({
          reminders: { email: true, sms: false, push: true },
          customer: { name: 'Asha Mehta', phone: '', email: 'asha@shop.example' },
        }),
      'golden_bounty/reminders/update/': (body) => body,
    });
    open();
    const section = within(await screen.findByRole('region', { name: 'Payment reminders' }));
    const [email, sms, push] = section.getAllByRole<HTMLInputElement>('checkbox');
    expect([email?.checked, sms?.checked, push?.checked]).toEqual([true, false, true]);
    expect(section.getByText('SMS: no verified phone in your account yet')).toBeTruthy();
    expect(section.getByText(/by email or SMS about a stopped plan/)).toBeTruthy();
    if (email !== undefined) fireEvent.click(email);
    fireEvent.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls('golden_bounty/reminders/update/')).toEqual([{ email: false, sms: false, push: true }]),
    );
    await waitFor(() => expect(heard.toasts).toEqual(['Preferences saved.']));
  });

  it('keeps what was ticked while its reminders were being saved', async () => {
    const { save, said } = { save: [] as (() => void)[], said: 'golden_bounty/reminders/update/' };
    signedIn();
    answers({
      [DETAILS]: () => aPlan({ reminders: { email: true, sms: false, push: true } }),
      [said]: (body) => new Promise((resolve) => save.push(() => resolve(body))),
    });
    open();
    const section = within(await screen.findByRole('region', { name: 'Payment reminders' }));
    const [email, sms] = section.getAllByRole<HTMLInputElement>('checkbox');
    if (email === undefined || sms === undefined) throw new Error('no boxes');
    fireEvent.click(email);
    fireEvent.click(section.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveLength(1));
    fireEvent.click(sms);
    save[0]?.();
    await waitFor(() => expect(heard.toasts).toEqual(['Preferences saved.']));
    expect([email.checked, sms.checked]).toEqual([false, true]);
  });

  it('of somebody else is not there', async () => {
    signedIn();
    answers({
      [DETAILS]: () => {
        throw refusal(404, 'BOUNTY.PLAN_NOT_FOUND');
      },
    });
    open();
    expect(await screen.findByText("We couldn't find this plan in your account.")).toBeTruthy();
  });

  it('can be read again when it could not be', async () => {
    signedIn();
    let down = true;
    answers({
      [DETAILS]: () => {
        if (down) throw refusal(503, 'SERVICE.UNAVAILABLE');
        return aPlan();
      },
    });
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Month by month' })).toBeTruthy();
  });

  it('speaks Hindi, the banner too', async () => {
    signedIn();
    answers({ [DETAILS]: () => aPlan({ status: 'defaulted', banner: 'x' }) });
    open('hi');
    expect(await screen.findByText('भुगतान में चूक! आने वाली सभी किस्तें रोक दी गई हैं')).toBeTruthy();
  });
});

describe('the instalments of a plan', () => {
  it('have a receipt for every payment', async () => {
    signedIn();
    answers({
      'golden_bounty/installment/list/': () => ({
        plan_id: PLAN_ID,
        banner: '',
        results: [aPaidInstalment(1), anInstalment(2, { payable: true })],
        count: 2,
      }),
    });
    show(<Instalments data={null} route={routeOf('', { plan_id: PLAN_ID })} />);
    expect(await screen.findByRole('button', { name: 'Receipt for ₹2,000, instalment 1' })).toBeTruthy();
    expect(screen.getByText('₹2,000 on 21 Nov 2026, online')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Pay ₹2,000' })).toHaveLength(1);
  });
});
