import type { PersonalData } from '../../module.ts';

export const pushData: PersonalData = {
  exported: ['push_subscriptions'],
  collect: async (tx, customerId) => ({
    browsers_with_notices: await tx
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'topic', 'locale', 'created_at', 'renewed_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('push_subscriptions').where('customer_id', '=', customerId).execute();
  },
};
