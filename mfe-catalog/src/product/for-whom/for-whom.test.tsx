import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import type { CallOptions } from '@suvarna/contracts/call';
import { ringTable } from '@suvarna/contracts/sizes';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { session } from '@suvarna/session';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aBreakup, aProduct, aVisit, failure, fakeApi } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { idle } from './idle.ts';
import { toProductView } from '../product.model.ts';
import { Page } from '../product.page.tsx';
import { observeView } from '../pictures/view-observer.fixtures.ts';

const LIST = 'customer/measurement/list/';
const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const person = (
  id: string,
  name: string,
  size: string,
  more: Partial<MeasuredPerson> = {},
): MeasuredPerson => ({
  person_id: id,
  version: 1,
  relation: 'friend',
  name,
  rings: [{ hand: 'left', finger: 'ring', circumference_um: 54_400, size }],
  bangle: '',
  chain: '',
  wrist_um: null,
  bracelet: '',
  ...more,
});
const me = person('p-me', '', '14', { relation: 'me' });
const asha = person('p-asha', 'Asha', '12');
const tara = person('p-tara', 'Tara', '30');
const SIZES = ringTable()
  .filter(({ id }) => ['11', '12', '14'].includes(id))
  .map(({ id, names }) => ({ id, label: sizeLabel('ring', id, 'en'), in_stock: false, names }));

let people: readonly MeasuredPerson[] | 'down' | Promise<void>;
let asked: string[];
beforeEach(() => {
  observeView();
  people = [me, asha, tara];
  asked = [];
  window.history.replaceState({}, '', PATH);
  jest.spyOn(api, 'get').mockImplementation((async (path: string, { query }: CallOptions = {}) => {
    asked.push(path);
    if (path === LIST) {
      if (people instanceof Promise) await people;
      if (people === 'down') throw failure(503, 'SERVICE.UNAVAILABLE');
      const results = people instanceof Promise ? [me] : people;
      return { data: { results, count: results.length } };
    }
    if (path === 'product/price_breakup/')
      return { data: aBreakup({ size: String(query?.['size'] ?? '12') }) };
    throw failure(404, 'REQUEST.NOT_FOUND');
  }) as never);
});
afterEach(() => {
  act(() => session.signOut());
  sessionStorage.clear();
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
const show = (size = '', locale: Locale = 'en') => {
  const base = aProduct();
  const product = aProduct({ options: { ...base.options, sizes: SIZES } });
  return render(
    inRemote(
      <Page
        data={toProductView(product, { locale, asOf: '2026-11-16T04:00:00Z', size, similar: [] })}
        route={aVisit(PATH, fakeApi({}))}
      />,
      locale,
    ),
  );
};
const sizeGroup = (name = 'Size') => within(screen.getByRole('group', { name }));
const whom = (name = 'Size for') => screen.findByRole<HTMLSelectElement>('combobox', { name });
const shownIn = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
const chosen = () => sizeGroup().queryByRole('link', { current: true })?.textContent ?? '';

describe('the size of whom a customer shops for', () => {
  it.each([
    ['en', 'Size for', '14, my ring finger', 'Size 14, my ring finger'],
    ['hi', 'किसके लिए साइज़', '14, मेरी अनामिका', 'साइज़ 14, मेरी अनामिका'],
  ] as const)('is chosen and said in %s, and stands in no address', async (locale, label, text, said) => {
    signIn();
    show('', locale);
    const select = await whom(label);
    await waitFor(() => expect(shownIn(select)).toBe(text));
    expect(screen.getByText(said)).toBeTruthy();
    await waitFor(() => expect(asked).toContain('product/price_breakup/'));
    expect(window.location.search).toBe('');
  });

  it('gives way to another person’s at once, who is shopped for at the next piece, too', async () => {
    signIn();
    const { unmount } = show();
    const select = await whom();
    expect(within(select).getByRole<HTMLOptionElement>('option', { name: /^30, Tara’s/ }).disabled).toBe(
      true,
    );
    await userEvent.selectOptions(select, '12, Asha’s ring finger');
    await waitFor(() => expect(window.location.search).toBe('?karat=18&colour=yellow&size=12'));
    expect(chosen()).toBe('12');
    unmount();
    window.history.replaceState({}, '', PATH);
    show();
    const next = await whom();
    await waitFor(() => expect(shownIn(next)).toBe('12, Asha’s ring finger'));
  });

  it('never takes the place of a size in the address', async () => {
    signIn();
    show('11');
    const select = await whom();
    expect(shownIn(select)).toBe('IN 11 · UK K½ · US 5¾ · EU 51 · 51.2 mm');
    expect(chosen()).toBe('11');
    expect(asked).not.toContain('product/price_breakup/');
  });

  it('never takes the place of a size the shopper chose before it was known', async () => {
    const known = Promise.withResolvers<void>();
    people = known.promise;
    signIn();
    show();
    await waitFor(() => expect(asked).toContain(LIST));
    await userEvent.click(sizeGroup().getByRole('link', { name: '12' }));
    known.resolve();
    const select = await whom();
    expect(chosen()).toBe('12');
    expect(shownIn(select)).toMatch(/^IN 12/);
  });

  it('is asked for by nobody who is not signed in', async () => {
    show();
    await act(idle);
    expect(asked).not.toContain(LIST);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(sizeGroup().getByText('not selected; price shown for size 12')).toBeTruthy();
  });

  it('that cannot be had leaves the page as it was', async () => {
    people = 'down';
    signIn();
    show();
    await waitFor(() => expect(asked).toContain(LIST));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(sizeGroup().getByText('not selected; price shown for size 12')).toBeTruthy();
  });
});

describe('a size that was chosen by hand', () => {
  it('is kept for whom it is, and is theirs from then on', async () => {
    people = [];
    signIn();
    const post = jest.spyOn(api, 'post').mockResolvedValue({
      data: { ...me, rings: [{ hand: 'left', finger: 'ring', circumference_um: 51_200, size: '11' }] },
    } as never);
    show();
    await waitFor(() => expect(asked).toContain(LIST));
    await userEvent.click(sizeGroup().getByRole('link', { name: '11' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save size 11 for next time' }));
    const sheet = await screen.findByRole('dialog', { name: 'Save this size' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save this size' }));
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith(
        'customer/measurement/add/',
        {
          relation: 'me',
          name: '',
          rings: [{ hand: 'left', finger: 'ring', circumference_um: 51_200 }],
          bangle: '',
          chain: '',
          wrist_um: null,
        },
        expect.anything(),
      ),
    );
    expect(shownIn(await whom())).toBe('11, my ring finger');
    expect(document.activeElement).toBe(await whom());
    expect(screen.queryByRole('button', { name: 'Save size 11 for next time' })).toBeNull();
  });
});
