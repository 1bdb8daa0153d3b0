import type { MinorUnits } from '@suvarna/contracts/money';

/** So much of each is used, the first first. `undefined` when all of them have not so much. */
export function allocate<Item extends { readonly amount: MinorUnits }>(
  items: readonly Item[],
  wanted: MinorUnits,
): readonly { readonly item: Item; readonly used: MinorUnits }[] | undefined {
  let left = wanted;
  const shares = items.flatMap((item) => {
    const used = Math.min(item.amount, left);
    left -= used;
    return used > 0 ? [{ item, used }] : [];
  });
  return left > 0 ? undefined : shares;
}
