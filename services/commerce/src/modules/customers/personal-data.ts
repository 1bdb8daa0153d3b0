import type { PersonalData } from '../../module.ts';

export const addressData: PersonalData = {
  exported: ['addresses'],
  collect: async (tx, customerId) => ({
    addresses: await tx
      .selectFrom('addresses')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('addresses').where('customer_id', '=', customerId).execute();
  },
};
