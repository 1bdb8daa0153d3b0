import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './order.page.tsx';
import { anOrder } from './orders.fixtures.ts';

const DETAILS = 'order/order/details/';
const CODE = 'order/order/pickup_code/';
const REASONS = 'order/order/reasons/';
const reasons = { results: [{ reason_id: 4, label: 'I changed my mind', label_hi: 'मन बदल गया' }] };
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = () => show(<Page data={null} route={routeOf('', { order_no: 'SV-100200' })} />);

describe('an order', () => {
  it('is for its owner: who is not signed in comes back here', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Forders%2FSV-100200%2F']);
  });

  it('shows what was bought, what it cost, where it goes and how far it is', async () => {
    signedIn();
    answers({ [DETAILS]: () => anOrder() });
    open();
    expect(await screen.findByRole('link', { name: 'Amara Ring' })).toBeTruthy();
    for (const text of [
      '18 karat · Yellow gold · Size 12 · × 2',
      'HUID AB12CD',
      'Certificate 612345678, IGI',
      '− ₹2,155',
      '− ₹100',
      'Happy birthday',
      /12 Residency, MG Road, Bengaluru/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    const steps = screen.getByRole('list', { name: 'Order history' });
    // Tries to pay are forgotten once the order was placed.
    expect(steps.textContent).not.toContain('Awaiting payment');
    expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Order Placed');
    expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull();
  });

  it('says of pieces under two grams that they are not hallmarked, as its invoice does', async () => {
    signedIn();
    const lines = anOrder().lines.map((line) => ({ ...line, huid: '', unmarked_below_mg: 2_000 }));
    answers({ [DETAILS]: () => anOrder({ lines }) });
    open();
    expect(await screen.findByText('Under 2 g: not hallmarked, as the law allows')).toBeTruthy();
    expect(screen.queryByText(/HUID/)).toBeNull();
  });

  it('that is collected says where, and its code once it waits there', async () => {
    signedIn();
    const address = {
      ...anOrder().shipping_address,
      house: 'Suvarna Champa House',
      store_id: 'in-champa-house',
    };
    const order = (change: object) =>
      anOrder({ shipping_address: address, pickup: { store_id: 'in-champa-house', code: '' }, ...change });
    answers({
      [DETAILS]: () => order({ state: 'shipped', ahead: [{ state: 'delivered', by: '2026-11-27' }] }),
    });
    const { unmount } = open();
    const place = await screen.findByRole('region', { name: 'Collect in store' });
    expect(place.textContent).toContain('Suvarna Champa House');
    expect(place.textContent).toContain('For Asha Mehta');
    expect(place.textContent).toContain("We'll send you a code as soon as it's ready to collect.");
    expect(screen.getByRole('list', { name: 'Next steps' }).textContent).toMatch(/^Collected/);
    unmount();

    const steps = [{ state: 'out_for_delivery', at: '2026-11-25T08:00:00Z' }];
    answers({
      [DETAILS]: () =>
        order({ state: 'out_for_delivery', steps, pickup: { store_id: 'in-champa-house', code: '042137' } }),
    });
    open();
    expect((await screen.findByRole('region', { name: 'Collect in store' })).textContent).toContain('042137');
    expect(screen.getAllByText('Ready to collect')).toHaveLength(2);
    expect(screen.queryByText('Out for delivery')).toBeNull();
  });

  it('that waits in a store shows its code in a new browser only after a proof, and until when it is kept', async () => {
    signedIn();
    const pickup = { store_id: 'in-champa-house', code: '', needs_proof: true, kept_until: '2026-12-10' };
    let isProven = false;
    answers({
      [DETAILS]: () => anOrder({ state: 'out_for_delivery', pickup }),
      [CODE]: () => {
        if (!isProven) throw refusal(409, 'SESSION.PROOF_REQUIRED');
        return { code: '042137' };
      },
    });
    open();
    const place = await screen.findByRole('region', { name: 'Collect in store' });
    expect(place.textContent).toMatch(/Collect it by 10 Dec/);
    const show = screen.getByRole('button', { name: 'Show store code' });
    fireEvent.click(show);
    expect(await screen.findByText(/We couldn't confirm that it's you/)).toBeTruthy();
    isProven = true;
    fireEvent.click(show);
    expect(await screen.findByText('042137')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('042137');
  });

  it.each([
    [null, 'Return requested. Please bring it to the store where you collected it.'],
    [anOrder().shipping_address, 'Return requested. We will arrange the pickup.'],
  ])('that was collected and goes back says who carries it (%#)', async (door, said) => {
    signedIn();
    const request = { kind: 'return', state: 'open', pickup_address: door } as const;
    const asked = {
      ...request,
      items: [{ item_id: 'l-1' }],
      request_id: 'r-1',
      state_note: '',
      reason_id: 11,
      photos: 0,
      created_at: '2026-11-25T08:00:00Z',
    };
    answers({
      [DETAILS]: () =>
        anOrder({
          state: 'return_requested',
          pickup: { store_id: 'in-champa-house', code: '' },
          requests: [asked],
        }),
    });
    open();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('that nobody collected says that the store called it off', async () => {
    signedIn();
    const cancel = { kind: 'cancel', state: null, reason_id: 7, pickup_address: null } as const;
    const requests = [
      {
        ...cancel,
        items: [],
        request_id: 'r-1',
        state_note: '',
        photos: 0,
        created_at: '2026-11-25T08:00:00Z',
      },
    ];
    const pickup = { store_id: 'in-champa-house', code: '' };
    answers({ [DETAILS]: () => anOrder({ state: 'cancel_requested', pickup, requests }) });
    open();
    expect(await screen.findByText(/This order was not collected, so we're cancelling it/)).toBeTruthy();
  });

  it('says the size of a ring as the country it was bought from does', async () => {
    signedIn();
    const order = anOrder();
    answers({
      [DETAILS]: () => ({
        ...order,
        totals: { ...order.totals, currency: 'USD' },
        lines: order.lines.map((line) => ({ ...line, size_names: { uk: 'L½', us: '6', eu: '52' } })),
      }),
    });
    open();
    expect(await screen.findByText('18 karat · Yellow gold · Size US 6 (IN 12) · × 2')).toBeTruthy();
  });

  it('says by when each step that is still to come is expected, and the last of them in its title', async () => {
    signedIn();
    answers({
      [DETAILS]: () =>
        anOrder({
          ahead: [
            { state: 'confirmed', by: '2026-11-21' },
            { state: 'delivered', by: '2026-11-27' },
          ],
        }),
    });
    open();
    const ahead = await screen.findByRole('list', { name: 'Next steps' });
    expect(ahead.textContent).toBe('Confirmation expected by 21 NovDelivery expected by 27 Nov');
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(
      'expected by 27 Nov',
    );
  });

  it.each([
    [404, "We couldn't find this order in your account."],
    [503, "We couldn't load your order. Please check the internet connection and try again."],
  ])('that answers %i says: %s', async (status, text) => {
    signedIn();
    answers({
      [DETAILS]: () => {
        throw refusal(status, 'X');
      },
    });
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('leads back to paying when it was not paid', async () => {
    signedIn();
    answers({
      [DETAILS]: () =>
        anOrder({
          state: 'payment_failed',
          can: { retry_payment: true, cancel: false, return: false, invoice: false },
        }),
    });
    open();
    expect((await screen.findByRole('link', { name: 'Pay now' })).getAttribute('href')).toBe(
      '/checkout/payment-failed/SV-100200/',
    );
    expect(screen.getByText('To be paid online')).toBeTruthy();
    expect(screen.queryByText('Paid online')).toBeNull();
  });

  it('is asked to be cancelled with a reason, and says that support will contact the shopper', async () => {
    signedIn();
    let state = 'placed';
    const { calls } = answers({
      [DETAILS]: () =>
        anOrder({
          state,
          can: { retry_payment: false, cancel: state === 'placed', return: false, invoice: false },
        }),
      [REASONS]: () => reasons,
      'order/order/cancel_request/': () => {
        state = 'cancel_requested';
        return {};
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Please select from list of reasons')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.change(screen.getByLabelText('Anything else? (optional)'), { target: { value: ' thanks ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    const said = await screen.findByText('Cancel Requested. Our support team will contact you.');
    expect(document.activeElement).toBe(said);
    expect(calls('order/order/cancel_request/')).toEqual([
      { order_no: 'SV-100200', reason_id: 4, comment: 'thanks' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  });

  it.each([
    ['cancel_requested', 'Cancel Requested. Our support team will contact you.'],
    ['return_requested', 'Return requested. We will arrange the pickup.'],
  ])('says what %s means after a reload too, and leaves the focus alone', async (state, text) => {
    signedIn();
    answers({ [DETAILS]: () => anOrder({ state }) });
    open();
    expect(document.activeElement).not.toBe(await screen.findByText(text));
  });

  it('says no more of a request that was answered', async () => {
    signedIn();
    answers({ [DETAILS]: () => anOrder({ state: 'cancelled' }) });
    open();
    await screen.findByRole('link', { name: 'Amara Ring' });
    expect(screen.queryByText(/Our support team/)).toBeNull();
  });

  it('is sent back with all its pieces', async () => {
    signedIn();
    let state = 'delivered';
    const { calls } = answers({
      [DETAILS]: () =>
        anOrder({
          state,
          can: { retry_payment: false, cancel: false, return: true, invoice: true },
          return_until: '2026-12-10',
        }),
      [REASONS]: () => reasons,
      'order/order/return_request/': () => {
        state = 'return_requested';
        return {};
      },
    });
    open();
    expect(await screen.findByText(/Return by/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Return order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Return requested. We will arrange the pickup.')).toBeTruthy();
    expect(calls('order/order/return_request/')).toEqual([
      { order_no: 'SV-100200', item_ids: ['11111111-1111-4111-8111-111111111111'], reason_id: 4 },
    ]);
  });

  it('shows what may be asked for only with what stands above it, so that nothing moves under a finger', async () => {
    signedIn();
    answers({
      [DETAILS]: () =>
        anOrder({
          state: 'delivered',
          can: { retry_payment: false, cancel: false, return: true, invoice: true },
          timeline: {
            delivered_on: '2026-11-20',
            return_until: '2026-12-05',
            exchange_from: '2026-12-20',
            buyback_from: '2026-11-20',
            warranty_until: '2027-11-20',
          },
        }),
      'exchange/request/list/': () => ({ results: [], page: 1, page_size: 200, count: 0 }),
    });
    open();
    // The first time that it is there, not a moment later.
    const worth = await waitFor(() => {
      screen.getByRole('button', { name: 'Return order' });
      return screen.queryByText('Return, exchange and buy-back');
    });
    expect(worth).not.toBeNull();
  });

  it('stays as it is when the request fails, or is not wanted any more', async () => {
    signedIn();
    const { calls } = answers({
      [DETAILS]: () => anOrder(),
      [REASONS]: () => reasons,
      'order/order/cancel_request/': () => {
        throw refusal(409, 'ORDER.STATE_CONFLICT');
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(calls('order/order/cancel_request/')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
  });

  it('has its reasons read again where they could not be', async () => {
    signedIn();
    const { calls } = answers({
      [DETAILS]: () => anOrder(),
      [REASONS]: () => {
        if (calls(REASONS).length === 1) throw refusal(503, 'SERVICE.FAILED');
        return reasons;
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });

  it('is not said to be kept while it is being cancelled', async () => {
    signedIn();
    const cancelling = Promise.withResolvers<object>();
    answers({
      [DETAILS]: () => anOrder(),
      [REASONS]: () => reasons,
      'order/order/cancel_request/': () => cancelling.promise,
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    const keep = screen.getByRole('button', { name: 'Keep order' });
    fireEvent.click(keep);
    expect(screen.getByRole('form', { name: 'Cancel order' })).toBeTruthy();
    expect(keep.getAttribute('aria-disabled')).toBe('true');
    cancelling.reject(refusal(0, 'NETWORK'));
    await screen.findByText(/You're offline/);
    fireEvent.click(keep);
    expect(screen.queryByRole('form', { name: 'Cancel order' })).toBeNull();
  });

  it('is asked for something at an address of its own, which becomes that of the order again', async () => {
    signedIn();
    answers({ [DETAILS]: () => anOrder(), [REASONS]: () => reasons });
    window.history.replaceState({}, '', '/account/orders/SV-100200/cancel/');
    show(<Page data={null} route={routeOf('', { order_no: 'SV-100200', request: 'cancel' })} />);
    const form = await screen.findByRole('form', { name: 'Cancel order' });
    expect(document.activeElement).toBe(form);
    fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(window.location.pathname).toBe('/account/orders/SV-100200/');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }));
  });

  it('says so when that is not possible now, and comes back there after a sign-in', async () => {
    show(<Page data={null} route={routeOf('', { order_no: 'SV-100200', request: 'return' })} />);
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Forders%2FSV-100200%2Freturn%2F']);
    signedIn();
    answers({ [DETAILS]: () => anOrder() });
    show(<Page data={null} route={routeOf('', { order_no: 'SV-100200', request: 'return' })} />);
    expect(await screen.findByText(/This isn't available for this order now/)).toBeTruthy();
  });
});
