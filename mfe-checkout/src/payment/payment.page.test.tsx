import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { shippingAddressStore } from '@suvarna/stores';
import { giftStore } from '@suvarna/stores/checkout';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { begunOrder } from './begun-order.ts';
import { Page } from './payment.page.tsx';

let state = 'payment_pending';
let bag: unknown[] = [];
let locks = 0;
const visits: string[] = [];
let stop: () => void;
beforeEach(() => {
  bag = [];
  locks = 0;
  visits.length = 0;
  begunOrder.forget();
  shippingAddressStore.getState().choose('11111111-1111-4111-8111-111111111111', null);
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
    data: path.startsWith('customer/cart/') ? { items: bag } : { order_no: 'SV-1', state },
  })) as never);
  jest.spyOn(api, 'post').mockImplementation((async () => {
    locks += 1;
    return new Promise(() => undefined);
  }) as never);
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
});
afterEach(() => {
  stop();
  giftStore.getState().choose(false);
  jest.restoreAllMocks();
});

const show = (): Promise<void> =>
  act(async () => {
    render(
      <RemoteContext
        value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
      >
        <Page />
      </RemoteContext>,
    );
  });
const shownAgain = (persisted: boolean): Promise<void> =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });

describe('the payment', () => {
  it('prices the bag when this tab has begun nothing', async () => {
    await show();
    expect([locks, visits]).toEqual([1, []]);
  });

  it('leads to the order that is paid already, and asks for no price', async () => {
    begunOrder.remember('SV-1');
    state = 'placed';
    await show();
    expect([locks, visits, begunOrder.get()]).toEqual([0, ['/checkout/success/SV-1/'], null]);
  });

  it('is another purchase when there is something in the bag again', async () => {
    begunOrder.remember('SV-1');
    state = 'placed';
    bag = [{}];
    await show();
    expect([locks, visits, begunOrder.get()]).toEqual([1, [], null]);
  });

  it('begins anew while the order is not paid', async () => {
    begunOrder.remember('SV-1');
    state = 'payment_failed';
    await show();
    expect([locks, visits]).toEqual([1, []]);
  });

  it('has the words for the card that the failed try had, as long as it is a gift', async () => {
    const totals = {
      product_total_paise: 1_00,
      mrp_total_paise: 1_00,
      shipping_charge_paise: 0,
      gst_paise: 0,
      gst: {},
      total_payable_paise: 1_00,
      currency: 'INR',
    };
    jest.spyOn(api, 'post').mockResolvedValue({
      data: { lock_id: 'lock-1', issued_at: '', expires_at: '', items: [], coupon: null, totals },
    } as never);
    jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
      data: path.startsWith('order/')
        ? { state: 'payment_failed', gift_note: 'For Maa' }
        : { options: [], results: [], country_id: 'IN' },
    })) as never);
    begunOrder.remember('SV-1');
    giftStore.getState().choose(true);
    await show();
    expect(screen.getByLabelText<HTMLInputElement>('Gift note (optional)').value).toBe('For Maa');
    cleanup();
    giftStore.getState().choose(false);
    await show();
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'This is a gift' })));
    expect(screen.getByLabelText<HTMLInputElement>('Gift note (optional)').value).toBe('');
  });

  it('that the browser kept is drawn anew, or leads to the order once it is paid', async () => {
    state = 'payment_pending';
    await show();
    begunOrder.remember('SV-1');
    await shownAgain(false);
    expect(locks).toBe(1);
    await shownAgain(true);
    expect([locks, visits]).toEqual([2, []]);
    state = 'placed';
    await shownAgain(true);
    expect([locks, visits]).toEqual([2, ['/checkout/success/SV-1/']]);
  });

  it('without an address leads to the addresses', async () => {
    shippingAddressStore.getState().forget();
    await show();
    expect([locks, visits]).toEqual([0, ['/checkout/address/']]);
  });
});
