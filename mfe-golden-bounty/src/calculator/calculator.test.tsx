import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCalculation, aTerms } from '../plans.fixtures.ts';
import { answers, listen, refusal } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Calculator } from './calculator.tsx';

const CALCULATOR = 'golden_bounty/plan/calculator/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = (typed = '2000', terms = aTerms()) =>
  show(
    <Calculator
      terms={terms}
      typed={typed}
      whatIf={{}}
      calculation={typed === '2000' ? aCalculation(2_000_00) : null}
    />,
  );
const field = () => screen.getByRole('textbox', { name: 'Monthly amount (₹)' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('calculator', () => {
  it('shows what the page came with, and asks nobody for it again', () => {
    const { calls } = answers({});
    open();
    for (const amount of ['₹10,000', '+ ₹1,200', '₹11,200', '20 Apr 2027'])
      expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
    expect(calls(CALCULATOR)).toEqual([]);
  });

  it('shows the server’s answer to another amount, and computes nothing itself', async () => {
    // No plan of this store comes to that: it is shown all the same.
    const { calls } = answers({ [CALCULATOR]: () => aCalculation(1_000_00, { value_paise: 7_77_700 }) });
    open();
    type('1000');
    expect(await screen.findByText('₹7,777')).toBeTruthy();
    expect(calls(CALCULATOR)).toEqual([{ amount: 1000, late: undefined, missed: undefined }]);
  });

  it('leads to the enrolment with the amount that is shown, and with none while it is none', () => {
    answers({ [CALCULATOR]: ({ amount }) => aCalculation(Number(amount) * 100) });
    open();
    const link = () => screen.queryByRole('link', { name: /^Start a plan/ });
    for (const [text, to] of [
      ['2000', '/golden-bounty/enrol/?amount=2000'],
      ['₹3,500', '/golden-bounty/enrol/?amount=3500'],
      ['', undefined],
      ['777', undefined],
      ['1000', '/golden-bounty/enrol/?amount=1000'],
    ] as const) {
      type(text);
      expect(link()?.getAttribute('href')).toBe(to);
    }
  });

  it('asks once for what a slider that is pulled ends at', async () => {
    const { calls } = answers({ [CALCULATOR]: ({ amount }) => aCalculation(Number(amount) * 100) });
    open();
    const slider = screen.getByRole('slider');
    for (const value of ['2500', '3000', '3500']) fireEvent.change(slider, { target: { value } });
    expect(await screen.findByText('₹19,600')).toBeTruthy();
    expect(calls(CALCULATOR)).toHaveLength(1);
  });

  it('shows what late and missed months cost before it happens', async () => {
    const { calls } = answers({
      [CALCULATOR]: () => aCalculation(2_000_00, { copay_amount_paise: 960_00, maturity_date: '2027-05-21' }),
    });
    open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Payment of instalment 3' }), {
      target: { value: 'missed.3' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Payment of instalment 4' }), {
      target: { value: 'late.4' },
    });
    expect(await screen.findByText('₹240 less than if paid on time')).toBeTruthy();
    expect(screen.getByText('instead of 20 Apr 2027')).toBeTruthy();
    expect(calls(CALCULATOR)).toEqual([{ amount: 2000, late: '4', missed: '3' }]);
    expect(screen.queryByRole('combobox', { name: 'Payment of instalment 1' })).toBeNull();
  });

  it('says so when so much is missed that the plan cannot mature', async () => {
    answers({ [CALCULATOR]: () => aCalculation(2_000_00, { too_late: true, copay_amount_paise: 0 }) });
    open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Payment of instalment 2' }), {
      target: { value: 'missed.2' },
    });
    expect(await screen.findByText(/can't mature within 365 days/)).toBeTruthy();
    expect(screen.queryByText('₹11,200')).toBeNull();
  });

  it('compares with buying the same gold today, whichever way the price goes', () => {
    answers({});
    open();
    const rows = [
      ...screen.getByRole<HTMLTableElement>('table', { name: 'Compared with buying gold today' }).rows,
    ].map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Falls by 10%₹10,8000.833 g1.037 g',
      'Stays the same₹12,0000.833 g0.933 g',
      'Rises by 10%₹13,2000.833 g0.848 g',
    ]);
  });

  it.each([
    ['500', 'Minimum amount = 1000 and maximum amount = 50000'],
    ['50500', 'Minimum amount = 1000 and maximum amount = 50000'],
    ['2100', 'Please enter valid amount, in steps of 500'],
    ['12a', 'Please enter valid amount'],
  ])('refuses %s in the specification’s words, and shows no plan for it', (typed, message) => {
    const { calls } = answers({});
    open();
    type(typed);
    expect(screen.getByText(message)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('table')).toBeNull();
    expect(calls(CALCULATOR)).toEqual([]);
  });

  it('takes its limits from the server', () => {
    answers({});
    open('2000', aTerms({ minimum_paise: 3_000_00, maximum_paise: 9_000_00 }));
    expect(screen.getByText('Minimum amount = 3000 and maximum amount = 9000')).toBeTruthy();
  });

  it('shows no plan of another amount when it is opened with one that is refused', async () => {
    answers({ [CALCULATOR]: () => aCalculation(1_000_00) });
    open('900');
    expect(screen.queryByRole('table')).toBeNull();
    type('1000');
    expect(await screen.findByText('₹5,600')).toBeTruthy();
  });

  it('says that nothing could be calculated, and asks again', async () => {
    let down = true;
    answers({
      [CALCULATOR]: () => {
        if (down) throw refusal(503, 'SERVICE.UNAVAILABLE');
        return aCalculation(1_000_00);
      },
    });
    open();
    type('1000');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('₹11,200')).toBeNull();
    down = false;
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByText('₹5,600')).toBeTruthy());
  });
});
