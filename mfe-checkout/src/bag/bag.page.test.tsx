import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { Cart, CartItem } from '@suvarna/contracts/bag';
import type { BagTotals } from '@suvarna/contracts/checkout';
import { ApiFailure } from '@suvarna/contracts/call';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { bus } from '@suvarna/event-bus';
import { bagStore, pincodeStore } from '@suvarna/stores';
import { checkoutCouponStore } from '@suvarna/stores/checkout';
import { heldBack } from '@suvarna/testing/held-back';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { en, hi } from '../texts.fixtures.ts';
import { Page } from './bag.page.tsx';

const sums: BagTotals = {
  product_total_paise: 51_845_00,
  mrp_total_paise: 55_000_00,
  product_discount_paise: 3_155_00,
  coupon_discount_paise: 0,
  prepaid_discount_paise: 0,
  loyalty_discount_paise: 0,
  shipping_charge_paise: 0,
  without_gst_paise: 50_335_00,
  gst_paise: 1_510_00,
  gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  total_paise: 51_845_00,
  coins_redeemed: 0,
  coins_redeemed_paise: 0,
  tenders: [],
  total_payable_paise: 51_845_00,
  item_count: 1,
  currency: 'INR',
  rate_version: 3,
  coupon: null,
};
const withCoupon: BagTotals = {
  ...sums,
  coupon_discount_paise: 2_592_00,
  total_payable_paise: 49_253_00,
  coupon: { code: 'GOLD5', discount_paise: 2_592_00 },
};
let totals: BagTotals = sums;

const aCart = (quantity = 1, line: Partial<CartItem> = {}): Cart =>
  ({
    count: quantity,
    items: [
      {
        item_id: 'line-1',
        sku: 'SR-1042-22Y-12',
        quantity,
        size: '12',
        karat: 22,
        colour: 'yellow',
        max_quantity: 3,
        available: true,
        unit_price_paise: 51_845_00,
        line_price_paise: 51_845_00 * quantity,
        line_mrp_paise: 55_000_00 * quantity,
        price_notice: { old_paise: 51_000_00, new_paise: 51_845_00, reason: 'gold-rate' },
        productDetails: {
          product_id: 1042,
          product_title: 'Lotus ring',
          title_hi: 'कमल अंगूठी',
          url: '/jewellery/rings/lotus-ring_product_1042/',
          currency: 'INR',
          product_type: 'ready-to-ship',
          images: { product_images: [] },
        },
        ...line,
      },
    ],
    totals,
  }) as unknown as Cart;

const initial = bagStore.getInitialState();
const action = () => jest.fn<(...args: unknown[]) => Promise<void>>();
const actions = {
  refresh: action(),
  update: action(),
  remove: action(),
  add: action(),
  setGiftNote: action(),
};

/** What the page asks for beside the bag is answered when this is. */
const show = async (state: Partial<ReturnType<typeof bagStore.getState>>, locale: Locale = 'en') => {
  localStorage.setItem('guestToken', 'a-token');
  bagStore.setState({ ...initial, ...actions, ...state });
  const shown = render(
    <RemoteContext
      value={{
        locale,
        base: locale === 'hi' ? '/hi' : '',
        currency: 'INR',
        t: translateFrom(locale, 'checkout', locale === 'en' ? en : hi),
        embed: null,
      }}
    >
      <Page />
    </RemoteContext>,
  );
  await act(async () => {});
  return shown;
};

const offers = {
  results: [
    { code: 'GOLD5', title: '5% off', title_hi: '5% की छूट', discount_paise: 2_592_00, ends_on: '2027-12-31' },
  ],
  count: 1,
};
const inMonths = { reach: 'within', from_paise: 4_500_00, results: [] };
let post: jest.SpiedFunction<typeof api.post>;
let get: jest.SpiedFunction<typeof api.get>;
const bengaluru = {
  pincode: '560001',
  country_id: 'IN',
  serviceable: true,
  city: 'Bengaluru',
  state: 'Karnataka',
  cod: true,
  ccod: true,
  text_key: 'codAvailableText',
  express: true,
  pay_on_delivery: { possible: true, text_key: 'codAvailableText', limit_paise: 49_999_00 },
  items: [
    {
      product_id: 1042,
      sku: 'SR-1042-22Y-12',
      dispatch_date: '2026-11-23',
      delivery_date: '2026-11-24',
      tier: 'express',
    },
  ],
};
/** The bag, read again, comes to this. */
const answersWith = (next: BagTotals): void => {
  actions.refresh.mockImplementation(async () => {
    totals = next;
    bagStore.setState({ cart: aCart() });
  });
};
const field = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

