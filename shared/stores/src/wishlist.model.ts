/** Wishlists as lists of designs, newest first, each design once. */

/** A design on the list. `unsent`: chosen without a token, so the browser alone knows. */
export interface Favourite {
  readonly product_id: number;
  readonly unsent?: true;
}

/** A tap that waits for its answer. `key`: its `Idempotency-Key`, the same however often it is sent. */
export interface WishChange {
  readonly product_id: number;
  readonly on: boolean;
  readonly key: string;
}

/** What one browser keeps at most: as many as an account's list holds. */
const MOST_KEPT = 500;

export const idsOf = (items: readonly Favourite[]): readonly number[] =>
  items.map(({ product_id }) => product_id);
export const unsentOf = (items: readonly Favourite[]): readonly number[] =>
  idsOf(items.filter(({ unsent }) => unsent));

/** The list as the shopper sees it: what is there, and every tap since, in their order. */
export function withChanges(ids: readonly number[], changes: readonly WishChange[]): readonly number[] {
  return changes.reduce((list, { product_id, on }) => {
    if (list.includes(product_id) === on) return list;
    return on ? [product_id, ...list] : list.filter((id) => id !== product_id);
  }, ids);
}

/** A tap of a visitor the server keeps no list for. */
export function withoutAnswer(
  items: readonly Favourite[],
  { product_id, on }: WishChange,
): readonly Favourite[] {
  if (!on) return items.filter((item) => item.product_id !== product_id);
  if (items.some((item) => item.product_id === product_id)) return items;
  return [{ product_id, unsent: true as const }, ...items].slice(0, MOST_KEPT);
}

/**
 * The server's list, and before it the favourites it has not been told (domain-rules §2.14 row 32:
 * union by design, the server wins).
 *
 * @param sent what the call told the server: the answer speaks for these
 */
export function afterAnswer(
  items: readonly Favourite[],
  answered: readonly number[],
  sent: readonly number[],
): readonly Favourite[] {
  const known = new Set([...answered, ...sent]);
  return [
    ...items.filter(({ product_id, unsent }) => unsent && !known.has(product_id)),
    ...answered.map((product_id) => ({ product_id })),
  ];
}
