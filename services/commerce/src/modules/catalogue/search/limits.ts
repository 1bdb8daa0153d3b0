/** Limits that are no facets: kinds, shapes, and amounts as they were said. */
import type { CutGrade } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import type { Offer, PriceBook } from '../../pricing/index.ts';
import type { SearchIndex } from './search-index.ts';
import type { Part } from './understand.ts';

interface Catalogued {
  readonly index: CatalogueIndex;
  readonly search: SearchIndex;
  readonly context: { readonly book: PriceBook };
}

export type Limit = Extract<Part, { readonly is: 'range' }>;

/** Prices and weights of all rows by karat and currency, made when they are asked for first. */
const measures = new WeakMap<CatalogueIndex, Map<string, Float64Array>>();

function kept(index: CatalogueIndex, key: string, make: () => Float64Array): Float64Array {
  const all = measures.get(index) ?? new Map<string, Float64Array>();
  measures.set(index, all);
  const made = all.get(key) ?? make();
  all.set(key, made);
  return made;
}

/** What a range is about, of each row, in the unit of its bounds. */
export function measureIn(
  { index, search, context }: Catalogued,
  { of, currency }: Pick<Limit, 'of' | 'currency'>,
  visit: Currency,
): (karat: number) => ArrayLike<number> {
  if (of === 'carat') return () => search.millicarat;
  const money = currency ?? visit;
  const sizeOf = ({ gross_mg, price_paise: withTax, subtotal_paise: withoutTax }: Offer): number =>
    of === 'weight' ? gross_mg : context.book.inCurrency(money, { withTax, withoutTax }) / 100;
  return (karat) =>
    kept(index, `${of} ${of === 'price' ? money : ''} ${String(karat)}`, () => {
      const shown = index.offersOfKarat(karat);
      const sizes = new Float64Array(index.rows.length);
      // By hand: `from` takes ten times as long, and this is a hundred thousand rows in one piece.
      for (let row = 0; row < sizes.length; row += 1) {
        const offer = index.rows[row]?.offers[shown[row] ?? 0];
        if (offer) sizes[row] = sizeOf(offer);
      }
      return sizes;
    });
}

/** Ranges of one measure are one range: ten of them are gone through once, and such as exclude each other leave nothing. */
function joined(ranges: readonly Limit[], visit: Currency): readonly Limit[] {
  const byMeasure = new Map<string, Limit>();
  for (const range of ranges) {
    const key = `${range.of} ${range.currency ?? visit}`;
    const known = byMeasure.get(key);
    byMeasure.set(
      key,
      known
        ? { ...known, low: Math.max(known.low, range.low), high: Math.min(known.high, range.high) }
        : range,
    );
  }
  return [...byMeasure.values()];
}

/** Which rows the parts leave, for the karats a listing shows. Facets are the index's own business. */
export function limitOf(
  catalogue: Catalogued,
  parts: readonly Part[],
  visit: Currency,
): (karat: number) => Uint8Array {
  const { index, search } = catalogue;
  const kinds = parts.flatMap((part) => (part.is === 'kind' ? [part.kind] : []));
  const named = parts.flatMap((part) => (part.is === 'word' ? [part.text] : []));
  const shapes = parts.flatMap((part) => (part.is === 'shape' ? [part.value] : []));
  const isFine = parts.some((part) => part.is === 'fine');
  const ranges = joined(
    parts.flatMap((part) => (part.is === 'range' ? [part] : [])),
    visit,
  );
  const fixed = new Uint8Array(index.rows.length).fill(1);
  const keep = (passes: (row: number) => boolean): void => {
    for (let row = 0; row < fixed.length; row += 1) if (fixed[row] === 1 && !passes(row)) fixed[row] = 0;
  };
  for (const part of parts) {
    if (part.is !== 'name') continue;
    const has = new Uint8Array(fixed.length);
    for (const row of part.named.rows) has[row] = 1;
    keep((row) => has[row] === 1);
  }
  if (parts.some((part) => part.is === 'jewelled')) keep((row) => (search.millicarat[row] ?? 0) > 0);
  if (kinds.length > 0) keep(search.isOfKinds(kinds));
  for (const word of named) {
    const has = new Uint8Array(fixed.length);
    for (const rows of search.rowsNamed(word)) for (const row of rows) has[row] = 1;
    keep((row) => has[row] === 1);
  }
  if (shapes.length > 0) keep((row) => shapes.some((shape) => search.hasShape(row, shape)));
  const cuts = new Set(parts.flatMap((part) => (part.is === 'cut' ? [part.value] : [])));
  if (cuts.size > 0) keep((row) => cuts.has(search.cuts[row] as CutGrade));
  const laboratories = new Set(parts.flatMap((part) => (part.is === 'laboratory' ? [part.value] : [])));
  if (laboratories.size > 0) keep((row) => laboratories.has(search.laboratories[row] ?? ''));
  if (isFine) keep(search.isFine);
  const byKarat = new Map<number, Uint8Array>();
  return (karat) => {
    if (ranges.length === 0) return fixed;
    const known = byKarat.get(karat);
    if (known) return known;
    const within = fixed.slice();
    for (const range of ranges) {
      const measured = measureIn(catalogue, range, visit)(karat);
      for (let row = 0; row < within.length; row += 1) {
        const size = measured[row] ?? 0;
        if (size < range.low || size > range.high) within[row] = 0;
      }
    }
    byKarat.set(karat, within);
    return within;
  };
}
