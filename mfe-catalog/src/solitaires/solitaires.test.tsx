import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { METAL_COLOURS, SOLITAIRE_CHOICES, type SolitaireChoice } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { bagStore } from '@suvarna/stores';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import config from '../../remote.config.ts';
import { aProduct, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { builderPath, readAsked, withChoice, type Asked } from './asked.model.ts';
import { head, load, Page } from './builder.page.tsx';
import { someSolitaires } from './solitaires.fixtures.ts';
import en from '../locales/en/solitaires.json' with { type: 'json' };

const HERE = '/jewellery/solitaires/build/';
const SET = aProduct({ category: 'solitaires', product_title: 'Solitaire Ring' });
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const reader = (detail: unknown = SET) =>
  fakeApi({ 'product/solitaires/': someSolitaires(), 'product/product/': () => detail });

async function read(query: string, from = reader()) {
  const visit = aVisit(HERE + query, from);
  const loaded = await load(visit);
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return { data: loaded.data, visit };
}
async function show(query = '', from = reader()): Promise<void> {
  const { data, visit } = await read(query, from);
  render(inRemote(<Page data={data} route={visit} />));
}

let get: jest.SpiedFunction<typeof api.get>;
beforeEach(() => {
  window.history.replaceState({}, '', HERE);
  get = jest
    .spyOn(api, 'get')
    .mockImplementation((path) =>
      Promise.resolve(answer(path === 'product/product/' ? SET : someSolitaires())),
    );
});

describe('the true size of what is built', () => {
  it('is shown on the screen for a ring, and a size found there is the size that is chosen', async () => {
    await show('?design=101');
    await userEvent.click(screen.getByRole('button', { name: 'Try it on' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Actual size' }));
    const dialog = await screen.findByRole('dialog', { name: 'Actual size: Solitaire Ring' });
    expect(within(dialog).getByRole('img', { name: 'Drawn bank card' })).toBeTruthy();
  });

  it('is shown for studs and pendants as well, with nothing about sizes of rings', async () => {
    const { sizes: _sizes, ...options } = SET.options;
    await show('?design=101', reader({ ...SET, options: { ...options, sizes: [], size_required: false } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try it on' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Actual size' }));
    const dialog = await screen.findByRole('dialog', { name: /^Actual size:/ });
    expect(within(dialog).getByRole('img', { name: 'Drawn bank card' })).toBeTruthy();
    expect(within(dialog).queryByText('What is your ring size?')).toBeNull();
  });
});

describe('the address of the builder', () => {
  it('says all that was chosen, and is read as it was written', () => {
    const kinds = Object.keys(SOLITAIRE_CHOICES) as SolitaireChoice[];
    const asked = fc.record(
      {
        ...Object.fromEntries(kinds.map((kind) => [kind, fc.constantFrom(...SOLITAIRE_CHOICES[kind])])),
        karat: fc.constantFrom(14, 18, 22),
        colour: fc.constantFrom(...METAL_COLOURS),
        page: fc.integer({ min: 2, max: 99 }),
        design: fc.integer({ min: 1, max: 999_999_999 }),
        size: fc.constantFrom('12', '14.5'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Asked>;
    fc.assert(
      fc.property(asked, (wanted) => {
        expect(readAsked(new URL(builderPath(wanted), 'https://shop.example').searchParams)).toEqual(wanted);
      }),
    );
  });

  it('reaches the server whole: the route takes each of its words', () => {
    const route = config.routes.find(({ path }) => path === HERE);
    expect(new Set(route && 'query' in route ? route.query : [])).toEqual(
      new Set([...Object.keys(SOLITAIRE_CHOICES), 'karat', 'colour', 'page', 'design', 'size']),
    );
  });

  it('leaves out what is no word of ours, and begins a new choice at its first page', () => {
    const query = new URLSearchParams('shape=square&carat=9&karat=24&colour=&design=-1&page=0&size=<b>');
    expect(readAsked(query)).toEqual({});
    expect(builderPath({})).toBe(HERE);
    expect(withChoice({ shape: 'oval', page: 3, design: 7 }, { shape: '', grade: 'G-H' })).toEqual({
      grade: 'G-H',
      design: 7,
    });
  });
});

describe('the builder', () => {
  it('is a form that sends itself, and offers only what is made', async () => {
    await show();
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', HERE]);
    const shapes = within(screen.getByRole('group', { name: en.shape }));
    expect(shapes.getByRole<HTMLInputElement>('radio', { name: /^Oval/ }).disabled).toBe(false);
    expect(shapes.getByRole<HTMLInputElement>('radio', { name: /^Pear/ }).disabled).toBe(true);
    expect(shapes.getByText('from ₹22,454 (1)')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lotus Bloom Ring/ }).getAttribute('href')).toBe(
      `${HERE}?design=1042`,
    );
  });

  it('has the cut of a round diamond as a choice, and says of another shape how it is polished', async () => {
    await show();
    const cuts = screen.getByRole('group', { name: en.cut });
    expect(
      within(cuts)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([en.any, ...['Excellent', 'Very good', 'Good'].map((grade) => grade + en.none)]);
    expect(cuts.getAttribute('aria-describedby')).toBe('cut-note');
    expect(screen.getByText(en['cut-note'])).toBeTruthy();
    expect(screen.getByText(/^Oval, .*, Polish and symmetry: Very good$/)).toBeTruthy();
  });

  it('says of the piece that was chosen its cut and its laboratory, and nothing where nobody stated them', async () => {
    const [diamond] = SET.certificate?.diamonds ?? [];
    if (!diamond) throw new Error('no diamonds');
    const certificate = { diamonds: [{ ...diamond, cut: 'excellent' }], laboratory: 'IGI', number: null };
    await show('?design=1042&cut=excellent', reader({ ...SET, certificate }));
    for (const said of ['Cut: Excellent', 'Certificate by IGI']) expect(screen.getByText(said)).toBeTruthy();
    cleanup();
    await show('?design=1042');
    expect(screen.queryByText(/^Cut: |^Certificate by /)).toBeNull();
  });

  it.each([
    ['en', 1, 'See 1 design', '1 design found.'],
    ['en', 2, 'See 2 designs', '2 designs found.'],
    ['hi', 1, '1 डिज़ाइन देखें', '1 डिज़ाइन मिला।'],
    ['hi', 2, '2 डिज़ाइन देखें', '2 डिज़ाइन मिले।'],
  ] as const)('counts pieces in words that fit their number (%s, %i)', async (locale, count, see, said) => {
    const from = fakeApi({ 'product/solitaires/': someSolitaires({ count }), 'product/product/': () => SET });
    const { data, visit } = await read('', from);
    render(inRemote(<Page data={data} route={visit} />, locale));
    expect(screen.getByRole('link', { name: see })).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('reads each choice at once, and its address follows', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: /^Oval/ }));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    expect(get.mock.calls[0]?.[1]?.query).toEqual({ shape: 'oval' });
    expect(window.location.search).toBe('?shape=oval');
  });

  it('goes back to what is shown where a choice could not be read, which can be chosen again', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
    await show();
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await userEvent.click(radio(/^Oval/));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    get.mockRejectedValueOnce(failure(503, 'SERVICE.FAILED'));
    await userEvent.click(radio(/^14 karat/));
    await waitFor(() => expect(toasts).toEqual([en.failed]));
    await waitFor(() => expect([radio(/^14 karat/).checked, radio(/^Oval/).checked]).toEqual([false, true]));
    expect(window.location.search).toBe('?shape=oval');
    await userEvent.click(radio(/^14 karat/));
    await waitFor(() => expect(get.mock.lastCall?.[1]?.query).toEqual({ shape: 'oval', karat: 14 }));
    expect(window.location.search).toBe('?shape=oval&karat=14');
    stop();
  });

  it('keeps the focus where its link went: to the bag, and to the stones of the last page', async () => {
    const pages = (page: number) => someSolitaires({ page, pages: 2 });
    const from = fakeApi({ 'product/solitaires/': pages(1), 'product/product/': () => SET });
    bagStore.setState({ add: () => Promise.resolve() });
    await show('?design=1042&size=12', from);
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    const bag = await screen.findByRole('link', { name: 'Go to bag' });
    expect(document.activeElement).toBe(bag);
    get.mockImplementation((path) => Promise.resolve(answer(path === 'product/product/' ? SET : pages(2))));
    await userEvent.click(screen.getByRole('link', { name: /Next/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Next/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: en.settings }));
  });

  it('shows the piece that was chosen with its price, row by row, and asks for its size', async () => {
    await show('?design=1042&colour=white');
    expect(screen.getByRole('heading', { level: 2, name: 'Solitaire Ring' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Grand total/ }).textContent).toContain('₹22,454');
    await userEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
    expect(screen.getByLabelText('Size').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: en['to-page'] }).getAttribute('href')).toContain(
      '_product_1042/',
    );
  });

  it.each([
    ['is gone', failure(404, 'CATALOGUE.PRODUCT_NOT_FOUND')],
    ['is not made so', failure(400, 'BAG.OPTION_UNAVAILABLE')],
  ])('says so where a design %s', async (_what, error) => {
    await show('?design=7&karat=14', reader(Promise.reject(error)));
    expect(screen.getByText(en.gone)).toBeTruthy();
  });

  it('builds no other kind of piece', async () => {
    expect((await read('?design=1042', reader(aProduct({ category: 'rings' })))).data.chosen).toBeNull();
  });

  it('is indexed once, whatever is chosen', async () => {
    const { data, visit } = await read('?shape=oval');
    const about = head(data, visit, (key) => key);
    expect([about.canonical, about.noindex]).toEqual([HERE, true]);
  });
});
