import type { PersonalData } from '../../module.ts';

export const walletData: PersonalData = {
  exported: ['wallet_corrections'],
  collect: async (tx, customerId) => ({
    wallet_corrections: await tx
      .selectFrom('wallet_corrections')
      .select(['wallet', 'amount', 'reason', 'at'])
      .where('customer_id', '=', customerId)
      .orderBy('at')
      .execute(),
  }),
};
