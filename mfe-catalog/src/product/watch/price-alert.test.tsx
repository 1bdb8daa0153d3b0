import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { Watch } from '@suvarna/contracts/watches';
import { session } from '@suvarna/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProduct, failure } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { PriceAlert } from './price-alert.tsx';

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '',
  similar: [],
});
const { price } = product;
const watch = (more: Partial<Watch> = {}): Watch => ({
  watch_id: '7b1f4e0e-7d5e-4b3c-9c9b-0d7a4a3c1f11',
  kind: 'price',
  product_id: product.id,
  product_title: 'Lotus bloom ring',
  title_hi: 'कमल अंगूठी',
  url: product.path,
  karat: price.karat,
  colour: price.colour,
  size: price.size,
  at_most_paise: 1_000_000,
  currency: 'INR',
  created_at: '2026-11-20T06:00:00Z',
  ...more,
});
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });

let open: readonly Watch[] = [];
let reachable: boolean | undefined;
let post: jest.SpiedFunction<typeof api.post>;
beforeEach(() => {
  open = [];
  reachable = undefined;
  jest.spyOn(api, 'get').mockImplementation(async () => answer({ results: open, reachable }));
  post = jest.spyOn(api, 'post');
});
afterEach(() => {
  act(() => session.signOut());
  jest.restoreAllMocks();
});
const signIn = (): void =>
  session.signIn({
    token: 't',
    username: 'Meera Rao',
    email: 'meera@shop.example',
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
const show = (kind: 'stock' | 'price', locale: Locale = 'en') =>
  render(inRemote(<PriceAlert kind={kind} product={product} price={price} />, locale));

describe('asking to be told', () => {
  it('leads whoever is not signed in to sign-in, and back to the choice', () => {
    show('price');
    const link = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
    expect(link).toMatch(/^\/sign-in\/\?next=/);
    expect(decodeURIComponent(link)).toContain(`${product.path}?karat=18&colour=yellow`);
  });

  it.each([
    ['en', 'Your email address', 'Notify me', /sent a link to meera@shop.example/],
    ['hi', 'आपका ईमेल पता', 'सूचना पाएँ', /हमने meera@shop.example पर लिंक भेजा है/],
  ] as const)(
    'takes an address instead, to which a letter goes first (%s)',
    async (locale, label, ask, sent) => {
      jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
      post.mockResolvedValueOnce(answer({ sent_to: 'meera@shop.example' }));
      show('stock', locale);
      const field = screen.getByRole('textbox', { name: label });
      await userEvent.type(field, 'meera@{Enter}');
      expect(document.activeElement).toBe(field);
      expect(post).not.toHaveBeenCalled();
      await userEvent.type(field, 'shop.example');
      await userEvent.click(screen.getByRole('button', { name: ask }));
      expect(document.activeElement).toBe(await screen.findByText(sent));
      expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
        'product/notify_me/guest/',
        {
          product_id: product.id,
          karat: 18,
          colour: price.colour,
          size: price.size,
          kind: 'stock',
          email: 'meera@shop.example',
          locale,
        },
      ]);
    },
  );

  it('keeps an address that is typed for one choice while another is looked at', async () => {
    const { rerender } = show('price');
    const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Your email address' });
    await userEvent.type(field(), 'meera@');
    rerender(
      inRemote(<PriceAlert kind="price" product={product} price={{ ...price, sku: 'another' }} />, 'en'),
    );
    expect(field().value).toBe('meera@');
    await userEvent.clear(field());
  });

  it('says why no letter was sent, and keeps the address', async () => {
    jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
    post.mockRejectedValue(failure(429, 'REQUEST.TOO_MANY'));
    show('price');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
    await userEvent.type(field, 'meera@shop.example{Enter}');
    expect(await screen.findByText(/today's limit of emails/)).toBeTruthy();
    expect(field.value).toBe('meera@shop.example');
  });

  it('names a price of the choice on screen, once it is lower than the one of now', async () => {
    signIn();
    post.mockResolvedValue(answer(watch()));
    show('price');
    const field = await screen.findByRole('textbox', { name: 'At this price or below (INR)' });
    await userEvent.clear(field);
    await userEvent.type(field, '99,99,999');
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
    expect(await screen.findByText(/Please enter less than ₹/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(post).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '10,000{Enter}');
    expect(await screen.findByText(/when this piece costs ₹10,000 or less/)).toBeTruthy();
    // The field is gone: what takes the wish back stands in its place.
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(post.mock.calls[0]?.[0]).toBe('product/notify_me/');
    expect(post.mock.calls[0]?.[1]).toMatchObject({
      product_id: product.id,
      karat: 18,
      kind: 'price',
      at_most_paise: 1_000_000,
    });
  });

  it.each([
    ['en', /choose how we may contact you/, 'Notification settings', 'Notify me'],
    ['hi', /कैसे संपर्क करें/, 'सूचना सेटिंग', 'सूचना पाएँ'],
  ] as const)(
    'says that there is no way to write, and leads to the settings (%s)',
    async (locale, text, link, ask) => {
      signIn();
      reachable = false;
      post.mockResolvedValue(answer(watch({ kind: 'stock', at_most_paise: null })));
      show('stock', locale);
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(
        /\/account\/notifications\/$/,
      );
      // It may be asked for all the same, and is still said then.
      await userEvent.click(screen.getByRole('button', { name: ask }));
      await waitFor(() => expect(screen.queryByRole('button', { name: ask })).toBeNull());
      expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it('is taken back where it was asked', async () => {
    signIn();
    open = [watch({ kind: 'stock', at_most_paise: null }), watch({ product_id: 1, watch_id: 'x' })];
    post.mockResolvedValue(answer({ results: open.slice(1) }));
    show('stock', 'hi');
    await userEvent.click(await screen.findByRole('button', { name: 'सूचना हटाएँ' }));
    expect(await screen.findByRole('button', { name: 'सूचना पाएँ' })).toBe(document.activeElement);
    expect(post.mock.calls[0]?.[0]).toBe('product/notify_me/stop/');
  });

  it('says why it was not kept, and keeps what was typed', async () => {
    signIn();
    post.mockRejectedValue(failure(409, 'WATCH.TOO_MANY'));
    show('price');
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12000');
    await userEvent.click(screen.getByRole('button', { name: 'Set alert' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/remove one first/));
    expect(field.value).toBe('12000');
  });
});
