import type { PersonalData } from '../../module.ts';

export const shippingData: PersonalData = {
  exported: ['shopper_pincodes'],
  collect: async (tx, customerId) => ({
    pincode: await tx
      .selectFrom('shopper_pincodes')
      .select(['pincode', 'country_id', 'updated_at'])
      .where('customer_id', '=', customerId)
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('shopper_pincodes').where('customer_id', '=', customerId).execute();
  },
};
