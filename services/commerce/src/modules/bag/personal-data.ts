import type { PersonalData } from '../../module.ts';

export const bagData: PersonalData = {
  exported: ['carts', 'cart_lines'],
  collect: async (tx, customerId) => ({
    bag: await tx
      .selectFrom('carts')
      .innerJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
      .select([
        'product_id',
        'sku',
        'karat',
        'colour',
        'size',
        'engraving',
        'gift_note',
        'quantity',
        'added_at',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('added_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('carts').where('customer_id', '=', customerId).execute();
  },
};
