import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { priceVersion, type ProductDetail } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { compareTexts } from '#texts/compare';
import { diamondsTexts } from '#texts/diamonds';
import { CatalogCard } from '../cards/catalog-card.tsx';
import { toCardView } from '../cards/card.model.ts';
import { aBreakup, aCard, aProduct, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { en as texts } from '../texts.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { loadCompare } from './compare.api.ts';
import { rowsOf, toCompareView } from './compare.model.ts';
import { CompareLater } from './compare-later.tsx';
import { Page } from './compare.page.tsx';
import { comparedIds, keepCompared, readIds, toggleCompared } from './compared.ts';
import en from '../locales/en/compare.json' with { type: 'json' };

const t = translateFrom('en', 'catalog', texts);
const LOTUS = aProduct();
const LEAF = aProduct({
  product_id: 1043,
  product_title: 'Leaf Ring',
  url: '/jewellery/rings/leaf-ring_product_1043/',
  design_code: 'RG01043',
  stones: [],
  breakup: aBreakup({ product_id: 1043, gross_weight_mg: 3_000, special_price_paise: 3_000_000 }),
});
const view = (...designs: readonly ProductDetail[]) =>
  toCompareView(designs, { locale: 'en', asked: designs.length });

let visits: string[];
let toasts: string[];
let stop: (() => void)[];

beforeEach(() => {
  [visits, toasts] = [[], []];
  stop = [
    bus.on('navigation.visit.requested', ({ to }) => visits.push(to)),
    bus.on('toast.message.requested', ({ text }) => toasts.push(text)),
  ];
});
afterEach(() => {
  cleanup();
  for (const end of stop) end();
  keepCompared([]);
  jest.restoreAllMocks();
});

const show = (path: string, ...designs: readonly ProductDetail[]) =>
  render(inRemote(<Page data={view(...designs)} route={aVisit(path, fakeApi({}))} />));

describe('the list of a browser', () => {
  it('holds four designs at most, each once, and reads nothing that is no id', () => {
    expect(readIds('1042,0,x,1042,-3,1e3,7,8,9,10,11')).toEqual([1042, 7, 8, 9]);
    for (const id of [1, 2, 3, 4]) expect(toggleCompared(id)).toBe(true);
    expect(toggleCompared(5)).toBe(false);
    expect(comparedIds()).toEqual([1, 2, 3, 4]);
    expect(toggleCompared(2)).toBe(true);
    expect(comparedIds()).toEqual([1, 3, 4]);
  });
});

describe('what is compared', () => {
  it('leaves out designs that are no longer sold, and says so', async () => {
    const reader = fakeApi({
      'product/product/': ({ product_id }: { product_id: number }) =>
        product_id === 1042 ? LOTUS : Promise.reject(failure(404, 'CATALOGUE.PRODUCT_NOT_FOUND')),
    });
    const loaded = await loadCompare(aVisit('/compare/?ids=1042,999', reader));
    if (loaded.kind !== 'data') throw new Error(loaded.kind);
    expect(loaded.data.designs.map(({ id }) => id)).toEqual([1042]);
    expect(loaded.data.isShort).toBe(true);
    render(inRemote(<Page data={loaded.data} route={aVisit('/compare/?ids=1042,999', reader)} />));
    expect(screen.getByRole('status').textContent).toBe(en.gone);
  });

  it('is never priced by two versions: a publication in the middle is read again', async () => {
    let reads = 0;
    const reader = fakeApi({
      'product/product/': ({ product_id }: { product_id: number }) => {
        reads += 1;
        const rate_version = reads === 1 ? 14 : 15;
        return { ...LOTUS, product_id, rate_version };
      },
    });
    const loaded = await loadCompare(aVisit('/compare/?ids=1042,1043', reader));
    if (loaded.kind !== 'data') throw new Error(loaded.kind);
    expect(loaded.data.rateVersion).toBe(priceVersion({ ...LOTUS, rate_version: 15 }));
    expect(reads).toBe(4);
  });

  it('marks the rows that differ, and leaves out what none of them has', () => {
    const rows = rowsOf(view(LOTUS, LEAF).designs, {
      compareT: compareTexts('en'),
      t,
      diamonds: diamondsTexts('en'),
    });
    const told = Object.fromEntries(rows.map(({ id, cells, differs }) => [id, { cells, differs }]));
    expect(told['gross']).toEqual({ cells: [['2.312 g'], ['3.000 g']], differs: true });
    expect(told['stones']?.cells[1]).toEqual([]);
    expect(told['metal']?.differs).toBe(false);
    expect(told['part-making']?.cells).toEqual([['₹3,534'], ['₹3,534']]);
    expect(told['part-other']).toBeUndefined();
  });

  it('says how the diamonds are cut and who certifies them, where it is stated', () => {
    const tell = (...designs: readonly ProductDetail[]) =>
      rowsOf(view(...designs).designs, { compareT: compareTexts('en'), t, diamonds: diamondsTexts('en') });
    const cells = (rows: ReturnType<typeof tell>, wanted: string) =>
      rows.find(({ id }) => id === wanted)?.cells;
    const [round] = LOTUS.certificate?.diamonds ?? [];
    if (!round) throw new Error('no diamonds');
    const certified = aProduct({
      certificate: {
        diamonds: [
          { ...round, shape: 'pear', finish: 'good' },
          { ...round, cut: 'excellent' },
        ],
        laboratory: 'SGL',
        number: null,
      },
    });
    const rows = tell(certified, LEAF);
    expect(cells(rows, 'cut')).toEqual([['Polish and symmetry: Good', 'Cut: Excellent'], []]);
    expect(cells(rows, 'laboratory')).toEqual([['SGL'], []]);
    const unstated = tell(LOTUS, LEAF);
    expect([cells(unstated, 'cut'), cells(unstated, 'laboratory')]).toEqual([undefined, undefined]);
  });
});

describe('the page', () => {
  it('says in words which rows differ, and links each design and the others without it', () => {
    show('/compare/?ids=1042,1043', LOTUS, LEAF);
    const columns = screen.getAllByRole('columnheader');
    expect(columns).toHaveLength(3);
    const [, first] = columns;
    if (first === undefined) throw new Error('no column');
    expect(within(first).getByRole('link', { name: 'Lotus Bloom Ring' }).getAttribute('href')).toBe(
      LOTUS.url,
    );
    expect(
      within(first)
        .getByRole('link', { name: 'Remove Lotus Bloom Ring from comparison' })
        .getAttribute('href'),
    ).toBe('/compare/?ids=1043');
    expect(screen.getByRole('rowheader', { name: /Gross weight/ }).textContent).toContain(en.differs);
    expect(screen.getByRole('rowheader', { name: 'Metal' }).textContent).not.toContain(en.differs);
    expect(visits).toEqual([]);
  });

  it('joins what a product page adds to what is kept', async () => {
    keepCompared([1043]);
    show('/compare/?add=1042', LOTUS);
    await waitFor(() => expect(visits).toEqual(['/compare/?ids=1043,1042']));
    expect(comparedIds()).toEqual([1043, 1042]);
  });

  it('takes no fifth design, and says that the list is full', async () => {
    keepCompared([1, 2, 3, 4]);
    show('/compare/?add=1042', LOTUS);
    await waitFor(() => expect(visits).toEqual(['/compare/?ids=1,2,3,4']));
    expect(toasts).toEqual(['You can compare up to 4 designs. Remove one first.']);
  });

  it('leaves what is kept alone when somebody else’s comparison is opened', () => {
    keepCompared([7]);
    show('/compare/?ids=1042', LOTUS);
    expect(comparedIds()).toEqual([7]);
    expect(visits).toEqual([]);
  });

  it('takes the prices of a newer rate, all designs at once', async () => {
    jest.spyOn(api, 'get').mockImplementation((_path, options) =>
      Promise.resolve({
        status_code: 200,
        error: false as const,
        msg: '',
        message: '',
        data: {
          ...LOTUS,
          product_id: options?.query?.['product_id'],
          rate_version: 15,
          breakup: aBreakup({ special_price_paise: 9_999_900, price_paise: 9_999_900, rate_version: 15 }),
        },
      }),
    );
    show('/compare/?ids=1042,1043', LOTUS, LEAF);
    expect(screen.queryByText('₹99,999')).toBeNull();
    bus.emit('pricing.rate.noticed', { version: 15 });
    await waitFor(() => expect(screen.getAllByText('₹99,999')).toHaveLength(2));
  });
});

describe('a list of cards', () => {
  function List() {
    const list = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={list}>
          {[aCard(), aCard({ product_id: 1043, product_title: 'Leaf Ring' })].map((card) => (
            <CatalogCard
              key={card.product_id}
              card={toCardView(card, { locale: 'en', asOf: '2026-11-16T04:00:00Z' })}
              href="/"
              t={t}
              list="grid"
              wishlistName="Wishlist"
              compareName="Compare"
            />
          ))}
        </div>
        <CompareLater list={list} />
      </>
    );
  }

  it('has a button a card; the first tap brings the tray, the second the way to the page', async () => {
    render(inRemote(<List />));
    const lotus = screen.getByRole('button', { name: 'Compare: Lotus Bloom Ring' });
    const leaf = screen.getByRole('button', { name: 'Compare: Leaf Ring' });
    await userEvent.click(lotus);
    await screen.findByText(en['tray-one']);
    expect(lotus.ariaPressed).toBe('true');
    await userEvent.click(leaf);
    expect((await screen.findByRole('link', { name: 'Compare 2' })).getAttribute('href')).toBe(
      '/compare/?ids=1042,1043',
    );
    await userEvent.click(lotus);
    await screen.findByText(en['tray-one']);
    await userEvent.click(screen.getByRole('button', { name: en['tray-clear'] }));
    expect(comparedIds()).toEqual([]);
    expect(leaf.ariaPressed).toBe('false');
    expect(document.activeElement).toBe(leaf);
  });

  it('takes every tap that comes while the tray is on its way', async () => {
    render(inRemote(<List />));
    fireEvent.click(screen.getByRole('button', { name: 'Compare: Lotus Bloom Ring' }));
    fireEvent.click(screen.getByRole('button', { name: 'Compare: Leaf Ring' }));
    await screen.findByRole('link', { name: 'Compare 2' });
    expect(comparedIds()).toEqual([1042, 1043]);
  });

  it('shows what another tab chose', async () => {
    keepCompared([1043]);
    render(inRemote(<List />));
    await screen.findByText(en['tray-one']);
    localStorage.setItem('compare', '1042,1043');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }));
    });
    expect((await screen.findByRole('link', { name: 'Compare 2' })).getAttribute('href')).toBe(
      '/compare/?ids=1042,1043',
    );
  });
});
