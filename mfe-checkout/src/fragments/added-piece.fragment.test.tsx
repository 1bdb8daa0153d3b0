import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { en, hi } from '../texts.fixtures.ts';
import { Fragment } from './added-piece.fragment.tsx';
import ownEn from '../locales/en/added.json' with { type: 'json' };
import ownHi from '../locales/hi/added.json' with { type: 'json' };
import { STAY_MS } from './added/use-stay.ts';

const line = (sku: string, id: number, title: string) => ({
  item_id: sku,
  sku,
  quantity: 1,
  size: '12',
  karat: 22,
  colour: 'yellow',
  unit_price_paise: 51_845_00,
  productDetails: {
    product_id: id,
    product_title: title,
    title_hi: 'कमल अंगूठी',
    currency: 'INR',
    images: { product_images: [{ src: '/p/{w}.webp' }] },
  },
});
const cart = {
  count: 2,
  items: [line('OTHER', 9, 'Leaf studs'), line('SR-1', 1042, 'Lotus ring')],
} as unknown as Cart;

const show = (locale: Locale = 'en', sku = 'SR-1') => {
  bagStore.setState({ cart, count: 2 });
  return render(
    <RemoteContext
      value={{
        locale,
        base: locale === 'hi' ? '/hi' : '',
        currency: 'INR',
        t: translateFrom(locale, 'checkout', locale === 'en' ? en : hi),
        embed: null,
      }}
    >
      <button type="button">before</button>
      <Fragment productId={1042} sku={sku} />
    </RemoteContext>,
  );
};
const panel = (name = ownEn.title) => screen.queryByRole('region', { name });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the panel about a piece that was added', () => {
  it.each([
    ['en', ownEn, 'Lotus ring', '2 pieces', '/checkout/cart/', '/checkout/address/'],
    ['hi', ownHi, 'कमल अंगूठी', '2 गहने', '/hi/checkout/cart/', '/hi/checkout/address/'],
  ] as const)(
    'names the piece and leads to bag and checkout (%s)',
    (locale, say, title, pieces, bag, pay) => {
      show(locale);
      const text = panel(say.title)?.textContent ?? '';
      for (const one of [title, pieces, '₹51,845', '12']) expect(text).toContain(one);
      expect(text).not.toContain('Leaf studs');
      const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
      expect([address(say.bag), address(say.checkout)]).toEqual([bag, pay]);
      expect(screen.getByRole('status').textContent).toContain(title);
    },
  );

  it('shows the design where the page did not know what exactly was added, and nothing without it', () => {
    show('en', '').unmount();
    expect(show('en', '').container.textContent).toContain('Lotus ring');
    act(() => bagStore.setState({ cart: null }));
    expect(panel()).toBeNull();
  });

  it('takes no focus, and Escape closes it where the focus stays', () => {
    show();
    const before = screen.getByRole('button', { name: 'before' });
    before.focus();
    expect(document.activeElement).toBe(before);
    fireEvent.keyDown(before, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(before, { key: 'Escape', keyCode: 229 });
    expect(panel()).not.toBeNull();
    fireEvent.keyDown(before, { key: 'Escape' });
    expect([panel(), document.activeElement]).toEqual([null, before]);
  });

  it('gives the focus back to where it came from when it is closed from within', () => {
    show();
    const before = screen.getByRole('button', { name: 'before' });
    before.focus();
    const close = screen.getByRole('button', { name: ownEn.close });
    act(() => close.focus());
    fireEvent.click(close);
    expect([panel(), document.activeElement]).toEqual([null, before]);
  });

  it('goes by itself, but not while somebody is in it', () => {
    show();
    act(() => screen.getByRole('link', { name: ownEn.bag }).focus());
    act(() => jest.advanceTimersByTime(STAY_MS * 3));
    expect(panel()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'before' }).focus());
    act(() => jest.advanceTimersByTime(STAY_MS - 1));
    expect(panel()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(panel()).toBeNull();
  });

  it('goes when something else is pressed', () => {
    show();
    fireEvent.pointerDown(screen.getByRole('link', { name: ownEn.bag }));
    expect(panel()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'before' }));
    expect(panel()).toBeNull();
  });
});
