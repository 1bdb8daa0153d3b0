import type { PersonalData } from '../../module.ts';

export const wishlistData: PersonalData = {
  exported: ['wishlist_items', 'wishlist_shares'],
  collect: async (tx, customerId) => ({
    wishlist: await tx
      .selectFrom('wishlist_items')
      .select(['product_id', 'added_at'])
      .where('customer_id', '=', customerId)
      .orderBy('added_at')
      .execute(),
    wishlist_shared_at: await tx
      .selectFrom('wishlist_shares')
      .select('created_at')
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('wishlist_items').where('customer_id', '=', customerId).execute();
    await tx.deleteFrom('wishlist_shares').where('customer_id', '=', customerId).execute();
  },
};
