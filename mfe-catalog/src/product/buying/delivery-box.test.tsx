import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { DeliveryDates } from '@suvarna/contracts/shipping';
import { pincodeStore } from '@suvarna/stores';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aBreakup, failure } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { DeliveryBox } from './delivery-box.tsx';
import { toPriceView } from './price.model.ts';

/** Monday, 16 November 2026. */
const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const price = (breakup = {}) => toPriceView(aBreakup({ stock: 1, lead_days: 1, ...breakup }), reading);
const SKU = 'RG01042-18Y-12';
const dates = (answer: Partial<DeliveryDates> = {}): DeliveryDates => ({
  pincode: '842001',
  country_id: 'IN',
  serviceable: true,
  city: 'Muzaffarpur',
  state: 'Bihar',
  cod: true,
  ccod: false,
  text_key: 'codAvailableText',
  express: false,
  pay_on_delivery: { possible: true, text_key: 'codAvailableText', limit_paise: 49_999_00 },
  items: [
    {
      product_id: 1042,
      sku: SKU,
      dispatch_date: '2026-11-16',
      delivery_date: '2026-11-20',
      tier: 'standard',
    },
  ],
  ...answer,
});
let post: jest.SpiedFunction<typeof api.post>;
const answers = (answer: DeliveryDates) => post.mockResolvedValue({ data: answer } as never);
const show = (of = price(), locale: Locale = 'en') =>
  render(inRemote(<DeliveryBox productId={1042} price={of} />, locale));
const check = async (pincode: string) => {
  const field = screen.getByLabelText('Delivery pincode');
  await userEvent.clear(field);
  if (pincode !== '') await userEvent.type(field, pincode);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
};

beforeEach(() => {
  post = jest.spyOn(api, 'post');
});
afterEach(() => act(() => pincodeStore.getState().forget()));

