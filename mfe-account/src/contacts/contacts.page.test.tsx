import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contacts } from '@suvarna/contracts/customers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './contacts.page.tsx';
import { Page as StopPage } from './stop-change.page.tsx';

const HERE = 'customer/customer_account/contacts/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  stop();
});

const contacts: Contacts = {
  email: 'asha@shop.example',
  phone: '91-9845012377',
  has_password: true,
  change: null,
};
const change = {
  kind: 'email',
  to: 'new@shop.example',
  old: 'as•••@shop.example',
  old_proven: false,
  new_proven: false,
  due_at: '',
} as const;
const open = (locale: Locale = 'en', query = '') => show(<Page data={null} route={routeOf(query)} />, locale);
const type = (label: RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('the contacts page', () => {
  it('changes an address with both codes, and says so', async () => {
    signedIn();
    let proven = 0;
    const { calls } = answers({
      [HERE]: () => contacts,
      [`${HERE}begin/`]: () => ({ contacts: { ...contacts, change }, resend_after: 30, expires_in: 300 }),
      [`${HERE}prove/`]: () =>
        proven++ === 0
          ? { ...contacts, change: { ...change, old_proven: true } }
          : { ...contacts, email: change.to, change: null },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    type(/^New email/, change.to);
    fireEvent.click(screen.getByRole('button', { name: 'Send both codes' }));
    await screen.findByRole('heading', { name: 'New email: new@shop.example' });
    type(/\(current\)/, '123456');
    expect(await screen.findByText('as•••@shop.example confirmed.')).toBeTruthy();
    type(/\(new\)/, '654321');
    expect(await screen.findByText('new@shop.example')).toBeTruthy();
    expect(calls(`${HERE}begin/`)).toEqual([{ kind: 'email', to: 'new@shop.example' }]);
    expect(calls(`${HERE}prove/`)).toEqual([
      { side: 'old', otp: '123456' },
      { side: 'new', otp: '654321' },
    ]);
    expect(heard.toasts).toEqual(["Contact updated. You'll need to sign in again on other devices."]);
  });

  it.each([
    ['?next=%2Fgolden-bounty%2Fenrol%2F', ['/golden-bounty/enrol/']],
    ['?next=https%3A%2F%2Fevil.example%2F', []],
  ])('leads back to the page that needed it, and out of the store never: %s', async (query, visits) => {
    signedIn();
    answers({
      [HERE]: () => ({ ...contacts, phone: '', change: { ...change, kind: 'phone', old_proven: true } }),
      [`${HERE}prove/`]: () => contacts,
    });
    open('en', query);
    await screen.findByLabelText(/\(new\)/);
    type(/\(new\)/, '654321');
    await waitFor(() => expect(heard.toasts).toHaveLength(1));
    expect(heard.visits).toEqual(visits);
  });

  it('knows the page that needed it after signing in, too', async () => {
    answers({});
    open('en', '?next=%2Fgolden-bounty%2Fenrol%2F');
    await waitFor(() => expect(heard.visits).toHaveLength(1));
    const back = new URL(heard.visits[0] ?? '', 'https://shop.example').searchParams.get('next');
    expect(back).toBe('/account/contacts/?next=%2Fgolden-bounty%2Fenrol%2F');
  });

  it('checks a code that is typed while that of the other end is being checked', async () => {
    signedIn();
    const checks = [Promise.withResolvers<Contacts>(), Promise.withResolvers<Contacts>()];
    const { calls } = answers({
      [HERE]: () => ({ ...contacts, change }),
      [`${HERE}prove/`]: () => checks[calls(`${HERE}prove/`).length - 1]?.promise,
    });
    open();
    await screen.findByLabelText(/\(current\)/);
    type(/\(current\)/, '111111');
    type(/\(new\)/, '654321');
    await waitFor(() => expect(calls(`${HERE}prove/`)).toHaveLength(1));
    checks[0]?.reject(refusal(400, 'OTP.WRONG'));
    await waitFor(() => expect(calls(`${HERE}prove/`)[1]).toEqual({ side: 'new', otp: '654321' }));
    checks[1]?.resolve({ ...contacts, change: { ...change, new_proven: true } });
    expect(await screen.findByText('new@shop.example confirmed.')).toBeTruthy();
    expect(screen.getByText('OTP is wrong')).toBeTruthy();
  });

  it('is stopped although a code is being checked, once that is answered', async () => {
    signedIn();
    let answer: (now: Contacts) => void = () => undefined;
    const { calls } = answers({
      [HERE]: () => ({ ...contacts, change }),
      [`${HERE}prove/`]: () => new Promise((resolve) => (answer = resolve)),
      [`${HERE}stop/`]: () => contacts,
    });
    open();
    await screen.findByRole('heading', { name: 'New email: new@shop.example' });
    type(/\(current\)/, '123456');
    await waitFor(() => expect(calls(`${HERE}prove/`)).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    answer({ ...contacts, change: { ...change, old_proven: true } });
    expect(await screen.findByRole('button', { name: 'Change email' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^New email/ })).toBeNull();
  });

  it('is asked for a phone although the failure of an address left alone comes late', async () => {
    signedIn();
    let fail: (why: Error) => void = () => undefined;
    answers({
      [HERE]: () => contacts,
      [`${HERE}begin/`]: () => new Promise((_resolve, reject) => (fail = reject)),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    type(/^New email/, 'new@shop.example');
    fireEvent.click(screen.getByRole('button', { name: 'Send both codes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change mobile number' }));
    expect(screen.getByRole('button', { name: 'Send both codes' })).toBeTruthy();
    await act(async () => fail(refusal(0, 'NETWORK')));
    expect(screen.getByLabelText(/^New mobile number/).getAttribute('aria-invalid')).not.toBe('true');
  });

  it('sends a phone as calls carry it, and says beside the field when it is none', async () => {
    signedIn();
    const { calls } = answers({
      [HERE]: () => contacts,
      [`${HERE}begin/`]: () => {
        throw refusal(400, 'REQUEST.INVALID');
      },
    });
    open('hi');
    fireEvent.click(await screen.findByRole('button', { name: 'मोबाइल नंबर बदलें' }));
    type(/नया मोबाइल नंबर/, '98450 12399');
    fireEvent.click(screen.getByRole('button', { name: 'दोनों कोड भेजें' }));
    expect(await screen.findByText('कृपया सही संपर्क लिखें, जो पहले से आपका न हो।')).toBeTruthy();
    expect(calls(`${HERE}begin/`)).toEqual([{ kind: 'phone', to: '91-9845012399' }]);
  });

  it('empties a wrong code and keeps the rest', async () => {
    signedIn();
    answers({
      [HERE]: () => ({ ...contacts, change }),
      [`${HERE}prove/`]: () => {
        throw refusal(400, 'OTP.WRONG');
      },
    });
    open();
    await screen.findByLabelText(/\(current\)/);
    type(/\(current\)/, '111111');
    expect(await screen.findByText('OTP is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/\(current\)/).value).toBe('');
  });

  it('without the old contact asks for the new code, then the password, and waits', async () => {
    signedIn();
    const due = { ...change, new_proven: true, due_at: '2026-12-02T06:30:00.000Z' };
    const { calls } = answers({
      [HERE]: () => ({ ...contacts, change: { ...change, new_proven: true } }),
      [`${HERE}without_old/`]: () => ({ ...contacts, change: due }),
      [`${HERE}stop/`]: () => contacts,
    });
    open();
    await screen.findByText("I can't use the old contact");
    type(/^Password/, 'Suvarna#2026');
    fireEvent.click(screen.getByRole('button', { name: 'Change without the old contact' }));
    expect(await screen.findByText(/takes effect on 2 Dec 2026/)).toBeTruthy();
    expect(calls(`${HERE}without_old/`)).toEqual([{ password: 'Suvarna#2026' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText(/This change takes effect on/)).toBeNull());
  });
});

describe('the page that stops a change', () => {
  const token = 'a'.repeat(43);

  it('stops nothing before the button is pressed', async () => {
    history.replaceState(null, '', `/sign-in/stop-change/#token=${token}`);
    const { calls } = answers({ [`${HERE}stop_by_link/`]: () => ({}) });
    show(<StopPage />);
    expect(location.hash).toBe('');
    expect(calls(`${HERE}stop_by_link/`)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop change' }));
    expect(await screen.findByText(/Change stopped/)).toBeTruthy();
    expect(calls(`${HERE}stop_by_link/`)).toEqual([{ token }]);
  });

  it('says when there is nothing to stop', async () => {
    history.replaceState(null, '', `/sign-in/stop-change/#token=${token}`);
    answers({
      [`${HERE}stop_by_link/`]: () => {
        throw refusal(400, 'ACCOUNT.STOP_LINK_INVALID');
      },
    });
    show(<StopPage />, 'hi');
    fireEvent.click(screen.getByRole('button', { name: 'बदलाव रोकें' }));
    expect(await screen.findByText(/रोकने को कुछ नहीं है/)).toBeTruthy();
  });
});
