import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { bagStore, type BagState } from '@suvarna/stores';
import { heldBack } from '@suvarna/testing/held-back';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProductDetail } from '@suvarna/contracts/catalogue';
import { aBreakup, aProduct, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { toProductView } from './product.model.ts';
import { Page } from './product.page.tsx';
import { observeView } from './pictures/view-observer.fixtures.ts';

let get: jest.SpiedFunction<typeof api.get>;
const add = jest.fn<BagState['add']>();
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';

const show = (product: Partial<ProductDetail> = {}, size = '') =>
  render(
    inRemote(
      <Page
        data={toProductView(aProduct(product), {
          locale: 'en',
          asOf: '2026-11-16T04:00:00Z',
          size,
          similar: [],
        })}
        route={aVisit(PATH, fakeApi({}))}
      />,
    ),
  );
const group = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  observeView();
  get = jest.spyOn(api, 'get');
  add.mockReset();
  bagStore.setState({ add });
  window.history.replaceState({}, '', PATH);
});

describe('choosing options', () => {
  it('is a matter of plain links, for browsers without JavaScript', () => {
    show();
    expect(group('Gold purity').getByRole('link', { name: '14 karat' }).getAttribute('href')).toBe(
      `${PATH}?karat=14&colour=yellow`,
    );
    expect(group('Metal colour').getByRole('link', { name: 'Rose gold' }).getAttribute('href')).toBe(
      `${PATH}?karat=18&colour=rose`,
    );
    expect(group('Size').getByRole('link', { name: 'Size guide' }).getAttribute('href')).toBe(
      '/ring-size-guide/',
    );
    expect(group('Size').getByRole('link', { name: /^11/ }).getAttribute('href')).toBe(
      `${PATH}?karat=18&colour=yellow&size=11`,
    );
  });

  it('calls ring sizes what they are called where the currency is paid, with the number they are made by', () => {
    const labels = (): (string | null)[] =>
      group('Size')
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const { unmount } = show({}, '12');
    expect(labels()).toEqual(expect.arrayContaining(['11', '12']));
    expect(group('Size').getByText('IN 12 · UK L½ · US 6 · EU 52 · 51.9 mm')).toBeTruthy();
    unmount();
    show({ breakup: aBreakup({ currency: 'GBP' }) }, '12');
    expect(group('Size').getByRole('link', { name: 'L½ IN 12' }).getAttribute('aria-current')).toBe('true');
    expect(group('Size').getByRole('link', { name: 'K½ IN 11' })).toBeTruthy();
    expect(group('Size').getByText('UK L½ · IN 12 · US 6 · EU 52 · 51.9 mm')).toBeTruthy();
  });

  it('changes price, breakup and address with one call, and says the price aloud', async () => {
    get.mockResolvedValue(
      answer(
        aBreakup({
          karat: 14,
          special_price_paise: 1_950_000,
          price_paise: 1_950_000,
          sku: 'RG01042-14Y-12',
        }),
      ),
    );
    show();
    await userEvent.click(screen.getByRole('link', { name: '14 karat' }));
    await waitFor(() => expect(screen.getByText('The price is now ₹19,500')).toBeTruthy());
    const { calls } = get.mock;
    expect(calls.map(([path, options]) => [path, options?.query])).toEqual([
      ['product/price_breakup/', { product_id: 1042, karat: 14, colour: 'yellow', size: undefined }],
    ]);
    expect(within(screen.getByRole('row', { name: /^Grand total/ })).getByText('₹19,500')).toBeTruthy();
    expect(window.location.search).toBe('?karat=14&colour=yellow');
    // By which the sheet shows the hallmark of that karat.
    expect(document.querySelector<HTMLElement>('[aria-labelledby="trust"]')?.dataset['karat']).toBe('14');
  });

  it('leaves the address of the page alone that the shopper went on to before the price was there', async () => {
    const asked = Promise.withResolvers<ReturnType<typeof answer>>();
    get.mockReturnValue(asked.promise);
    show();
    await userEvent.click(screen.getByRole('link', { name: '14 karat' }));
    window.history.pushState({}, '', '/jewellery/chains/');
    asked.resolve(answer(aBreakup({ karat: 14, special_price_paise: 1_950_000, price_paise: 1_950_000 })));
    await waitFor(() => expect(screen.getByText('The price is now ₹19,500')).toBeTruthy());
    expect(window.location.pathname).toBe('/jewellery/chains/');
  });

  it('marks the choice at once, before the price is known', async () => {
    get.mockReturnValue(new Promise(() => undefined));
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Rose gold' }));
    expect(screen.getByRole('link', { name: 'Rose gold' }).getAttribute('aria-current')).toBe('true');
  });

  it('takes the choice back and says so when the price cannot be had', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    get.mockRejectedValue(failure(503, 'SERVICE.UNAVAILABLE'));
    show();
    await userEvent.click(screen.getByRole('link', { name: '14 karat' }));
    await waitFor(() => expect(toasts).toEqual(["We couldn't work out the price. Please try again."]));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '18 karat' }).getAttribute('aria-current')).toBe('true'),
    );
    expect(window.location.search).toBe('');
    stop();
  });

  it('says nothing of a choice whose page was left before its price failed', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    const price = Promise.withResolvers<never>();
    get.mockReturnValue(price.promise);
    const { unmount } = show();
    await userEvent.click(group('Metal colour').getByRole('link', { name: 'Rose gold' }));
    const signal = get.mock.lastCall?.[1]?.signal;
    unmount();
    await heldBack(() => price.reject(failure(503, 'SERVICE.FAILED')));
    expect(toasts).toEqual([]);
    expect(signal?.aborted).toBe(true);
    stop();
  });

  it('takes two choices back when no price of them came: the one on screen is of neither', async () => {
    get.mockReturnValueOnce(new Promise(() => undefined));
    get.mockRejectedValue(failure(503, 'SERVICE.UNAVAILABLE'));
    show();
    await userEvent.click(screen.getByRole('link', { name: '14 karat' }));
    await userEvent.click(screen.getByRole('link', { name: 'Rose gold' }));
    const isChosen = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
    await waitFor(() => expect([isChosen('18 karat'), isChosen('Yellow gold')]).toEqual(['true', 'true']));
  });
});

