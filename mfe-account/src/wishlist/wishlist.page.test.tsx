import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore, wishlistStore } from '@suvarna/stores';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { Page } from './wishlist.page.tsx';

const item = (wish: Partial<WishlistItem>): WishlistItem => ({
  product_id: 1,
  sku: 'RG00001-18Y',
  product_title: 'Lotus Ring',
  category_name: 'Rings',
  url: '/jewellery/rings/lotus-ring_product_1/',
  images: { product_images: [{ src: '/media/1/front.svg', alt: '' }] },
  karat: 18,
  colour: 'yellow',
  special_price_paise: 2_245_400,
  price_paise: 2_348_400,
  discount_message: '',
  set_name: '',
  wear_type_name: 'rings',
  product_type: 'ready-to-ship',
  gross_weight_mg: 2_312,
  lead_days: 1,
  badge: '',
  currency: 'INR',
  rate_version: 14,
  available: true,
  size_required: false,
  added_at: '',
  ...wish,
});
const ring = item({});
const band = item({ product_id: 2, product_title: 'Plain Band', size_required: true });
const coin = item({ product_id: 3, product_title: 'Gold Coin', available: false });

/** The server's list; every call answers with what it then is. */
let list: WishlistItem[];
let refuse: ApiFailure | undefined;
const asked: string[] = [];
let toasts: string[];
let stop: () => void;
const answer = () => ({ data: { results: [...list], count: list.length } }) as never;