describe('the day of delivery on the product page', () => {
  it('is that of the default pincode for everybody, and no pincode is written down for it', () => {
    show();
    expect(screen.getByText('Delivered by 17 Nov')).toBeTruthy();
    expect(screen.getByText('Return by 2 Dec')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
    expect(pincodeStore.getState().pincode).toBe('');
  });

  it('counts in hours for a piece in the vault, in India alone', () => {
    const { unmount } = show();
    expect(screen.getByText(/^Within 24 hours at express pincodes/)).toBeTruthy();
    unmount();
    show(price({ currency: 'GBP' }));
    expect(screen.getByText('Ready to ship, insured. Free shipping.')).toBeTruthy();
    expect(screen.queryByText(/hours/)).toBeNull();
  });

  it('is the back end’s where the shopper is, and the whole store knows the pincode then', async () => {
    answers(dates());
    show();
    await check('842001');
    expect(await screen.findByText('Delivered by 20 Nov to Muzaffarpur 842001')).toBeTruthy();
    expect(screen.getByText('Return by 5 Dec')).toBeTruthy();
    expect(screen.getByText('Cash and card on delivery available at this pincode.')).toBeTruthy();
    expect(post.mock.calls.map(([path, body]) => [path, body])).toEqual([
      [
        'pincode/estimated_deliverydate/',
        { pincode: '842001', country_id: 'IN', items: [{ product_id: 1042, sku: SKU, quantity: 1 }] },
      ],
    ]);
    expect(pincodeStore.getState().pincode).toBe('842001');
  });

  it('names the pincode alone in Hindi: its city is known in Latin letters', async () => {
    pincodeStore.getState().keep('842001', false);
    answers(dates());
    show(price(), 'hi');
    expect((await screen.findByText(/^842001 पर .* तक डिलीवरी$/)).textContent).not.toMatch(/Muzaffarpur/);
  });

  it('is asked for again when words are cut into the piece', async () => {
    pincodeStore.getState().keep('842001', false);
    answers(dates());
    const { rerender } = show();
    await screen.findByText('Delivered by 20 Nov to Muzaffarpur 842001');
    answers(
      dates({
        items: [
          {
            product_id: 1042,
            sku: SKU,
            dispatch_date: '2026-11-27',
            delivery_date: '2026-12-02',
            tier: 'standard',
          },
        ],
      }),
    );
    rerender(inRemote(<DeliveryBox productId={1042} price={price()} engraved />));
    expect(await screen.findByText('Delivered by 2 Dec to Muzaffarpur 842001')).toBeTruthy();
    expect(post.mock.calls.map(([, body]) => (body as { items: object[] }).items)).toEqual([
      [{ product_id: 1042, sku: SKU, quantity: 1 }],
      [{ product_id: 1042, sku: SKU, quantity: 1, engraved: true }],
    ]);
  });

  it('is asked for at once by who has given a pincode before, and again for another choice', async () => {
    pincodeStore.getState().keep('842001', false);
    answers(dates());
    const { rerender } = show();
    expect(await screen.findByText('Delivered by 20 Nov to Muzaffarpur 842001')).toBeTruthy();
    answers(
      dates({
        items: [
          {
            product_id: 1042,
            sku: 'RG01042-14Y-12',
            dispatch_date: '2026-11-27',
            delivery_date: '2026-12-02',
            tier: 'standard',
          },
        ],
      }),
    );
    rerender(
      inRemote(
        <DeliveryBox productId={1042} price={price({ sku: 'RG01042-14Y-12', stock: 0, lead_days: 9 })} />,
      ),
    );
    expect(await screen.findByText('Delivered by 2 Dec to Muzaffarpur 842001')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(2);
  });

  it.each(['', '012345', '12345'])(
    'refuses %j in the specification’s words, and asks nobody',
    async (pincode) => {
      show();
      await check(pincode);
      expect(screen.getByText('Enter Valid Pincode')).toBeTruthy();
      expect(post).not.toHaveBeenCalled();
    },
  );

  it('takes digits only, six at most', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Delivery pincode'), '5a6-0 0017');
    expect(screen.getByLabelText('Delivery pincode')).toHaveProperty('value', '560001');
    for (const copied of ['560 001', '५६० ००१']) {
      await userEvent.clear(screen.getByLabelText('Delivery pincode'));
      await userEvent.paste(copied);
      expect(screen.getByLabelText('Delivery pincode')).toHaveProperty('value', '560001');
    }
  });

  it.each([
    ['codOnlyAvailableText', 'Only cash on delivery is available at this pincode.'],
    ['ccodOnlyAvailableText', 'Only card on delivery is available at this pincode.'],
    ['codNotAvailableText', 'Pay on delivery is not available at this pincode.'],
    ['codLimitText', 'Pay on delivery is available up to ₹49,999.'],
  ] as const)('says %s: %s', async (text_key, text) => {
    answers(dates({ pay_on_delivery: { possible: false, text_key, limit_paise: 49_999_00 } }));
    show();
    await check('842001');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says where nothing is delivered', async () => {
    answers(dates({ serviceable: false, items: [] }));
    show();
    await check('842001');
    expect(await screen.findByText('Not servicing here yet: 842001')).toBeTruthy();
  });

  it('says that it could not be asked, and keeps the promise of the page', async () => {
    post.mockRejectedValue(failure(503, 'SERVICE.UNAVAILABLE'));
    show();
    await check('842001');
    await waitFor(() =>
      expect(screen.getByText("We couldn't check delivery. Please try again.")).toBeTruthy(),
    );
    expect(screen.getByText('Delivered by 17 Nov')).toBeTruthy();
    expect(pincodeStore.getState().pincode).toBe('');
  });

  it('abroad is the page’s alone', () => {
    show(price({ currency: 'GBP' }));
    expect(screen.getByText('Delivered by 26 Nov')).toBeTruthy();
    expect(screen.queryByLabelText('Delivery pincode')).toBeNull();
  });
});
