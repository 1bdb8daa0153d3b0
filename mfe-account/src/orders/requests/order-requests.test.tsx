import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api as client } from '@suvarna/api-client';
import type { OrderDetails, OrderRequest } from '@suvarna/contracts/orders';
import { heldBack } from '@suvarna/testing/held-back';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../../remote-context.fixtures.ts';
import { Page } from '../order.page.tsx';
import { anOrder } from '../orders.fixtures.ts';

const DETAILS = 'order/order/details/';
const RETURN = 'order/order/return_request/';
const RESIZE = 'order/order/resize_request/';
const CLAIM = 'order/order/claim/';
const RING = '11111111-1111-4111-8111-111111111111';
const BAND = '22222222-2222-4222-8222-222222222222';
const CHAIN = '33333333-3333-4333-8333-333333333333';
const reasons = { results: [{ reason_id: 4, label: 'It does not fit', label_hi: 'सही नहीं बैठता' }] };
const sizes = {
  options: {
    sizes: [
      { id: '12', label: '12 (51.9 mm)', in_stock: true },
      { id: '14', label: '14 (54 mm)', in_stock: false },
    ],
  },
};
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const line = (id: string, title: string, titleHi: string, size: string) => ({
  ...anOrder().lines[0],
  item_id: id,
  quantity: 1,
  size,
  productDetails: { product_title: title, title_hi: titleHi, url: '/x/', images: { product_images: [] } },
});
const one = anOrder().lines;
const three = [
  line(RING, 'Amara Ring', 'अमारा अंगूठी', '12'),
  line(BAND, 'Tara Band', 'तारा बैंड', '12'),
  line(CHAIN, 'Nila Chain', 'नीला चेन', ''),
] as unknown as OrderDetails['lines'];
const can = { retry_payment: false, cancel: false, return: true, invoice: true, resize: true, claim: true };
const aRequest = (change: Partial<OrderRequest>): OrderRequest => ({
  request_id: 'r-1',
  kind: 'claim',
  state: 'open',
  state_note: '',
  reason_id: 4,
  items: [{ item_id: RING }],
  photos: 0,
  created_at: '2026-11-20T08:00:00Z',
  ...change,
});

/** The page of a delivered order. */
function open(
  order: Partial<OrderDetails> = {},
  more: Parameters<typeof answers>[0] = {},
  locale: Locale = 'en',
) {
  signedIn();
  const api = answers({
    [DETAILS]: () => anOrder({ state: 'delivered', can, requests: [], lines: three, ...order }),
    'order/order/reasons/': () => reasons,
    'product/product/': () => sizes,
    ...more,
  });
  show(<Page data={null} route={routeOf('', { order_no: 'SV-100200' })} />, locale);
  return api;
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  // With what it asks the store for.
  await act(() => {
    fireEvent.click(button);
    return Promise.resolve();
  });
}
const tick = (name: string): void => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
};
const ticked = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent ?? '');
async function because(): Promise<void> {
  await screen.findByRole('option', { name: 'It does not fit' });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
}

describe('a return that nobody has picked up', () => {
  const WITHDRAW = 'order/order/return_withdraw/';
  const waiting = {
    state: 'return_requested',
    return_until: '2026-12-05',
    can: { ...can, return: false, withdraw_return: true },
    requests: [aRequest({ kind: 'return' })],
  } as const;

  it('is taken back after a question, and the page says so', async () => {
    let isTaken = false;
    const { calls } = open(
      {},
      {
        [DETAILS]: () =>
          anOrder({
            lines: three,
            ...waiting,
            ...(isTaken && {
              state: 'return_withdrawn',
              can,
              requests: [aRequest({ kind: 'return', state: 'withdrawn' })],
            }),
          } as Partial<OrderDetails>),
        [WITHDRAW]: () => {
          isTaken = true;
          return {};
        },
      },
    );
    await press('Cancel return');
    expect(calls(WITHDRAW)).toEqual([]);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/until 5 Dec/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel return' }));
    const said = await screen.findByText('Return cancelled. You keep the pieces.');
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(calls(WITHDRAW)).toEqual([{ order_no: 'SV-100200' }]);
    expect((await screen.findAllByText('Return cancelled')).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Cancel return' })).toBeNull();
    // Its piece may be sent back after all.
    await press('Return order');
    expect(ticked()).toHaveLength(3);
  });

  it('that was picked up meanwhile says so, in Hindi too', async () => {
    open(
      waiting as unknown as Partial<OrderDetails>,
      {
        [WITHDRAW]: () => {
          throw refusal(409, 'ORDER.STATE_CONFLICT');
        },
      },
      'hi',
    );
    await press('वापसी रद्द करें');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'वापसी रद्द करें' }));
    expect(await screen.findByText(/गहने लिए जा चुके हैं/)).toBeTruthy();
    expect(heard.toasts).toEqual([]);
  });

  it('that could not be taken back tells it to who has closed the question, too', async () => {
    let fail = (_why: Error): void => undefined;
    const { calls } = open(waiting as unknown as Partial<OrderDetails>, {
      [WITHDRAW]: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    });
    await press('Cancel return');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel return' }));
    fireEvent.click(dialog.getAllByRole('button', { name: 'Keep' }).at(-1) as HTMLElement);
    await waitFor(() => expect(calls(WITHDRAW)).toHaveLength(1));
    await act(async () => fail(refusal(409, 'ORDER.STATE_CONFLICT')));
    await waitFor(() =>
      expect(heard.toasts).toEqual([
        expect.stringContaining('The pieces were already picked up, or the order has changed'),
      ]),
    );
  });
});

