import type { PersonalData } from '../../module.ts';

/** What was decided about money is kept as it was asked for: the database lets nobody change it. */
export const requestData: PersonalData = {
  told: ['customer_requests'],
  collect: async (tx, customerId) => ({
    requests: await tx
      .selectFrom('customer_requests')
      .select(['request_id', 'kind', 'subject', 'state', 'evidence', 'terms', 'reason', 'note', 'created_at'])
      .where('customer_id', '=', customerId)
      .where('kind', '!=', 'referral-doubt')
      .orderBy('created_at')
      .execute(),
  }),
  obstacles: async (tx, customerId) => {
    const { open } = await tx
      .selectFrom('customer_requests')
      .select((row) => row.fn.countAll<number>().as('open'))
      .where('customer_id', '=', customerId)
      .where('is_open', '=', true)
      .where('kind', '!=', 'referral-doubt')
      .executeTakeFirstOrThrow();
    return [{ kind: 'requests', count: Number(open), amount_paise: 0 }];
  },
};
