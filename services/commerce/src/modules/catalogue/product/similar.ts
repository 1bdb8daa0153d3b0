import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import type { Design } from '../../designs/index.ts';
import { usesMotif } from '../designs/motif-named.ts';
import type { PricedDesign } from '../designs/offers.ts';

/** What a shopper asked for without naming a design: a style, a set, an occasion. */
export interface Wanted {
  /** Specification §7: `trend`, `set_code` and `occasion`. */
  readonly trend?: string | undefined;
  readonly set_code?: string | undefined;
  readonly occasion?: string | undefined;
}

/** Sets have names alone: `Monsoon Garden` is asked for as `monsoon-garden` too. */
const asCode = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s+]+/g, '-');

/** The designs that are all of what is wanted, by popularity; the most popular of the store where nothing is said. */
export function recommendedRows(index: CatalogueIndex, wanted: Wanted, limit: number): number[] {
  const trend = wanted.trend && asCode(wanted.trend);
  const set = wanted.set_code && asCode(wanted.set_code);
  const occasion = wanted.occasion && asCode(wanted.occasion);
  const found: number[] = [];
  // Rows come by popularity.
  for (const [row, { design }] of index.rows.entries()) {
    if (found.length === limit) break;
    if (trend && design.style !== trend) continue;
    if (set && asCode(design.set_name) !== set) continue;
    if (occasion && !(design.occasions as readonly string[]).includes(occasion)) continue;
    found.push(row);
  }
  return found;
}

/** Designs most like one, the most alike first. */
export function designsLike(
  { index }: { readonly index: CatalogueIndex },
  design: Design,
  limit: number,
): Design[] {
  return similarRows(index, { design }, limit).flatMap((row) => index.rows[row]?.design ?? []);
}

/** What belongs to a design: the rest of its set in its metal's look, then what is most like it. */
export function relatedRows(index: CatalogueIndex, design: Design, limit: number): number[] {
  const set =
    design.set_name === ''
      ? []
      : recommendedRows(index, { set_code: design.set_name, trend: design.style }, limit + 1).filter(
          (row) => index.rows[row]?.design.product_id !== design.product_id,
        );
  return [...new Set([...set, ...similarRows(index, { design }, limit)])].slice(0, limit);
}

export interface Likeness {
  /** The design the shopper looks at. */
  readonly design?: Design | undefined;
  /** Specification §7: `type`, `trend` and `wear_type` are the form, style and category asked for. */
  readonly type?: string | undefined;
  readonly trend?: string | undefined;
  readonly wear_type?: string | undefined;
}

/** All that a row of another category may have in common. */
const MOST_ELSEWHERE = 11;

/** Rows of each category by popularity, and the row of each design: the same as long as the index is. */
interface Places {
  readonly byCategory: ReadonlyMap<string, readonly number[]>;
  readonly ofDesign: ReadonlyMap<number, number>;
}
const places = new WeakMap<CatalogueIndex, Places>();

function placesIn(index: CatalogueIndex): Places {
  const known = places.get(index);
  if (known) return known;
  const made = {
    byCategory: Map.groupBy(index.rows.keys(), (row) => index.rows[row]?.design.category ?? ''),
    ofDesign: new Map(index.rows.map(({ design }, row) => [design.product_id, row] as const)),
  };
  places.set(index, made);
  return made;
}

/** Rows most like what is asked for; equal likeness by popularity. */
export function similarRows(index: CatalogueIndex, likeness: Likeness, limit: number): number[] {
  const { design } = likeness;
  const form = likeness.type ?? design?.form;
  const style = likeness.trend ?? design?.style;
  const category = likeness.wear_type ?? design?.category;
  const motif = design && usesMotif(design) ? design.motif : undefined;
  const stone = design?.stones[0]?.type;
  const price = design && priceOf(index, design);
  // Only the best are kept while all are looked at, best first: to sort the whole catalogue took ten times as long.
  const best: { readonly row: number; readonly score: number }[] = [];
  const { byCategory } = placesIn(index);
  const look = (row: number): void => {
    const { design: other, offers } = index.rows[row] as PricedDesign;
    if (other.product_id === design?.product_id) return;
    let score = 0;
    if (other.category === category) score += 8;
    if (other.form === form) score += 4;
    if (other.style === style) score += 2;
    if (motif !== undefined && other.motif === motif && usesMotif(other)) score += 2;
    if (stone !== undefined && other.stones[0]?.type === stone) score += 2;
    if (other.default_karat === design?.default_karat && other.default_colour === design.default_colour)
      score += 1;
    // A price only takes away: who is not among the best without it needs no logarithm.
    if (!isBetter(score)) return;
    if (price !== undefined) score -= Math.min(4, Math.abs(Math.log2((offers[0]?.price_paise ?? 1) / price)));
    if (!isBetter(score)) return;
    best.splice(best.findLastIndex((kept) => kept.score >= score) + 1, 0, { row, score });
    best.length = Math.min(best.length, limit);
  };
  // Its own category is a tenth of the catalogue, and nearly always enough: no other reaches what is best there.
  const own = byCategory.get(category ?? '') ?? [];
  for (const row of own) look(row);
  if (best.length < limit || (best.at(-1)?.score ?? 0) <= MOST_ELSEWHERE) {
    best.length = 0;
    for (const row of index.rows.keys()) look(row);
  }
  return best.map(({ row }) => row);

  /** Rows come by popularity: who is as alike as a row before it stands behind it. */
  function isBetter(score: number): boolean {
    return best.length < limit || score > (best.at(-1)?.score ?? -Infinity);
  }
}

function priceOf(index: CatalogueIndex, design: Design): number | undefined {
  const row = placesIn(index).ofDesign.get(design.product_id);
  return row === undefined ? undefined : index.rows[row]?.offers[0]?.price_paise;
}
