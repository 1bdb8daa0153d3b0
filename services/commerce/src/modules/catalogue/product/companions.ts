/** What goes with a design, and why: what was bought or looked at with it, and likeness where too little is known. */
import type { RelatedReason } from '@suvarna/contracts/catalogue';
import type { Design } from '../../designs/index.ts';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import { relatedRows } from './similar.ts';
import { rowsOfProducts } from '../listing/rows-of-products.ts';

export type CompanionKind = 'bought' | 'viewed';

export interface Companion {
  readonly product_id: number;
  readonly kind: CompanionKind;
  readonly other_id: number;
}

/** The module that counts says what designs go with, the most telling first; none rather than an error. */
export type CompanionsOf = (productIds: readonly number[]) => Promise<readonly Companion[]>;

export interface RelatedGroup {
  readonly reason: RelatedReason;
  readonly rows: readonly number[];
}

/** Of each kind; and all of them together at least, filled with what is alike. */
const EACH = 8;
const ALL = 12;

/**
 * Groups of rows for designs, the latest first. A row stands in the first group it belongs to;
 * none is one of the designs themselves, and an empty group is left out.
 */
export function relatedGroups(
  index: CatalogueIndex,
  designs: readonly Design[],
  companions: readonly Companion[],
): RelatedGroup[] {
  const asked = new Set(designs.map(({ product_id: id }) => id));
  const taken = new Set<number>();
  const take = (rows: readonly number[], most: number): number[] => {
    const fresh = rows
      .filter((row) => !taken.has(row) && !asked.has(index.rows[row]?.design.product_id ?? 0))
      .slice(0, most);
    for (const row of fresh) taken.add(row);
    return fresh;
  };
  const counted = (kind: CompanionKind): number[] =>
    take(rowsOfProducts(index, inTurn(designs, companions, kind)), EACH);

  const bought = counted('bought');
  const viewed = counted('viewed');
  const set = take(
    designs.flatMap((design) =>
      design.set_name === ''
        ? []
        : relatedRows(index, design, EACH).filter(
            (row) => index.rows[row]?.design.set_name === design.set_name,
          ),
    ),
    EACH,
  );
  const [latest] = designs;
  const like = latest === undefined ? [] : relatedRows(index, latest, 2 * ALL);
  const similar = take(like, Math.max(0, ALL - taken.size));
  return (
    [
      { reason: 'bought', rows: bought },
      { reason: 'viewed', rows: viewed },
      { reason: 'set', rows: set },
      { reason: 'similar', rows: similar },
    ] as const
  ).filter(({ rows }) => rows.length > 0);
}

/** The first companion of each design, then the second of each, and so on. */
function inTurn(designs: readonly Design[], companions: readonly Companion[], kind: CompanionKind): number[] {
  const lists = designs.map(({ product_id: id }) =>
    companions.filter((each) => each.kind === kind && each.product_id === id).map((each) => each.other_id),
  );
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}
