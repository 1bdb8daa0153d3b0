import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import type { PlanList } from '@suvarna/contracts/golden-bounty';
import { bagStore } from '@suvarna/stores';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aSummary, PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Fragment } from './plan-line.fragment.tsx';

const LIST = 'golden_bounty/plan/list/';
const APPLY = 'golden_bounty/plan/apply_to_cart/';
const REMOVE = 'golden_bounty/plan/remove_from_cart/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => {
  stop();
  act(() => bagStore.setState({ cart: null }));
});

const plans = (results: PlanList['results'], value = 0): PlanList => ({
  results,
  page: 1,
  page_size: 10,
  count: results.length,
  spendable: { value_paise: value, plan_ids: value > 0 ? [PLAN_ID] : [] },
});
/** What the bag's answer says of tenders after each change. */
const bagWith = (paise: number): Partial<Cart> =>
  ({
    totals: { tenders: paise > 0 ? [{ kind: 'golden-bounty', units: paise, amount_paise: paise }] : [] },
  }) as never;

describe('fragment plan-line', () => {
  it('asks nothing for who is not signed in', () => {
    const { calls } = answers({});
    const { container } = show(<Fragment place="account" />);
    expect([container.innerHTML, calls(LIST)]).toEqual(['', []]);
  });

  it('says in one line of the account which plan asks for something first', async () => {
    signedIn();
    answers({
      [LIST]: () =>
        plans([aSummary({ status: 'completed', next_due_date: '' }), aSummary({ plan_id: 'GB-0000000002' })]),
    });
    show(<Fragment place="account" />);
    expect(await screen.findByText(/Next: ₹2,000, due on 21 Dec 2026\./)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/golden-bounty/plans/GB-0000000002/');
  });

  it.each([
    ['there is no plan', () => plans([])],
    [
      'it cannot be read',
      () => {
        throw refusal(503, 'SERVICE.UNAVAILABLE');
      },
    ],
  ])('is nothing when %s', async (_why, answer) => {
    signedIn();
    const { calls } = answers({ [LIST]: answer });
    const { container } = show(<Fragment place="account" />);
    await waitFor(() => expect(calls(LIST)).toHaveLength(1));
    await act(async () => undefined);
    expect(container.innerHTML).toBe('');
  });

  it('pays for the bag with all that can be spent, and without it again', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => plans([aSummary({ status: 'matured' })], 11_200_00),
      [APPLY]: () => ({}),
      [REMOVE]: () => ({}),
    });
    let used = 0;
    const refresh = jest.fn(async () => bagStore.setState({ cart: bagWith(used) as Cart }));
    bagStore.setState({ refresh });
    show(<Fragment place="bag" />);
    used = 11_200_00;
    fireEvent.click(await screen.findByRole('button', { name: 'Use Golden Bounty' }));
    expect(await screen.findByText('Golden Bounty: ₹11,200 applied.')).toBeTruthy();
    expect(heard.toasts).toEqual(['Golden Bounty applied successfully']);
    expect(calls(APPLY)).toEqual([{ plan_ids: [PLAN_ID] }]);
    used = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Remove Golden Bounty' }));
    expect(await screen.findByRole('button', { name: 'Use Golden Bounty' })).toBeTruthy();
    expect(calls(REMOVE)).toEqual([{}]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Golden Bounty' }));
  });

  it('can be left out of the bag although the plans cannot be read any more', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => {
        if (calls(LIST).length > 1) throw refusal(503, 'SERVICE.UNAVAILABLE');
        return plans([aSummary({ status: 'matured' })], 11_200_00);
      },
      [APPLY]: () => ({}),
      [REMOVE]: () => ({}),
    });
    let used = 11_200_00;
    bagStore.setState({ refresh: async () => bagStore.setState({ cart: bagWith(used) as Cart }) });
    show(<Fragment place="bag" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Use Golden Bounty' }));
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
    await act(async () => undefined);
    expect(screen.getByText('Golden Bounty: ₹11,200 applied.')).toBeTruthy();
    used = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Remove Golden Bounty' }));
    await waitFor(() => expect(calls(REMOVE)).toEqual([{}]));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Golden Bounty' })).toBeNull());
  });

  it('is at work until the bag says what it came to', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => plans([aSummary({ status: 'matured' })], 11_200_00),
      [APPLY]: () => ({}),
    });
    let read = (): void => undefined;
    const refresh = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          read = resolve;
        }),
    );
    bagStore.setState({ refresh });
    show(<Fragment place="bag" />);
    const button = await screen.findByRole('button', { name: 'Use Golden Bounty' });
    fireEvent.click(button);
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    fireEvent.click(button);
    await act(async () => undefined);
    expect(calls(APPLY)).toHaveLength(1);
    await act(async () => {
      bagStore.setState({ cart: bagWith(11_200_00) as Cart });
      read();
    });
    expect(screen.getByRole('button', { name: 'Remove Golden Bounty' })).toBeTruthy();
    expect(heard.toasts).toEqual(['Golden Bounty applied successfully']);
  });

  it('says how much the bag lacks, and changes nothing', async () => {
    signedIn();
    const refresh = jest.fn(() => Promise.resolve());
    bagStore.setState({ refresh });
    answers({
      [LIST]: () => plans([aSummary({ status: 'matured' })], 11_200_00),
      [APPLY]: () => {
        throw refusal(409, 'BOUNTY.BAG_TOO_SMALL', {
          data: { plans_paise: 11_200_00, jewellery_paise: 9_000_00, missing_paise: 2_200_00 },
        });
      },
    });
    show(<Fragment place="bag" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Use Golden Bounty' }));
    expect(
      await screen.findByText('Jewellery in your bag must be worth at least ₹11,200. Add ₹2,200 more.'),
    ).toBeTruthy();
    expect(refresh).not.toHaveBeenCalled();
    expect(heard.toasts).toEqual([]);
  });

  it('is no offer in the bag while nothing can be spent', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => plans([aSummary()]) });
    const { container } = show(<Fragment place="bag" />);
    await waitFor(() => expect(calls(LIST)).toHaveLength(1));
    await act(async () => undefined);
    expect(container.innerHTML).toBe('');
  });
});
