/** Who a living session speaks for. */
export type Shopper =
  | { readonly kind: 'guest'; readonly id: string }
  | { readonly kind: 'customer'; readonly id: string };

/** Name of a shopper where effects are counted: unique over guests and customers. */
export function principalOf(shopper: Shopper): string {
  return `${shopper.kind}:${shopper.id}`;
}
