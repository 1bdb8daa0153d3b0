import type { PersonalData } from '../../module.ts';

export const socialData: PersonalData = {
  exported: ['social_links'],
  collect: async (tx, customerId) => ({
    linked_accounts: await tx
      .selectFrom('social_links')
      .select(['provider', 'email', 'linked_at'])
      .where('customer_id', '=', customerId)
      .orderBy('provider')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('social_links').where('customer_id', '=', customerId).execute();
  },
};