describe('sending pieces back', () => {
  it('begins with all of them, and sends those that are left chosen', async () => {
    const { calls } = open({}, { [RETURN]: () => ({}) });
    const post = jest.spyOn(client, 'post');
    await press('Return order');
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Return order' }));
    expect(ticked()).toEqual(['Amara Ring · Size 12', 'Tara Band · Size 12', 'Nila Chain']);
    tick('Tara Band · Size 12');
    await because();
    await press('Send request');
    await waitFor(() =>
      expect(calls(RETURN)).toEqual([{ order_no: 'SV-100200', item_ids: [RING, CHAIN], reason_id: 4 }]),
    );
    expect(post.mock.lastCall?.[2]?.idempotencyKey).toBeDefined();
  });

  it('asks where the money is to go when it may become credits, and says what that means', async () => {
    const { calls } = open({ can: { ...can, refund_as_credits: true } }, { [RETURN]: () => ({}) });
    await press('Return order');
    await because();
    const where = screen.getByLabelText('Where should we send your refund?');
    expect(screen.getByText('Banks take up to a week to show it.')).toBeTruthy();
    fireEvent.change(where, { target: { value: 'credits' } });
    expect(screen.getByText(/^Available as soon as the refund is approved/)).toBeTruthy();
    await press('Send request');
    await waitFor(() => expect(calls(RETURN)).toEqual([expect.objectContaining({ refund_to: 'credits' })]));
  });

  it('says so when none is chosen, where it is missing', async () => {
    const { calls } = open({}, { [RETURN]: () => ({}) });
    await press('Return order');
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    await because();
    await heldBack(() => fireEvent.click(screen.getByRole('button', { name: 'Send request' })));
    expect(screen.getByText('Please choose at least one piece.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    expect(calls(RETURN)).toEqual([]);
    tick('Nila Chain');
    expect(screen.queryByText('Please choose at least one piece.')).toBeNull();
  });

  it.each([
    ['en', 'Return order', 'Your open fault report for this piece will be cancelled', 'Cancelled'],
    ['hi', 'ऑर्डर वापस करें', 'वापसी के साथ इस गहने की ख़राबी का आपका अनुरोध भी रद्द हो', 'रद्द किया गया'],
  ] as const)(
    'offers no piece that the store works on, and says what a return takes back (%s)',
    async (locale, button, along, state) => {
      open(
        {
          requests: [
            aRequest({ state: 'accepted' }),
            aRequest({ request_id: 'r-2', state: 'open', items: [{ item_id: BAND }] }),
            aRequest({ request_id: 'r-3', state: 'withdrawn', items: [{ item_id: CHAIN }] }),
          ],
        },
        {},
        locale,
      );
      expect(await screen.findByText(state)).toBeTruthy();
      await press(button);
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
      expect(screen.getByText(along, { exact: false })).toBeTruthy();
      fireEvent.click(boxes[0] as HTMLInputElement);
      expect(screen.queryByText(along, { exact: false })).toBeNull();
    },
  );
});

describe('another size', () => {
  it('is asked for the chosen pieces, in a size they do not have', async () => {
    let state: OrderRequest[] = [];
    const { calls } = open(
      {},
      {
        [DETAILS]: () => anOrder({ state: 'delivered', can, lines: three, requests: state }),
        [RESIZE]: () => {
          state = [aRequest({ kind: 'resize', items: [{ item_id: BAND, size: '14' }] })];
          return {};
        },
      },
    );
    await press('Request another size');
    // The chain has no size to change.
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(ticked()).toEqual([]);
    tick('Tara Band · Size 12');
    await screen.findByRole('option', { name: '14 (54 mm)' });
    expect(screen.queryByRole('option', { name: '12 (51.9 mm)' })).toBeNull();
    await because();
    await press('Send request');
    expect(await screen.findByText('Please choose the new size.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('New size for Tara Band'), { target: { value: '14' } });
    await press('Send request');
    const said = await screen.findByText("Thank you. We've received your request for another size.");
    expect(document.activeElement).toBe(said);
    expect(calls(RESIZE)).toEqual([
      { order_no: 'SV-100200', items: [{ item_id: BAND, size: '14' }], reason_id: 4 },
    ]);
    expect(
      within(await screen.findByRole('region', { name: 'Your requests' })).getByText('Tara Band in size 14'),
    ).toBeTruthy();
    expect(said.isConnected).toBe(true);
  });

  it('needs no choice of pieces where there is one, and reads the sizes again when they could not be read', async () => {
    let fails = true;
    open(
      { lines: one },
      {
        'product/product/': () => {
          if (fails) throw refusal(503, 'SERVICE.UNAVAILABLE');
          return sizes;
        },
      },
    );
    await press('Request another size');
    expect(await screen.findByText(/We couldn't load the sizes/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('option', { name: '14 (54 mm)' })).toBeTruthy();
  });

  it.each([
    [400, 'ORDER.WARRANTY_OVER', /The warranty on this order has ended/],
    [400, 'ORDER.SIZE_UNAVAILABLE', /This size isn't available/],
    [409, 'ORDER.STATE_CONFLICT', /There's already a request for this piece, or the order has/],
    [0, 'CALL.UNREACHABLE', /You're offline/],
    [500, 'SERVICE.FAILED', 'Something went wrong'],
  ])('that is answered %i %s says why, and keeps what was typed', async (status, code, text) => {
    open(
      { lines: one },
      {
        [RESIZE]: () => {
          throw refusal(status, code);
        },
      },
    );
    await press('Request another size');
    await screen.findByRole('option', { name: '14 (54 mm)' });
    fireEvent.change(screen.getByLabelText('New size for Amara Ring'), { target: { value: '14' } });
    await because();
    fireEvent.change(screen.getByLabelText('Anything else? (optional)'), { target: { value: 'Too tight' } });
    await press('Send request');
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
    for (const [label, value] of [
      ['New size for Amara Ring', '14'],
      ['Reason', '4'],
      ['Anything else? (optional)', 'Too tight'],
    ] as const)
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  });

  it('gives the focus back to its button when it is not wanted any more', async () => {
    open();
    await press('Request another size');
    await press('Not now');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Request another size' }));
  });
});

describe('a fault', () => {
  /** A browser that can draw every file whose name does not say otherwise. */
  function draws(): void {
    Object.assign(globalThis, {
      createImageBitmap: (file: File) =>
        file.name === 'notes.txt'
          ? Promise.reject(new Error('no picture'))
          : Promise.resolve({ width: 4000, height: 3000, close: () => undefined }),
    });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
    let count = 0;
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      count += 1;
      done(new Blob([`photo ${count}`], { type: 'image/jpeg' }));
    });
  }
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
  async function choose(...names: string[]): Promise<void> {
    fireEvent.change(screen.getByLabelText('Add photos (optional)'), {
      target: { files: names.map((name) => new File(['x'], name)) },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Preparing the photos…' })).toBeNull());
  }

  it('is reported with photos, which are drawn anew and can be taken out again', async () => {
    draws();
    const { calls } = open({}, { [CLAIM]: () => ({}) });
    await press('Report a fault');
    expect(ticked()).toEqual([]);
    tick('Nila Chain');
    await because();
    await choose('at-home.jpg', 'clasp.jpg');
    expect(await screen.findByText('2 of 3 photos added')).toBeTruthy();
    await press('Remove photo 1');
    expect(document.activeElement).toBe(screen.getByLabelText('Add photos (optional)'));
    expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
    await press('Send request');
    const said = await screen.findByText("Thank you for telling us. We'll check the fault and contact you.");
    expect(document.activeElement).toBe(said);
    expect(calls(CLAIM)).toEqual([
      {
        order_no: 'SV-100200',
        item_ids: [CHAIN],
        reason_id: 4,
        photos: [{ media_type: 'image/jpeg', data: btoa('photo 2') }],
      },
    ]);
  });

  it('takes three photos, and says which it cannot take', async () => {
    draws();
    open();
    await press('Report a fault');
    await choose('notes.txt');
    expect(await screen.findByText(/We couldn't open this picture/)).toBeTruthy();
    expect(screen.getByLabelText('Add photos (optional)').getAttribute('aria-invalid')).toBe('true');
    await choose('1.jpg', '2.jpg', '3.jpg', '4.jpg');
    expect(await screen.findByText('You can add up to 3 photos.')).toBeTruthy();
    expect(await screen.findByText('3 of 3 photos added')).toBeTruthy();
  });

  it('says that a photo was refused', async () => {
    open(
      { lines: one },
      {
        [CLAIM]: () => {
          throw refusal(400, 'ORDER.PHOTO_INVALID');
        },
      },
    );
    await press('Report a fault');
    await because();
    await press('Send request');
    expect(await screen.findByText(/We couldn't use one of the photos/)).toBeTruthy();
  });
});

describe('what may be asked for', () => {
  it('is what the order says, and nothing besides', async () => {
    open({ can: { ...can, return: false, resize: false, claim: false } });
    await screen.findByRole('link', { name: 'Amara Ring' });
    for (const name of ['Return order', 'Request another size', 'Report a fault'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Your requests')).toBeNull();
  });

  it('is not what is on its way back', async () => {
    open({
      state: 'return_requested',
      can: { ...can, return: false },
      requests: [aRequest({ kind: 'return', state: 'open', items: [{ item_id: RING }, { item_id: BAND }] })],
    });
    await press('Report a fault');
    expect(ticked()).toEqual(['Nila Chain']);
    await press('Not now');
    expect(screen.queryByRole('button', { name: 'Request another size' })).toBeNull();
  });
});

describe('a return that came to its end', () => {
  const rejected = aRequest({ kind: 'return', state: 'declined', items: [{ item_id: RING }] });
  const done = aRequest({ request_id: 'r-9', kind: 'return', state: 'done', items: [{ item_id: BAND }] });

  it('leaves the other pieces to another one, and what was kept to claims', async () => {
    open({ state: 'refunded', requests: [rejected, done] });
    await press('Return order');
    expect(ticked()).toEqual(['Nila Chain']);
    await press('Keep order');
    await press('Report a fault');
    expect(screen.getAllByRole('checkbox').length).toBe(2);
  });

  it('says how', async () => {
    open({ state: 'refunded', requests: [rejected, done] });
    const list = within(await screen.findByRole('region', { name: 'Your requests' }));
    expect(list.getByText('Return declined')).toBeTruthy();
    expect(list.getByText('Refunded')).toBeTruthy();
  });
});

describe('requests', () => {
  const asked = [
    aRequest({ kind: 'cancel', state: null, items: [] }),
    aRequest({ request_id: 'r-2', state: 'declined', state_note: 'A scratch from wearing' }),
    aRequest({
      request_id: 'r-3',
      kind: 'resize',
      state: 'accepted',
      items: [{ item_id: BAND, size: '14' }],
    }),
    aRequest({ request_id: 'r-4', kind: 'return', state: 'open', items: [{ item_id: CHAIN }] }),
  ];

  it('are listed, the newest first: what, which pieces, since when, and how far', async () => {
    open({ state: 'return_requested', requests: asked });
    const list = within(await screen.findByRole('region', { name: 'Your requests' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ReturnNila ChainSent on .*Return requested$/),
      expect.stringMatching(/^Another sizeTara Band in size 14Sent on .*Accepted: we'll collect the piece$/),
      expect.stringMatching(/^FaultAmara RingSent on .*DeclinedA scratch from wearing$/),
    ]);
  });

  it('and their forms speak Hindi', async () => {
    open({ requests: asked.slice(0, 3) }, {}, 'hi');
    const list = within(await screen.findByRole('region', { name: 'आपके अनुरोध' }));
    expect(list.getByText('तारा बैंड, साइज़ 14 में')).toBeTruthy();
    expect(list.getByText('अस्वीकार')).toBeTruthy();
    await press('ख़राबी बताएँ');
    expect(screen.getByRole('group', { name: 'कौन-से गहने?' })).toBeTruthy();
    expect(await screen.findByRole('option', { name: 'सही नहीं बैठता' })).toBeTruthy();
    await press('अनुरोध भेजें');
    expect(await screen.findByText('कृपया कम-से-कम एक गहना चुनें।')).toBeTruthy();
  });
});
