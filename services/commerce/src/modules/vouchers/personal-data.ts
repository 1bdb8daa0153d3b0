import type { PersonalData } from '../../module.ts';

/** Numbers of vouchers are sealed and told to no reader; what they paid is kept with the orders. */
export const voucherData: PersonalData = {
  exported: ['vouchers'],
  notExported: {
    voucher_reservations: 'calls to the issuer of a voucher; what it paid is told with its order',
    voucher_refunds: 'the same for what goes back to it; told with the refund of its order',
  },
  collect: async (tx, customerId) => ({
    vouchers: await tx
      .selectFrom('vouchers')
      .select(['last4', 'balance', 'amount', 'expires_on', 'in_bag', 'created_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx
      .updateTable('vouchers')
      .set({ in_bag: false, number_sealed: null, pin_sealed: null })
      .where('customer_id', '=', customerId)
      .execute();
  },
};
