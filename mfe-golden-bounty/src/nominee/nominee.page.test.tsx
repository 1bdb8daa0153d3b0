import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPlan, aTerms, PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './nominee.page.tsx';

const DETAILS = 'golden_bounty/plan/details/';
const UPDATE = 'golden_bounty/nominee/update/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

const nominee = {
  name: 'Meera Rao',
  phone: '91-9845011111',
  email: 'm@shop.example',
  relationship: 'mother',
};
const open = () => show(<Page data={aTerms()} route={routeOf('', { plan_id: PLAN_ID })} />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const change = async (): Promise<void> => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change nominee' }));
};
const askForCode = () => fireEvent.click(screen.getByRole('button', { name: 'Send a code to my phone' }));

describe('the nominee', () => {
  it('changes with the code that went to the customer’s phone', async () => {
    const { calls } = answers({
      [DETAILS]: () => aPlan(),
      [UPDATE]: ({ otp }) =>
        otp === undefined
          ? { sent: true, sent_to: '••••••2377', resend_after: 30, nominee }
          : { sent: false, sent_to: '', resend_after: 0, nominee },
    });
    await change();
    type("Nominee's name", 'Meera Rao');
    type('Relationship to you', 'mother');
    askForCode();
    expect(await screen.findByText(/sent a code to ••••••2377/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
    type('6-digit code', '123456');
    await waitFor(() => expect(heard.toasts).toEqual(['Nominee updated.']));
    expect(screen.getByText('Meera Rao')).toBeTruthy();
    const written = {
      plan_id: PLAN_ID,
      name: 'Meera Rao',
      phone: '91-9845011111',
      email: 'ravi@shop.example',
      relationship: 'mother',
    };
    expect(calls(UPDATE)).toEqual([written, { ...written, otp: '123456' }]);
  });

  it('stays with a wrong code, and nothing that was written is lost', async () => {
    answers({
      [DETAILS]: () => aPlan(),
      [UPDATE]: ({ otp }) => {
        if (otp !== undefined) throw refusal(400, 'OTP.WRONG');
        return { sent: true, sent_to: '••••••2377', resend_after: 30, nominee };
      },
    });
    await change();
    type("Nominee's name", 'Meera Rao');
    askForCode();
    await screen.findByLabelText('6-digit code');
    type('6-digit code', '000000');
    expect(await screen.findByText('This code is wrong. Please try again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Meera Rao');
    expect(heard.toasts).toEqual([]);
  });

  it('tries the code that was written while a wrong one was on its way', async () => {
    const tried: { readonly otp: unknown; readonly fail: (why: Error) => void }[] = [];
    answers({
      [DETAILS]: () => aPlan(),
      [UPDATE]: ({ otp }) =>
        otp === undefined
          ? { sent: true, sent_to: '••••••2377', resend_after: 30, nominee }
          : otp === '123456'
            ? { sent: false, sent_to: '', resend_after: 0, nominee }
            : new Promise((_, fail) => tried.push({ otp, fail })),
    });
    await change();
    askForCode();
    await screen.findByLabelText('6-digit code');
    type('6-digit code', '000000');
    await waitFor(() => expect(tried).toHaveLength(1));
    type('6-digit code', '12345');
    type('6-digit code', '123456');
    expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456');
    tried[0]?.fail(refusal(400, 'OTP.WRONG'));
    await waitFor(() => expect(heard.toasts).toEqual(['Nominee updated.']));
  });

  it('leaves who went back to what is written there, when another code comes late', async () => {
    const sends: ((answer: unknown) => void)[] = [];
    answers({
      [DETAILS]: () => aPlan(),
      [UPDATE]: ({ otp }) => {
        if (otp !== undefined) throw refusal(400, 'OTP.WRONG');
        return new Promise((resolve) => sends.push(resolve));
      },
    });
    const sent = { sent: true, sent_to: '••••••2377', resend_after: 0, nominee };
    await change();
    askForCode();
    await waitFor(() => expect(sends).toHaveLength(1));
    sends[0]?.(sent);
    await screen.findByLabelText('6-digit code');
    type('6-digit code', '000000');
    const wrong = 'This code is wrong. Please try again.';
    expect(await screen.findByText(wrong)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    // Asked for again, the code of before is no matter.
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    await waitFor(() => expect(sends).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    await act(async () => sends[1]?.(sent));
    expect(screen.getByLabelText("Nominee's name")).toBeTruthy();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('says in its fields what is wrong, before anybody is asked', async () => {
    const { calls } = answers({ [DETAILS]: () => aPlan() });
    await change();
    type("Nominee's phone", '123');
    type("Nominee's email", 'x');
    askForCode();
    expect(await screen.findByText('Please enter minimum 10 digits contact number.')).toBeTruthy();
    expect(screen.getByText('Please Enter Valid Email Id')).toBeTruthy();
    expect(calls(UPDATE)).toEqual([]);
  });

  it('says what an account lacks that has no phone', async () => {
    answers({
      [DETAILS]: () => aPlan(),
      [UPDATE]: () => {
        throw refusal(409, 'BOUNTY.PHONE_REQUIRED');
      },
    });
    await change();
    askForCode();
    expect(await screen.findByText('Please add your phone number to your account first.')).toBeTruthy();
  });

  it('is not asked about where a code could go to no phone', async () => {
    answers({
      [DETAILS]: () => aPlan({ customer: { name: 'Asha Mehta', phone: '', email: 'asha@shop.example' } }),
    });
    open();
    expect(await screen.findByText(/add your phone number first/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('href')).toBe(
      '/account/contacts/?next=%2F',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a plan that is over cannot be changed', async () => {
    const plan = aPlan();
    answers({ [DETAILS]: () => ({ ...plan, can: { ...plan.can, change_nominee: false } }) });
    open();
    expect(await screen.findByText(/can no longer be changed/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
