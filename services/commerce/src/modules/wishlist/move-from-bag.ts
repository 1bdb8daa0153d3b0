import { type BagChange, type BagContext, holdShopper, linesOfOwner, removeFromBag } from '../bag/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addToWishlist, type IsDesign, type WishlistRefusal } from './wishlist.ts';

/** Takes a line out of the bag and puts its design on the wishlist, both or neither. */
export async function moveToWishlist(
  tx: Tx,
  context: BagContext,
  itemId: string,
  isDesign: IsDesign,
  at: Date,
): Promise<BagChange | WishlistRefusal> {
  if (!(await holdShopper(tx, context.owner))) return { kind: 'refused', code: 'SESSION.TOKEN_INVALID' };
  const line = (await linesOfOwner(tx, context.owner)).find((candidate) => candidate.id === itemId);
  if (line === undefined) return { kind: 'refused', code: 'BAG.ITEM_NOT_FOUND' };
  const added = await addToWishlist(tx, context.owner, line.product_id, isDesign, at);
  return added.kind === 'refused' ? added : removeFromBag(tx, context, { item_id: itemId });
}