describe('adding to the bag', () => {
  it('asks for a size first, and brings the shopper to it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    expect(screen.getByRole('alert').textContent).toBe('Please select size');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Size' }));
    expect(add).not.toHaveBeenCalled();
  });

  it('puts exactly the choice on screen into the bag, then leads there', async () => {
    add.mockResolvedValue(undefined);
    show({}, '12');
    screen.getByRole('button', { name: 'Add to bag' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(add).toHaveBeenCalledWith(
      { product_id: 1042, sku: 'RG01042-18Y-12', size: '12', karat: 18, colour: 'yellow', quantity: 1 },
      { title: 'Lotus Bloom Ring' },
    );
    const bag = await screen.findByRole('link', { name: 'Go to bag' });
    expect(bag.getAttribute('href')).toBe('/checkout/cart/');
    // The next Enter goes there. jsdom has no pages to go to.
    expect(document.activeElement).toBe(bag);
    const went = jest.fn<(to: string | null | undefined) => void>();
    const follow = (event: Event): void => {
      event.preventDefault();
      went((event.target as Element).closest('a')?.getAttribute('href'));
    };
    document.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    expect(went.mock.calls).toEqual([['/checkout/cart/']]);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('takes the choice just made, though its price and SKU are still on their way', async () => {
    get.mockReturnValue(new Promise(() => undefined));
    add.mockResolvedValue(undefined);
    show({}, '12');
    await userEvent.click(group('Size').getByRole('link', { name: /^11/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    expect(add.mock.calls[0]?.[0]).toEqual({
      product_id: 1042,
      size: '11',
      karat: 18,
      colour: 'yellow',
      quantity: 1,
    });
  });

  it('says what it is doing and is not pressed twice', async () => {
    add.mockReturnValue(new Promise(() => undefined));
    show({}, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await userEvent.click(screen.getByRole('button', { name: 'Adding…' }));
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('explains a sold-out piece and lets the shopper try again', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    add.mockRejectedValue(failure(409, 'BAG.ITEM_OUT_OF_STOCK'));
    show({}, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await waitFor(() => expect(toasts).toEqual(['Sorry, the last piece has just sold.']));
    expect(screen.getByRole('button', { name: 'Add to bag' })).toBeTruthy();
    stop();
  });

  it.each([
    [true, 'Network Error!'],
    [false, 'Please check the internet connection'],
  ])('without an answer, with a line: %s, says: %s', async (onLine, text) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', (toast) => toasts.push(toast.text));
    add.mockRejectedValue(failure(0, 'CALL.TIMED_OUT'));
    show({}, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    await waitFor(() => expect(toasts).toEqual([text]));
    stop();
  });

  it('is not offered when the choice cannot be had', () => {
    show({ breakup: aBreakup({ available: false }) });
    expect(
      screen.getByRole('button', { name: 'Not available in this option' }).hasAttribute('disabled'),
    ).toBe(true);
  });
});

describe('what it is a month', () => {
  it('is there with the price, and its plans are asked for with the first tap', async () => {
    get.mockResolvedValue(
      answer({
        amount_paise: 2_146_000,
        reach: 'within',
        minimum_paise: 1_500_000,
        maximum_paise: 15_000_000,
        from_paise: 364_756,
        results: [
          {
            plan_id: 'udaya-6-2026',
            lender: 'udaya',
            lender_name: 'Udaya Bank',
            lender_name_hi: 'उदय बैंक',
            lender_kind: 'bank',
            months: 6,
            annual_rate_bp: 1_400,
            instalment_paise: 364_756,
            last_instalment_paise: 364_756,
            interest_paise: 4_253,
            processing_fee_paise: 0,
            total_paise: 2_188_536,
          },
        ],
      }),
    );
    show({
      breakup: aBreakup({ special_price_paise: 2_146_000, emi_from_paise: 364_756, emi_from_months: 6 }),
    });
    const line = screen.getByRole('button', { name: 'EMI from ₹3,648 a month for 6 months' });
    expect(get).not.toHaveBeenCalled();
    await userEvent.click(line);
    const sheet = within(await screen.findByRole('dialog', { name: 'Pay by EMI' }));
    expect(await sheet.findByRole('heading', { name: 'Udaya Bank' })).toBeTruthy();
    // Whole rupees, in every row.
    expect(sheet.getByText('₹3,648 a month')).toBeTruthy();
    expect(sheet.queryByText(/₹[\d,]+\.\d/)).toBeNull();
    expect(get.mock.calls.map(([path, options]) => [path, options?.query])).toEqual([
      ['emi/emi/plans/', { amount: '21460.00' }],
    ]);
  });

  it('is not said of what is not lent for', () => {
    show();
    expect(screen.queryByText(/EMI/)).toBeNull();
  });
});

describe('words for the piece', () => {
  const write = async (words: string) => {
    await userEvent.click(screen.getByText('Add an engraving', { exact: false }));
    await userEvent.type(screen.getByLabelText(/^Engraving \(up to 15 letters\)/), words);
  };

  it('go into the bag with it, and a ready piece with words is one made for its shopper', async () => {
    add.mockResolvedValue(undefined);
    show({ breakup: aBreakup({ stock: 2, lead_days: 1 }) }, '12');
    expect(screen.getByText('Ready to ship')).toBeTruthy();
    const plain = screen.getByText(/^Delivered by/).textContent;
    await write('Asha  ♥');
    expect(screen.queryByText('Ready to ship')).toBeNull();
    expect(screen.getByText('Made to order')).toBeTruthy();
    expect(screen.getByText(/^Delivered by/).textContent).not.toBe(plain);
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    expect(add.mock.calls[0]?.[0]).toMatchObject({ engraving: 'Asha ♥' });
    await userEvent.type(screen.getByLabelText(/^Engraving/), ' R');
    expect(screen.getByRole('button', { name: 'Add to bag' })).toBeTruthy();
  });

  it('that cannot be cut are told, and nothing is bought without them', async () => {
    show({}, '12');
    await write('<script>');
    const field = screen.getByLabelText(/^Engraving/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText(/^Please use up to 15 letters or digits/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    expect(add).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('are not asked for where there is no room', () => {
    const { engraving: _room, ...options } = aProduct().options;
    show({ options });
    expect(screen.queryByText('Add an engraving', { exact: false })).toBeNull();
  });
});

describe('a metal whose pictures are being made', () => {
  it('leaves an open dialog alone when its picture arrives', async () => {
    let arrive: () => void = () => undefined;
    jest.spyOn(globalThis, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve(new Response(null, { headers: { 'x-picture': 'final' } }));
      }),
    );
    get.mockReturnValue(new Promise(() => undefined));
    // What came with the release has a colour of its own.
    show({
      gallery: aProduct().gallery.map((picture) => ({
        ...picture,
        ...(picture.colour === 'yellow' && { tint: 'e5ded0' }),
      })),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Rose gold' }));
    expect(screen.getByText(/No picture in rose gold yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try it on' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Actual size' }));
    const dialog = await screen.findByRole('dialog', { name: /^Actual size/ });
    const card = within(dialog).getByRole('img', { name: 'Drawn bank card' });
    const strip = screen.getByRole('list', { name: 'Product pictures', hidden: true });
    arrive();
    await waitFor(() => expect(screen.queryByText(/No picture/)).toBeNull());
    expect(card.isConnected).toBe(true);
    expect(screen.getByRole('dialog', { name: /^Actual size/ })).toBe(dialog);
    // The strip begins again.
    expect(strip.isConnected).toBe(false);
  });
});

describe('product page', () => {
  it('tells the others that it was looked at', () => {
    const seen: number[] = [];
    const stop = bus.on('catalogue.product.viewed', ({ productId }) => seen.push(productId));
    show();
    expect(seen).toEqual([1042]);
    stop();
  });

  it('shows the pictures of the chosen metal', () => {
    show({ breakup: aBreakup({ colour: 'rose' }) });
    const pictures = screen.getByRole('list', { name: 'Product pictures' });
    expect(
      within(pictures)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('src')),
      // The views not drawn yet are not offered; the first has the place, and says what it waits for.
    ).toEqual(['/media/designs/1042/hero-rose-515-0123456789abcd']);
  });
});
