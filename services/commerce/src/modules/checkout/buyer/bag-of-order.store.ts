import { sql } from 'kysely';
import type { LineKey } from '../../bag/index.ts';
import type { Tx } from '../../../platform/database/database.ts';

interface Owner {
  readonly guest_id: string | null;
  readonly customer_id: string | null;
}

/**
 * Takes what was ordered out of the bag of who ordered it. Lines are found by their options, since
 * sign-in may have moved them; what came into the bag in the meantime stays.
 */
export async function takeOrderedPieces(
  tx: Tx,
  owner: Owner,
  ordered: readonly (LineKey & { readonly quantity: number })[],
): Promise<void> {
  const cart = await tx
    .selectFrom('carts')
    .select('id')
    .where(owner.customer_id === null ? 'guest_id' : 'customer_id', '=', owner.customer_id ?? owner.guest_id)
    .forUpdate()
    .executeTakeFirst();
  if (cart === undefined) return;
  for (const { product_id, karat, colour, size, engraving, quantity } of ordered) {
    const same = { cart_id: cart.id, product_id, karat, colour, size, engraving };
    const { numDeletedRows } = await tx
      .deleteFrom('cart_lines')
      .where((is) => is.and(same))
      .where('quantity', '<=', quantity)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      await tx
        .updateTable('cart_lines')
        .set({ quantity: sql<number>`quantity - ${quantity}` })
        .where((is) => is.and(same))
        .execute();
  }
  await tx.updateTable('carts').set({ coupon_code: null, tenders: [] }).where('id', '=', cart.id).execute();
}
