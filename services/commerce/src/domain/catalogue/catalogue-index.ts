import type { Sort } from '@suvarna/contracts/catalogue';
import { FACET_IDS, facetOf, type FacetId } from './facets.ts';
import type { ListingQuery } from './grammar.ts';
import { FIXED_FACETS, fixedMask, priceBit, shownOffer, weightBit, type PricedDesign } from './offers.ts';

type Column = Uint16Array;
type Selection = Readonly<Record<FacetId, number>>;

/** What depends on the karats a shopper asked for: which offer is shown, and so its price and weight. */
interface KaratView {
  readonly offer: Uint8Array;
  readonly price: Column;
  readonly weight: Column;
  readonly orders: Map<Sort, Uint16Array>;
}

export type FacetCounts = Readonly<Record<FacetId, readonly number[]>>;

export interface CatalogueIndex {
  /** Rows by popularity: row numbers of every answer point into it. */
  readonly rows: readonly PricedDesign[];
  /** Rows that match, in the order of the query's sort. */
  readonly match: (query: ListingQuery) => number[];
  /**
   * Values are joined by OR inside a facet and by AND across facets, so a facet's own selection
   * does not narrow its own counts.
   */
  readonly count: (selected: Selection) => FacetCounts;
  /** Which offer of a row a listing with this selection shows. */
  readonly offerOf: (row: number, selected: Selection) => number;
}

/**
 * Columns of bit masks, one element a design. Answers a listing of 6,500 designs in about a
 * tenth of a millisecond where SQL takes 3–6 ms; SQL stays the source of truth.
 */
export function buildIndex(priced: readonly PricedDesign[]): CatalogueIndex {
  const rows = [...priced].sort((a, b) => b.design.popularity - a.design.popularity || a.design.product_id - b.design.product_id);
  const fixed = new Map(FIXED_FACETS.map((id) => [id, Uint16Array.from(rows, (row) => fixedMask(row.design, id))]));
  const views = new Map<number, KaratView>();
  const viewOf = (karatMask: number): KaratView => {
    const known = views.get(karatMask);
    if (known) return known;
    const view = buildView(rows, karatMask);
    views.set(karatMask, view);
    return view;
  };
  const columnOf = (id: FacetId, view: KaratView): Column => {
    if (id === 'price') return view.price;
    if (id === 'weight') return view.weight;
    return fixed.get(id) ?? new Uint16Array(rows.length);
  };

  return {
    rows,
    offerOf: (row, selected) => viewOf(selected.karat).offer[row] ?? 0,
    match({ selected, sort }) {
      const view = viewOf(selected.karat);
      const active = activeColumns(selected, (id) => columnOf(id, view));
      const found: number[] = [];
      for (const row of orderOf(rows, view, sort)) if (active.every(({ column, mask }) => (column[row] ?? 0) & mask)) found.push(row);
      return found;
    },
    count(selected) {
      const view = viewOf(selected.karat);
      const counts = countAll(rows.length, selected, (id) => columnOf(id, view));
      // A karat's count must be what its link will show, at the prices and weights of that karat.
      if (selected.price || selected.weight) {
        counts.karat = facetOf('karat').values.map((_, at) => {
          const alone = { ...selected, karat: 1 << at };
          const active = activeColumns(alone, (id) => columnOf(id, viewOf(1 << at)));
          let count = 0;
          for (let row = 0; row < rows.length; row += 1) if (active.every(({ column, mask }) => (column[row] ?? 0) & mask)) count += 1;
          return count;
        });
      }
      return counts;
    },
  };
}

function activeColumns(selected: Selection, columnOf: (id: FacetId) => Column): { id: FacetId; column: Column; mask: number }[] {
  return FACET_IDS.filter((id) => selected[id] !== 0).map((id) => ({ id, column: columnOf(id), mask: selected[id] }));
}

/** One pass: a row that fails one facet only still counts in that facet. */
function countAll(length: number, selected: Selection, columnOf: (id: FacetId) => Column): Record<FacetId, number[]> {
  const active = activeColumns(selected, columnOf);
  const all = FACET_IDS.map((id) => ({ id, column: columnOf(id), counts: new Uint32Array(16) }));
  for (let row = 0; row < length; row += 1) {
    let failed: FacetId | undefined;
    let failures = 0;
    for (const { id, column, mask } of active) {
      if ((column[row] ?? 0) & mask) continue;
      failures += 1;
      if (failures > 1) break;
      failed = id;
    }
    if (failures > 1) continue;
    for (const { id, column, counts } of all) {
      if (failures === 1 && id !== failed) continue;
      for (let bits = column[row] ?? 0; bits !== 0; bits &= bits - 1) {
        const at = 31 - Math.clz32(bits & -bits);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return Object.fromEntries(all.map(({ id, counts }) => [id, [...counts.subarray(0, facetOf(id).values.length)]])) as Record<FacetId, number[]>;
}

function buildView(rows: readonly PricedDesign[], karatMask: number): KaratView {
  const offer = Uint8Array.from(rows, ({ design, offers }) => shownOffer(design, offers, karatMask));
  const shown = (row: PricedDesign, at: number) => row.offers[offer[at] ?? 0];
  return {
    offer,
    price: Uint16Array.from(rows, (row, at) => priceBit(shown(row, at)?.price_paise ?? 0)),
    weight: Uint16Array.from(rows, (row, at) => weightBit(shown(row, at)?.gross_mg ?? 0)),
    orders: new Map(),
  };
}

function orderOf(rows: readonly PricedDesign[], view: KaratView, sort: Sort): Uint16Array {
  const known = view.orders.get(sort);
  if (known) return known;
  const key = sortKey(sort);
  const keys = Float64Array.from(rows, (row, at) => {
    const offer = row.offers[view.offer[at] ?? 0];
    return key(row, offer?.price_paise ?? 0, offer?.mrp_paise ?? 0);
  });
  // Rows lie by popularity, and the sort is stable: equal keys keep that order.
  const order = Uint16Array.from(rows, (_, at) => at).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  view.orders.set(sort, order);
  return order;
}

function sortKey(sort: Sort): (row: PricedDesign, price: number, mrp: number) => number {
  switch (sort) {
    case 'popular': return () => 0;
    case 'latest': return (row) => -Date.parse(row.design.launched_on);
    case 'price+low': return (_, price) => price;
    case 'price+high': return (_, price) => -price;
    case 'discount': return (_, price, mrp) => (mrp === 0 ? 0 : price / mrp);
  }
}
