import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EnrolForm } from '@suvarna/contracts/golden-bounty';
import { ApiFailure } from '@suvarna/contracts/call';
import { session } from '@suvarna/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPlan, aTerms, PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './enrol.page.tsx';

const FORM = 'golden_bounty/plan/enrol_form/';
const ENROL = 'golden_bounty/plan/enrol/';
const MANDATE = 'golden_bounty/mandate/create/';
const TERMS = 'golden_bounty/terms/';
const start = (change: Partial<EnrolForm> = {}): EnrolForm => ({
  name: 'Asha Mehta',
  phone: '91-9845012377',
  email: 'asha@shop.example',
  year_total_paise: 0,
  pan_from_paise: 40_500_00,
  pan_last4: '',
  enrollment_date: '2026-11-21',
  due_day: 21,
  due_dates: ['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21'],
  maturity_date: '2027-04-20',
  ...change,
});
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const open = (query = '', locale: Locale = 'en') =>
  show(<Page data={aTerms()} route={routeOf(query)} />, locale);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (amount = '2000'): void => {
  type('Monthly amount (₹)', amount);
  type("Nominee's name", 'Ravi  Mehta');
  type('Relationship to you', 'spouse');
  type("Nominee's phone", '98450 11111');
  type("Nominee's email", ' Ravi@Shop.example');
};
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }));

