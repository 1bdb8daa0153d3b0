import type { PersonalData } from '../../module.ts';

/** That a customer agreed, and when it was taken back, stays provable without the person. */
export const preferenceData: PersonalData = {
  exported: ['notice_settings', 'consents'],
  collect: async (tx, customerId) => ({
    notifications: await tx
      .selectFrom('notice_settings')
      .select(['kind', 'by_email', 'by_sms', 'by_push', 'chosen_at'])
      .where('customer_id', '=', customerId)
      .orderBy('kind')
      .execute(),
    consents: await tx
      .selectFrom('consents')
      .select(['purpose', 'given', 'at', 'said_at', 'locale'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('notice_settings').where('customer_id', '=', customerId).execute();
  },
};
