import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { en, hi } from '../../texts.fixtures.ts';
import { PlansSwitch } from './plans-switch.tsx';

const PLAN = 'GB-0000000001';
const APPLY = 'golden_bounty/plan/apply_to_cart/';
const REMOVE = 'golden_bounty/plan/remove_from_cart/';
const totalsWith = (paise: number, currency = 'INR'): CheckoutTotals =>
  ({
    currency,
    tenders: paise > 0 ? [{ kind: 'golden-bounty', units: paise, amount_paise: paise }] : [],
  }) as never;

let value = 5_600_00;
let answer: (path: string) => unknown = () => ({});
const said: [string, unknown][] = [];
const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  value = 5_600_00;
  answer = () => ({});
  said.length = 0;
  toasts.length = 0;
  jest.spyOn(api, 'get').mockImplementation((async () => ({
    data: {
      results: [],
      page: 1,
      page_size: 20,
      count: 0,
      spendable: { value_paise: value, plan_ids: [PLAN] },
    },
  })) as never);
  jest.spyOn(api, 'post').mockImplementation((async (path: string, body: unknown) => {
    said.push([path, body]);
    return { data: answer(path) };
  }) as never);
  stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** The form around it: asked for its price again, it has what the store was told last. */
function Form({ prepaid, currency }: { readonly prepaid: boolean; readonly currency: string }) {
  const [totals, setTotals] = useState(() => totalsWith(0, currency));
  return (
    <PlansSwitch
      totals={totals}
      prepaid={prepaid}
      onChanged={async () => setTotals(totalsWith(said.at(-1)?.[0] === APPLY ? 5_600_00 : 0))}
    />
  );
}
async function show({
  prepaid = true,
  currency = 'INR',
  locale = 'en',
}: {
  readonly prepaid?: boolean;
  readonly currency?: string;
  readonly locale?: Locale;
} = {}): Promise<HTMLElement> {
  const t = translateFrom(locale, 'checkout', locale === 'en' ? en : hi);
  const { container } = render(
    <RemoteContext value={{ locale, currency: 'INR', t, embed: null }}>
      <Form prepaid={prepaid} currency={currency} />
    </RemoteContext>,
  );
  await act(async () => undefined);
  return container;
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Use Golden Bounty/ });
const press = () => act(async () => fireEvent.click(box()));

describe('plans, where the bag is paid', () => {
  it('pay all they can or nothing, and the price is asked for anew', async () => {
    await show();
    expect(box().checked).toBe(false);
    expect(screen.getByText('You can use ₹5,600 of your Golden Bounty for this bag.')).toBeTruthy();
    await press();
    expect(said).toEqual([[APPLY, { plan_ids: [PLAN] }]]);
    expect(box().checked).toBe(true);
    expect(screen.getByText('Golden Bounty: ₹5,600 applied.')).toBeTruthy();
    await press();
    expect(said.at(-1)).toEqual([REMOVE, {}]);
    expect(box().checked).toBe(false);
    expect(toasts).toEqual(['Golden Bounty applied successfully', 'Golden Bounty removed from this bag.']);
  });

  it('say how much the bag lacks, and stay off', async () => {
    answer = () => {
      throw new ApiFailure('no', {
        status: 409,
        code: 'BOUNTY.BAG_TOO_SMALL',
        body: { data: { plans_paise: 5_600_00, jewellery_paise: 5_000_00, missing_paise: 600_00 } },
      });
    };
    await show();
    await press();
    expect(screen.getByRole('alert').textContent).toBe(
      'Jewellery in your bag must be worth at least ₹5,600. Add ₹600 more.',
    );
    expect([box().checked, toasts]).toEqual([false, []]);
  });

  it('do not go with payment at the door, and say so', async () => {
    await show({ prepaid: false });
    expect([box().disabled, box().checked]).toEqual([true, false]);
    expect(screen.getByText('Plans are not applicable for this payment mode')).toBeTruthy();
  });

  it.each([
    ['nothing can be spent', 0, 'INR'],
    ['another currency is paid', 5_600_00, 'USD'],
  ])('are no offer where %s', async (_why, spendable, currency) => {
    value = spendable;
    expect((await show({ currency })).innerHTML).toBe('');
  });

  it('speak Hindi', async () => {
    await show({ locale: 'hi' });
    expect(screen.getByRole('checkbox', { name: /गोल्डन बाउंटी लगाएँ/ })).toBeTruthy();
  });
});