describe('opening a plan', () => {
  it('is for customers: who is not signed in comes back here with the amount', () => {
    open('amount=3000');
    expect(heard.visits).toEqual(['/sign-in/?next=%2Fgolden-bounty%2Fenrol%2F%3Famount%3D3000']);
  });

  it('sends what was written, in its one spelling, and leads to the first payment', async () => {
    signedIn();
    const { calls } = answers({ [FORM]: () => start(), [ENROL]: () => aPlan({ status: 'pending' }) });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    agree();
    send();
    await waitFor(() => expect(heard.visits).toEqual([`/golden-bounty/payment/?plan_id=${PLAN_ID}`]));
    expect(calls(ENROL)).toEqual([
      {
        amount_paise: 2_000_00,
        name_on_pan: 'Asha Mehta',
        nominee: {
          name: 'Ravi Mehta',
          phone: '91-9845011111',
          email: 'ravi@shop.example',
          relationship: 'spouse',
        },
        terms_version: '2026-11.test',
        consent: true,
        locale: 'en',
      },
    ]);
  });

  it('says in every field what is missing, ticks no box for anybody, and asks nobody', async () => {
    signedIn();
    const { calls } = answers({ [FORM]: () => start({ name: '' }) });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    send();
    for (const text of [
      'Please enter valid amount',
      'Please enter your name',
      'Please enter the nominee’s name',
      'Please choose a relationship',
      'Please enter a contact number.',
      'Please Enter Valid Email Id',
      'Please accept the terms to continue',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Monthly amount (₹)'));
    expect(calls(ENROL)).toEqual([]);
  });

  it('shows the terms in full, as the server orders them', async () => {
    signedIn();
    answers({ [FORM]: () => start() });
    open();
    await screen.findByRole('checkbox');
    const sentences = [...screen.getByRole('region', { name: 'Golden Bounty terms' }).querySelectorAll('li')];
    expect(sentences).toHaveLength(3);
    expect(sentences[0]?.textContent).toContain('not a deposit');
    expect(sentences[2]?.textContent).toContain('Asha Rao');
  });

  it.each([
    ['40000', false],
    ['40500', true],
  ])('of %s a month asks for a PAN: %s', async (amount, asked) => {
    signedIn();
    answers({ [FORM]: () => start() });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    type('Monthly amount (₹)', amount);
    expect(screen.queryByLabelText('PAN') !== null).toBe(asked);
  });

  it('takes a PAN that is one, and none where one was given before', async () => {
    signedIn();
    const { calls } = answers({ [FORM]: () => start({ pan_from_paise: 0 }), [ENROL]: () => aPlan() });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    agree();
    send();
    expect(await screen.findByText('Please enter your PAN')).toBeTruthy();
    type('PAN', 'abc');
    expect(screen.getByText('Please enter a valid PAN, like ABCPE1234F')).toBeTruthy();
    // As a phone may write it: digits of a Hindi keyboard, and an invisible sign.
    type('PAN', 'abcpe\u200B १२३४f');
    send();
    await waitFor(() => expect(calls(ENROL)).toMatchObject([{ pan: 'ABCPE1234F' }]));
  });

  it('needs no PAN anew where one was given before', async () => {
    signedIn();
    const { calls } = answers({
      [FORM]: () => start({ pan_from_paise: 0, pan_last4: '234F' }),
      [ENROL]: () => aPlan(),
    });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    expect(screen.getByText(/ending in 234F/)).toBeTruthy();
    agree();
    send();
    await waitFor(() => expect(calls(ENROL)).toHaveLength(1));
    expect(calls(ENROL)[0]).not.toHaveProperty('pan');
  });

  it('loses nothing on an error, and does the same thing once when no answer came', async () => {
    signedIn();
    let tries = 0;
    const { keys } = answers({
      [FORM]: () => start(),
      [ENROL]: () => {
        tries += 1;
        if (tries === 1) throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
        if (tries === 2) throw refusal(503, 'SERVICE.UNAVAILABLE');
        if (tries === 3) throw refusal(400, 'ANYTHING.ELSE');
        return aPlan();
      },
    });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    agree();
    send();
    expect(await screen.findByText(/No response/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Ravi  Mehta');
    send();
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    send();
    await waitFor(() => expect(keys(ENROL)).toHaveLength(3));
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    send();
    await waitFor(() => expect(heard.visits).toHaveLength(1));
    const [first, second, third, fourth] = keys(ENROL);
    expect([first === second, second === third, third === fourth]).toEqual([true, true, false]);
  });

  it('shows the new terms when they changed meanwhile, and asks about them', async () => {
    signedIn();
    const { calls } = answers({
      [FORM]: () => start(),
      [TERMS]: () => aTerms({ terms_version: '2026-12.test', text_keys: ['terms.cancel'] }),
      [ENROL]: ({ terms_version: version }) => {
        if (version === '2026-11.test') throw refusal(409, 'BOUNTY.TERMS_CHANGED');
        return aPlan();
      },
    });
    open();
    await screen.findByRole('checkbox');
    fill();
    agree();
    send();
    expect(await screen.findByText(/terms have changed/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await waitFor(() => expect(screen.getByRole('region').querySelectorAll('li')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Ravi  Mehta');
    agree();
    send();
    await waitFor(() => expect(heard.visits).toHaveLength(1));
    expect(calls(ENROL)).toMatchObject([{}, { terms_version: '2026-12.test' }]);
  });

  it('takes no consent that was given while the new terms were on their way', async () => {
    signedIn();
    let show = (_terms: unknown): void => undefined;
    const { calls } = answers({
      [FORM]: () => start(),
      [TERMS]: () =>
        new Promise((resolve) => {
          show = resolve;
        }),
      [ENROL]: () => {
        throw refusal(409, 'BOUNTY.TERMS_CHANGED');
      },
    });
    open();
    await screen.findByRole('checkbox');
    fill();
    agree();
    send();
    await waitFor(() => expect(calls(TERMS)).toHaveLength(1));
    agree();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    show(aTerms({ terms_version: '2026-12.test', text_keys: ['terms.cancel'] }));
    await waitFor(() => expect(screen.getByRole('region').querySelectorAll('li')).toHaveLength(1));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('keeps nothing of what is written once the plan is open', async () => {
    signedIn();
    const { calls } = answers({
      [FORM]: () => start(),
      [ENROL]: () => aPlan(),
      [MANDATE]: () => new Promise(() => undefined),
    });
    open();
    await screen.findByRole('checkbox');
    fill();
    agree();
    fireEvent.click(screen.getByRole('radio', { name: /UPI Autopay/ }));
    send();
    await waitFor(() => expect(calls(MANDATE)).toHaveLength(1));
    type("Nominee's name", 'Somebody else');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [503, 'BOUNTY.MANDATE_UNAVAILABLE', "We couldn't set up Autopay. You can try again on your plan’s page."],
    [409, 'BOUNTY.PHONE_REQUIRED', 'Please add your phone number to your account first.'],
  ])(
    'goes on to the first payment when automatic payment is refused (%s %s), and says why',
    async (...refused) => {
      const [status, code, told] = refused;
      signedIn();
      const { calls } = answers({
        [FORM]: () => start(),
        [ENROL]: () => aPlan(),
        [MANDATE]: () => {
          throw refusal(status, code);
        },
      });
      open();
      await screen.findByRole('checkbox');
      fill();
      agree();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /I'll pay each instalment/ }).checked).toBe(
        true,
      );
      fireEvent.click(screen.getByRole('radio', { name: /UPI Autopay/ }));
      send();
      await waitFor(() => expect(heard.visits).toEqual([`/golden-bounty/payment/?plan_id=${PLAN_ID}`]));
      expect(calls(MANDATE)).toEqual([{ plan_id: PLAN_ID, method: 'upi_autopay', locale: 'en' }]);
      expect(heard.toasts).toEqual([told]);
    },
  );

  it.each([
    ['en', /needs a phone number/, /confirm a change of nominee/, 'Add a phone number', /UPI Autopay/, ''],
    ['hi', /फ़ोन नंबर चाहिए/, /पहले अपना फ़ोन नंबर/, 'फ़ोन नंबर जोड़ें', /UPI ऑटोपे/, '/hi'],
  ] as const)('asks in %s for the phone that a nominee and automatic payment need', async (...row) => {
    const [locale, why, first, add, upi, base] = row;
    signedIn();
    answers({ [FORM]: () => start({ phone: '' }) });
    open('', locale);
    expect(await screen.findByText(why)).toBeTruthy();
    // Before the first field, and once.
    const amount = screen.getByText(first).closest('form')?.querySelector('input[name="amount"]');
    expect(amount?.compareDocumentPosition(screen.getByText(first))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(
      `${base}/account/contacts/?next=%2F`,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: upi }).disabled).toBe(true);
  });

  it('asks no bank for an account without a phone, and keeps the wish for when it has one', async () => {
    signedIn();
    let phone = '91-9845012377';
    const { calls } = answers({ [FORM]: () => start({ phone }), [ENROL]: () => aPlan() });
    const upi = () => screen.findByRole<HTMLInputElement>('radio', { name: /UPI Autopay/ });
    open();
    fireEvent.click(await upi());
    fill();
    cleanup();
    phone = '';
    open();
    expect((await upi()).checked).toBe(false);
    type("Nominee's name", 'Meera Rao');
    cleanup();
    phone = '91-9845012377';
    open();
    expect((await upi()).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Meera Rao');
    cleanup();
    phone = '';
    open();
    await upi();
    agree();
    send();
    // Nothing is sent without one: the way to add it has the focus, and leads back here.
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('href')).toMatch(/^\/account\/contacts\/\?next=/),
    );
    expect([calls(ENROL), calls(MANDATE), heard.toasts]).toEqual([[], [], []]);
  });

  it('leads to the first payment who comes back from the bank: its plan is there', async () => {
    signedIn();
    answers({
      [FORM]: () => start(),
      [ENROL]: () => aPlan(),
      [MANDATE]: () => ({ mandate: { redirect_url: '#bank' } }),
    });
    open();
    await screen.findByRole('checkbox');
    fill();
    agree();
    fireEvent.click(screen.getByRole('radio', { name: /UPI Autopay/ }));
    send();
    await waitFor(() => expect(location.hash).toBe('#bank'));
    expect(heard.visits).toEqual([]);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(heard.visits).toEqual([`/golden-bounty/payment/?plan_id=${PLAN_ID}`]);
  });

  it('comes back as it was written after a reload, without PAN and consent', async () => {
    signedIn();
    answers({ [FORM]: () => start({ pan_from_paise: 0 }) });
    open('amount=3000');
    await screen.findByLabelText('Monthly amount (₹)');
    fill('2500');
    type('PAN', 'ABCPE1234F');
    fireEvent.click(screen.getByRole('radio', { name: /UPI Autopay/ }));
    agree();
    const stored = Object.keys(sessionStorage)
      .map((key) => sessionStorage.getItem(key))
      .join();
    expect(stored).toContain('2500');
    expect([stored.includes('ABCPE'), stored.includes('consent'), stored.includes('"pan"')]).toEqual([
      false,
      false,
      false,
    ]);
    cleanup();
    open('amount=3000');
    expect((await screen.findByLabelText<HTMLInputElement>('Monthly amount (₹)')).value).toBe('2500');
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Ravi  Mehta');
    expect(screen.getByLabelText<HTMLInputElement>('PAN').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /UPI Autopay/ }).checked).toBe(true);
    // Another amount in the address is newer than the one that was written.
    cleanup();
    open('amount=5000');
    expect((await screen.findByLabelText<HTMLInputElement>('Monthly amount (₹)')).value).toBe('5000');
    expect(screen.getByLabelText<HTMLInputElement>("Nominee's name").value).toBe('Ravi  Mehta');
  });

  it('is forgotten when the plan is opened, when its customer signs out, and by another customer', async () => {
    signedIn();
    answers({ [FORM]: () => start(), [ENROL]: () => aPlan() });
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    expect(sessionStorage.length).toBe(1);
    agree();
    send();
    await waitFor(() => expect(heard.visits).toHaveLength(1));
    expect(sessionStorage.length).toBe(0);

    cleanup();
    open();
    await screen.findByLabelText('Monthly amount (₹)');
    fill();
    cleanup();
    signedIn('bina@shop.example');
    open();
    expect((await screen.findByLabelText<HTMLInputElement>("Nominee's name")).value).toBe('');
    fill();
    expect(sessionStorage.length).toBe(1);
    act(() => session.signOut());
    expect(sessionStorage.length).toBe(0);
  });

  it('speaks Hindi', async () => {
    signedIn();
    answers({ [FORM]: () => start() });
    open('', 'hi');
    fireEvent.click(await screen.findByRole('button', { name: 'भुगतान पर जाएँ' }));
    expect(await screen.findByText('कृपया सही राशि लिखें')).toBeTruthy();
    jest.restoreAllMocks();
  });
});