beforeEach(() => {
  localStorage.clear();
  list = [ring, band, coin];
  refuse = undefined;
  asked.length = 0;
  toasts = [];
  stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
  session.saveGuestToken('guest');
  jest.spyOn(api, 'get').mockImplementation(async (path) => {
    asked.push(path);
    if (path === 'product/product/')
      return { data: { options: { sizes: [{ id: '12', label: '12 (51.9 mm)', in_stock: true }] } } } as never;
    if (refuse !== undefined) throw refuse;
    return answer();
  });
  jest.spyOn(api, 'post').mockImplementation(async (path, body) => {
    asked.push(path);
    if (refuse !== undefined) throw refuse;
    const { product_id } = body as { product_id?: number };
    if (path === 'customer/cart/add/') return { data: { count: 1, items: [], totals: {} } } as never;
    if (path.endsWith('share/'))
      return { data: { token: 't', path: '/wishlist/shared/t/', ended: 1 } } as never;
    if (path.endsWith('remove/')) list = list.filter((each) => each.product_id !== product_id);
    if (path.endsWith('add/')) list = [ring, ...list];
    return answer();
  });
});
afterEach(() => {
  stop();
  act(() => {
    wishlistStore.getState().forget();
    bagStore.getState().forget();
    session.signOut();
  });
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'account', en), embed: null }}
    >
      <Page />
    </RemoteContext>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the wishlist page', () => {
  it('shows what is on the list at its price now, and what is out of stock', async () => {
    show();
    expect(await screen.findByText('3 designs')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lotus Ring' }).getAttribute('href')).toBe(
      '/jewellery/rings/lotus-ring_product_1/',
    );
    expect(screen.getAllByText('₹22,454')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Sold out: Gold Coin' }).hasAttribute('disabled')).toBe(true);
  });

  it('is empty with a way on', async () => {
    list = [];
    show();
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all jewellery' })).toBeTruthy();
  });

  it('takes a design off, and puts it back', async () => {
    show();
    await press('Remove Lotus Ring from wishlist');
    expect(screen.queryByRole('link', { name: 'Lotus Ring' })).toBeNull();
    expect(await screen.findByText('Lotus Ring removed.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Undo');
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Lotus Ring' })).toBeTruthy();
    await waitFor(() => expect(asked).toContain('customer_wishlist/add/'));
  });

  it('keeps a design the server would not let go', async () => {
    show();
    await screen.findByText('3 designs');
    refuse = new ApiFailure('down', { status: 503, code: 'SERVICE.UNAVAILABLE' });
    await press('Remove Lotus Ring from wishlist');
    await waitFor(() => expect(toasts).toEqual(["We couldn't update your wishlist. Please try again."]));
    expect(screen.getByRole('link', { name: 'Lotus Ring' })).toBeTruthy();
    expect(screen.queryByText('Lotus Ring removed.')).toBeNull();
  });

  it('moves a design without sizes into the bag at once', async () => {
    show();
    await press('Move to bag: Lotus Ring');
    await waitFor(() => expect(toasts).toEqual(['Lotus Ring moved to your bag.']));
    expect(asked.filter((path) => path.startsWith('customer/cart') || path.includes('remove'))).toEqual([
      'customer/cart/add/',
      'customer_wishlist/remove/',
    ]);
    expect(screen.queryByRole('link', { name: 'Lotus Ring' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('moves two at once, and says of each which is on its way', async () => {
    list = [ring, { ...ring, product_id: 4, product_title: 'Leaf Ring' }, band];
    const added: (() => void)[] = [];
    const post = jest.spyOn(api, 'post');
    const others = post.getMockImplementation();
    post.mockImplementation((path, ...rest) =>
      path === 'customer/cart/add/'
        ? new Promise((done) =>
            added.push(() => done({ data: { count: 1, items: [], totals: {} } } as never)),
          )
        : (others?.(path, ...rest) as never),
    );
    show();
    await press('Move to bag: Lotus Ring');
    await press('Move to bag: Leaf Ring');
    await waitFor(() => expect(added).toHaveLength(2));
    await press('Move to bag: Plain Band');
    const sheet = within(await screen.findByRole('dialog', { name: 'Plain Band' }));
    fireEvent.click(sheet.getByRole('radio', { name: '12 (51.9 mm)' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Move to bag' }));
    expect(sheet.getByRole('button', { name: 'Moving…' })).toBeTruthy();
    added[1]?.();
    await waitFor(() => expect(toasts).toEqual(['Leaf Ring moved to your bag.']));
    expect(screen.getByRole('dialog', { name: 'Plain Band' })).toBeTruthy();
  });

  it('asks for a size first where the design has sizes', async () => {
    show();
    await press('Move to bag: Plain Band');
    const sheet = within(await screen.findByRole('dialog', { name: 'Plain Band' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Move to bag' }));
    expect(sheet.getByText('Please select size')).toBeTruthy();
    fireEvent.click(sheet.getByRole('radio', { name: '12 (51.9 mm)' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Move to bag' }));
    await waitFor(() => expect(toasts).toEqual(['Plain Band moved to your bag.']));
    expect(jest.mocked(api).post.mock.calls.find(([path]) => path === 'customer/cart/add/')?.[1]).toEqual({
      product_id: 2,
      karat: 18,
      colour: 'yellow',
      quantity: 1,
      size: '12',
    });
  });

  it('leaves a design on the list that was sold a moment ago', async () => {
    show();
    await screen.findByText('3 designs');
    refuse = new ApiFailure('sold', { status: 409, code: 'BAG.ITEM_OUT_OF_STOCK' });
    await press('Move to bag: Lotus Ring');
    await waitFor(() => expect(toasts).toEqual(['This piece has just sold out. It stays on your wishlist.']));
    expect(screen.getByRole('link', { name: 'Lotus Ring' })).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    refuse = new ApiFailure('down', { status: 503, code: 'SERVICE.UNAVAILABLE' });
    show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    const pressed = screen.getByRole('button', { name: 'Try again' });
    pressed.focus();
    await press('Try again');
    await waitFor(() => expect(pressed.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    refuse = undefined;
    await press('Try again');
    expect(await screen.findByText('3 designs')).toBeTruthy();
    // The first of what came.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Saved in this browser only/));
  });

  it('offers a guest to sign in, and a customer to share', async () => {
    show();
    expect(
      (await screen.findByRole('link', { name: 'Sign in to see it on all your devices' })).getAttribute(
        'href',
      ),
    ).toBe('/sign-in/?next=%2Fwishlist%2F');
    act(() =>
      session.signIn({
        token: 't',
        username: 'Asha',
        email: 'a@b.test',
        phone: '',
        accountExists: true,
        loginType: 'password',
      }),
    );
    await press('Share wishlist');
    const link = await screen.findByLabelText('Link to your wishlist');
    expect(link.getAttribute('value')).toBe(`${location.origin}/wishlist/shared/t/`);
    expect(document.activeElement).toBe(link);
    await press('Stop sharing');
    await waitFor(() => expect(toasts).toEqual(['Sharing stopped. Links no longer work.']));
    expect(asked).toContain('customer_wishlist/unshare/');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share wishlist' }));
  });
});
