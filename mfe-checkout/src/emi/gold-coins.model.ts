interface Carded {
  readonly productDetails: { readonly wear_type_name: string };
}

/** Coins of gold are not lent for. */
export const hasGoldCoins = (items: readonly Carded[]): boolean =>
  items.some(({ productDetails: card }) => card.wear_type_name === 'gold-coins');
