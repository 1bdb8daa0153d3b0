import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanSummary } from '@suvarna/contracts/golden-bounty';
import { screen } from '@testing-library/react';
import { aSummary, PLAN_ID } from '../plans.fixtures.ts';
import { answers, listen, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './plans.page.tsx';

const LIST = 'golden_bounty/plan/list/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

const list = (results: readonly PlanSummary[], value = 0, count = results.length) => ({
  results,
  page: 1,
  page_size: 10,
  count,
  spendable: { value_paise: value, plan_ids: [] },
});
const open = (query = '') => show(<Page data={null} route={routeOf(query)} />);

describe('my plans', () => {
  it('say what to do when there is none', async () => {
    answers({ [LIST]: () => list([]) });
    open();
    expect(await screen.findByRole('heading', { name: 'No investments yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe(
      '/golden-bounty/',
    );
  });

  it.each([
    [{}, 'Next: ₹2,000, due on 21 Dec 2026.'],
    [{ status: 'pending' as const }, 'Starts with your first payment of ₹2,000.'],
    [
      { status: 'defaulted' as const, next_payment_from: '2027-01-21' },
      'You missed an instalment. You can pay it from 21 Jan 2027.',
    ],
    [{ next_due_date: '' }, 'Fully paid. Use it from 20 Apr 2027.'],
    [
      { status: 'matured' as const, value_paise: 11_200_00, next_due_date: '' },
      '₹11,200 to spend on jewellery by 21 Nov 2027.',
    ],
    [{ status: 'completed' as const, next_due_date: '' }, 'Fully used.'],
    [{ status: 'canceled' as const, next_due_date: '' }, 'No balance left.'],
    [{ status: 'lapsed' as const, next_due_date: '' }, 'The first payment was not made in time.'],
  ])('say of %j: %s', async (change, text) => {
    answers({ [LIST]: () => list([aSummary(change)]) });
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: '₹2,000 a month, 5 months' }).getAttribute('href')).toBe(
      `/golden-bounty/plans/${PLAN_ID}/`,
    );
    expect(screen.getByText('1 of 5 instalments paid')).toBeTruthy();
  });

  it('say what can be spent, and lead to more of them', async () => {
    const { calls } = answers({ [LIST]: () => list([aSummary()], 11_200_00, 25) });
    open('page=2');
    expect(await screen.findByText('You have ₹11,200 to spend on jewellery.')).toBeTruthy();
    expect(calls(LIST)).toEqual([{ page: 2 }]);
    expect(screen.getByRole('link', { name: 'Newer plans' }).getAttribute('href')).toBe(
      '/golden-bounty/plans/?page=1',
    );
    expect(screen.getByRole('link', { name: 'Older plans' }).getAttribute('href')).toBe(
      '/golden-bounty/plans/?page=3',
    );
  });
});
