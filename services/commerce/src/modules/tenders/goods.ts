/** Kinds of goods that wallets and vouchers are bound to (specification S3.10, S5.10). */
export type GoodsKind = 'plain-gold' | 'diamond-gemstone' | 'gold-coin';

/** Solitaires count as diamond and gemstone (domain rules §2.14 row 26); plain gold is jewellery without stones. */
export function goodsOf(category: string, hasStones: boolean): GoodsKind {
  if (category === 'gold-coins') return 'gold-coin';
  return category === 'solitaires' || hasStones ? 'diamond-gemstone' : 'plain-gold';
}

/** The one kind that all of them are of; `undefined` when they are of several, or there are none. */
export function oneKindOf(goods: readonly GoodsKind[]): GoodsKind | undefined {
  const kinds = new Set(goods);
  return kinds.size === 1 ? goods[0] : undefined;
}