beforeEach(() => {
  totals = sums;
  pincodeStore.getState().forget();
  get = jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
    data: path.startsWith('coupon/')
      ? offers
      : path === 'wallet/giftvoucher/list/'
        ? { results: [], count: 0, used: [] }
        : path.startsWith('emi/')
          ? inMonths
          : undefined,
  })) as never);
  post = jest.spyOn(api, 'post').mockResolvedValue({ data: bengaluru } as never);
  for (const each of Object.values(actions)) each.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  bagStore.setState(initial);
  checkoutCouponStore.getState().forget();
});

describe('the bag', () => {
  it('holds its place while it is read', async () => {
    await show({ status: 'reading' });
    expect(screen.getByText('Loading your bag')).toBeTruthy();
    expect(actions.refresh).toHaveBeenCalledTimes(1);
  });

  it('invites to look when it is empty', async () => {
    await show({ status: 'ready' });
    expect(screen.getByRole('link', { name: 'See all jewellery' }).getAttribute('href')).toBe('/jewellery/');
  });

  it('offers to try again when it cannot be read', async () => {
    await show({ status: 'failed' });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(actions.refresh).toHaveBeenCalledTimes(2);
  });

  it('shows the server’s numbers, and says when the gold rate moved a price', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(screen.getByText('Total payable').nextSibling?.textContent).toBe('₹51,845');
    expect(screen.getByText('GST included').nextSibling?.textContent).toBe('₹1,510');
    expect(screen.getByText(/The price was ₹51,000, now it's ₹51,845/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lotus ring' }).getAttribute('href')).toBe(
      '/jewellery/rings/lotus-ring_product_1042/?karat=22&colour=yellow&size=12',
    );
  });

  it('names designs in the language of the page', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 }, 'hi');
    expect(screen.getByRole('link', { name: 'कमल अंगूठी' }).getAttribute('href')).toMatch(/^\/hi\/jewellery\//);
  });

  it('asks for one more, and not beyond what can be had', async () => {
    await show({ status: 'ready', cart: aCart(2), count: 2 });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'One more' })));
    expect(actions.update).toHaveBeenCalledWith('line-1', 3);
  });

  it('loses no press on one piece while another is being changed, and takes none out twice', async () => {
    const [one] = aCart().items;
    const two = { ...(one as CartItem), item_id: 'line-2', sku: 'B', quantity: 1 };
    two.productDetails = { ...two.productDetails, product_title: 'Tara band' };
    let updated: () => void = () => undefined;
    actions.update.mockImplementation(() => new Promise((resolve) => (updated = resolve)));
    await show({ status: 'ready', cart: { ...aCart(), items: [one as CartItem, two] }, count: 2 });
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement),
    );
    const remove = screen.getByRole('button', { name: 'Remove Tara band' });
    fireEvent.click(remove);
    fireEvent.click(remove);
    expect(actions.remove).not.toHaveBeenCalled();
    await act(async () => updated());
    expect(actions.remove.mock.calls).toEqual([['line-2']]);
  });

  it('keeps the words for a gift that were typed while others were being kept', async () => {
    let kept: () => void = () => undefined;
    actions.setGiftNote.mockImplementation(() => new Promise((resolve) => (kept = resolve)));
    await show({ status: 'ready', cart: aCart(), count: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Add a gift note to Lotus ring' }));
    field('Gift note for Lotus ring', 'For Maa');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    field('Gift note for Lotus ring', 'For Maa and Papa');
    await act(async () => kept());
    expect(screen.getByLabelText<HTMLInputElement>('Gift note for Lotus ring').value).toBe(
      'For Maa and Papa',
    );
  });

  it('shows the words cut into a piece, which is then made to order whatever its design is', async () => {
    await show({ status: 'ready', cart: aCart(1, { engraving: 'Asha' }), count: 1 });
    expect(screen.getByText('Asha').tagName).toBe('Q');
    expect(screen.getByText(/Made to order/)).toBeTruthy();
  });

  it('takes a gift note for a piece, shows it, and is back where it was opened', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Add a gift note to Lotus ring' }));
    field('Gift note for Lotus ring', '  For Maa ');
    await heldBack(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    expect(actions.setGiftNote).toHaveBeenCalledWith('line-1', 'For Maa');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a gift note to Lotus ring');
    act(() => bagStore.setState({ cart: aCart(1, { gift_note: 'For Maa' }) }));
    expect(screen.getByText('For Maa')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit the gift note for Lotus ring');
  });

  it('keeps what was written for a gift when it could not be saved', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    actions.setGiftNote.mockRejectedValue(new ApiFailure('no', { status: 0, code: 'CALL.UNREACHABLE' }));
    await show({ status: 'ready', cart: aCart(), count: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Add a gift note to Lotus ring' }));
    field('Gift note for Lotus ring', 'For Maa');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    expect(screen.getByLabelText<HTMLInputElement>('Gift note for Lotus ring').value).toBe('For Maa');
    expect(toasts).toEqual(['Network Error!']);
    stop();
  });

  it('says the size of a ring as the country does, with the number it is made by', async () => {
    const names = { uk: 'L½', us: '6', eu: '52' };
    const abroad = aCart(1, { size_names: names });
    await show({
      status: 'ready',
      cart: {
        ...abroad,
        items: abroad.items.map((item) => ({
          ...item,
          productDetails: { ...item.productDetails, currency: 'GBP' },
        })),
        totals: { ...abroad.totals, currency: 'GBP' },
      },
      count: 1,
    });
    expect(screen.getByText('22 karat · Yellow gold · Size UK L½ (IN 12)')).toBeTruthy();
    act(() => bagStore.setState({ cart: aCart(1, { size_names: names }) }));
    expect(screen.getByText('22 karat · Yellow gold · Size 12')).toBeTruthy();
  });

  it('goes down to what is left in one press, when fewer are left than wanted', async () => {
    await show({ status: 'ready', cart: aCart(5, { available: false, max_quantity: 2 }), count: 5 });
    expect(screen.getByText(/Only 2 pieces left/)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'One less' })));
    expect(actions.update).toHaveBeenCalledWith('line-1', 2);
  });

  it('names the price of one where it comes to the price of all', async () => {
    await show({ status: 'ready', cart: aCart(2), count: 2 });
    expect(screen.getByText('₹51,845 each')).toBeTruthy();
  });

  it.each([
    [2_912_50, 5_825_00],
    [2_912_00, 5_825_00],
  ])('names no price of one that does not: %d paise twice are %d', async (one, all) => {
    await show({
      status: 'ready',
      cart: aCart(2, { unit_price_paise: one, line_price_paise: all }),
      count: 2,
    });
    expect(screen.queryByText(/ each$/)).toBeNull();
  });

  it('says what is sold out, and offers only to take it out', async () => {
    await show({ status: 'ready', cart: aCart(1, { available: false, max_quantity: 0 }), count: 1 });
    expect(screen.getByText(/Sold out/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'One less' })).toBeNull();
  });

  it('keeps what it knows on screen, and says that it may be old', async () => {
    await show({ status: 'failed', cart: aCart(), count: 1 });
    expect(screen.getByText('Lotus ring')).toBeTruthy();
    expect(screen.getByText(/These prices may be out of date/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actions.refresh).toHaveBeenCalledTimes(2);
  });

  it('takes a piece out and offers it back, also the last one', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    actions.remove.mockImplementation(() =>
      Promise.resolve(bagStore.setState({ cart: { ...aCart(), items: [], count: 0 }, count: 0 })),
    );
    actions.add.mockImplementation(() => Promise.resolve(bagStore.setState({ cart: aCart(), count: 1 })));
    const remove = screen.getByRole('button', { name: 'Remove Lotus ring' });
    remove.focus();
    await act(async () => fireEvent.click(remove));
    expect(actions.remove).toHaveBeenCalledWith('line-1');
    const back = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(back);
    await act(async () => fireEvent.click(back));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lotus ring' }));
    expect(actions.add).toHaveBeenCalledWith(
      { product_id: 1042, sku: 'SR-1042-22Y-12', size: '12', karat: 22, colour: 'yellow', quantity: 1 },
      { title: 'Lotus ring' },
    );
  });

  it('offers the piece back that was taken out while another was being put back', async () => {
    const [first] = aCart().items;
    if (first === undefined) throw new Error('no piece');
    const second = {
      ...first,
      item_id: 'line-2',
      productDetails: { ...first.productDetails, product_title: 'Tara band' },
    };
    const holding = (...items: CartItem[]) =>
      bagStore.setState({ cart: { ...aCart(), items }, count: items.length });
    await show({ status: 'ready', cart: { ...aCart(), items: [first, second] }, count: 2 });
    const removed: (() => void)[] = [];
    actions.remove.mockImplementationOnce(async () => holding(second));
    actions.remove.mockImplementationOnce(() => new Promise((resolve) => removed.push(resolve)));
    actions.add.mockImplementation(async () => holding(first));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove Lotus ring' })));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Tara band' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    await act(async () => removed[0]?.());
    expect(actions.add).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getByText('Tara band was removed from your bag.')).toBeTruthy();
  });

  it('says in a toast why a change was refused', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    actions.update.mockRejectedValue(new ApiFailure('no', { status: 409, code: 'BAG.ITEM_OUT_OF_STOCK' }));
    await show({ status: 'ready', cart: aCart(), count: 1 });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'One more' })));
    expect(toasts).toEqual(['No more pieces available.']);
    stop();
  });

  it('tells its total with the coupon that is kept with it', async () => {
    totals = withCoupon;
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByText('GOLD5 applied: ₹2,592 off')).toBeTruthy();
    expect(screen.getByText('Coupon discount').nextSibling?.textContent).toBe('− ₹2,592');
    answersWith(sums);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove coupon GOLD5' })));
    expect(post).toHaveBeenCalledWith('coupon/coupon/remove/', { code: 'GOLD5' }, expect.anything());
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toBeTruthy());
  });

  it('says why a coupon could not be taken out', async () => {
    totals = withCoupon;
    await show({ status: 'ready', cart: aCart(), count: 1 });
    post.mockRejectedValueOnce(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove coupon GOLD5' })));
    expect((await screen.findByText('Network Error!')).getAttribute('role')).toBe('alert');
    expect(screen.getByText('GOLD5 applied: ₹2,592 off')).toBeTruthy();
  });

  it('offers coupons, takes a typed one, and says why one is refused', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByRole('button', { name: 'Apply GOLD5: − ₹2,592' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Please enter coupon code')).toBeTruthy();
    post.mockRejectedValueOnce(new ApiFailure('no', { status: 400, code: 'COUPON.INVALID' }));
    field('Coupon code', 'nosuch');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
    expect(screen.getByText('This coupon code is not valid.')).toBeTruthy();
    answersWith(withCoupon);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply GOLD5: − ₹2,592' })));
    expect(await screen.findByText('GOLD5 applied: ₹2,592 off')).toBeTruthy();
  });

  it('applies the coupon that was pressed last after the one before', async () => {
    const [offer] = offers.results;
    const applied: [unknown, () => void][] = [];
    get.mockImplementation((async (path: string) => ({
      data: path.startsWith('coupon/')
        ? { results: [offer, { ...offer, code: 'FIRST' }], count: 2 }
        : { results: [], count: 0, used: [] },
    })) as never);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    post.mockImplementation(
      ((_path: string, body: { readonly code: string }) =>
        new Promise((resolve) => applied.push([body.code, () => resolve({ data: {} })]))) as never,
    );
    for (const code of ['GOLD5', 'FIRST'])
      fireEvent.click(await screen.findByRole('button', { name: `Apply ${code}: − ₹2,592` }));
    await waitFor(() => expect(applied).toHaveLength(1));
    await act(async () => applied[0]?.[1]());
    expect(applied.map(([code]) => code)).toEqual(['GOLD5', 'FIRST']);
  });

  it('says of a coupon that takes nothing off that it does not', async () => {
    totals = { ...sums, coupon: { code: 'GOLD5', discount_paise: 0 } };
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByText('GOLD5 gives no discount on this bag.')).toBeTruthy();
  });

  it('knows what it comes to from the one call that brought its lines', async () => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(screen.getByText('Total payable').nextSibling?.textContent).toBe('₹51,845');
    await waitFor(() =>
      expect(get.mock.calls.map(([path]) => path).filter((path) => !path.startsWith('emi/'))).toEqual([
        'coupon/coupon/list/',
        'wallet/giftvoucher/list/',
      ]),
    );
  });

  it('says when all of it is there, and how it may be paid for at the door', async () => {
    post.mockResolvedValue({
      data: {
        ...bengaluru,
        pay_on_delivery: { possible: false, text_key: 'codLimitText', limit_paise: 49_999_00 },
      },
    } as never);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    field('Delivery pincode', '560001');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })));
    expect(screen.getByText('Delivered to Bengaluru 560001 by 24 Nov')).toBeTruthy();
    expect(screen.getByText('Pay on delivery is available up to ₹49,999.')).toBeTruthy();
    expect(screen.getByText('arrives by 24 Nov')).toBeTruthy();
    expect(post).toHaveBeenCalledWith(
      'pincode/estimated_deliverydate/',
      {
        pincode: '560001',
        country_id: 'IN',
        items: [{ product_id: 1042, sku: 'SR-1042-22Y-12', size: '12', quantity: 1 }],
        payable_paise: 51_845_00,
      },
      expect.anything(),
    );
    expect(pincodeStore.getState().pincode).toBe('560001');
  });

  it('asks the store again whether it can be paid for at the door when a coupon changed what is to be paid', async () => {
    totals = { ...sums, total_payable_paise: 49_999_00 };
    pincodeStore.getState().keep('560001', true);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByText('Cash and card on delivery available at this pincode.')).toBeTruthy();
    expect(post.mock.calls.at(-1)?.[1]).toMatchObject({ payable_paise: 49_999_00 });
  });

  it('asks again by itself at the pincode it knows', async () => {
    pincodeStore.getState().keep('560001', true);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByText('Delivered to Bengaluru 560001 by 24 Nov')).toBeTruthy();
  });

  it.each(['012345', '12'])('refuses the pincode %s without asking', async (pincode) => {
    await show({ status: 'ready', cart: aCart(), count: 1 });
    field('Delivery pincode', pincode);
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Enter Valid Pincode')).toBeTruthy();
    expect(post.mock.calls.map(([, body]) => (body as { pincode: string }).pincode)).not.toContain(pincode);
  });

  it('says of every line when it arrives, asked once for all of them, before anybody gave a pincode', async () => {
    const [made, ready] = [
      { ...aCart().items[0], item_id: 'line-1' },
      { ...aCart().items[0], item_id: 'line-2', sku: 'SR-1042-22Y-14', size: '14' },
    ] as CartItem[];
    post.mockResolvedValue({
      data: {
        ...bengaluru,
        items: [{ ...bengaluru.items[0], delivery_date: '2026-12-07' }, bengaluru.items[0]],
      },
    } as never);
    await show({ status: 'ready', cart: { ...aCart(), items: [made, ready] } as Cart, count: 2 });
    expect(await screen.findByText('arrives by 7 Dec')).toBeTruthy();
    expect(screen.getByText('arrives by 24 Nov')).toBeTruthy();
    expect(screen.getByText('Delivered to Bengaluru 560001 by 7 Dec')).toBeTruthy();
    expect(screen.getByText('Enter your pincode to see your delivery date.')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]?.[1]).toMatchObject({
      pincode: '560001',
      items: [{ size: '12' }, { size: '14' }],
    });
    // It was not said: it is not written down as the shopper's.
    expect(pincodeStore.getState().pincode).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Delivery pincode').value).toBe('');
  });

  it('asks anew, once, when the pincode is changed in the header', async () => {
    pincodeStore.getState().keep('560001', true);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    expect(await screen.findByText('Delivered to Bengaluru 560001 by 24 Nov')).toBeTruthy();
    post
      .mockClear()
      .mockResolvedValue({ data: { ...bengaluru, pincode: '400001', city: 'Mumbai' } } as never);
    act(() => pincodeStore.setState({ pincode: '400001' }));
    expect(await screen.findByText('Delivered to Mumbai 400001 by 24 Nov')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Delivery pincode').value).toBe('400001');
    expect(post.mock.calls.filter(([path]) => path === 'pincode/estimated_deliverydate/')).toHaveLength(1);
  });

  it('says where nothing is delivered', async () => {
    post.mockResolvedValue({
      data: {
        ...bengaluru,
        pincode: '799999',
        serviceable: false,
        text_key: 'codNotAvailableText',
        items: [],
      },
    } as never);
    await show({ status: 'ready', cart: aCart(), count: 1 });
    field('Delivery pincode', '799999');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })));
    expect(screen.getByText('Not servicing here yet: 799999')).toBeTruthy();
  });
});

describe('a bag', () => {
  it('of which a guest and an account asked for more than there is says how many are in it', async () => {
    await show({ cart: aCart(3, { asked_for: 4 }), count: 3, status: 'ready' });
    expect(
      screen.getByText("You added 4, but only 3 pieces are available. We've updated your bag."),
    ).toBeDefined();
  });
});
