import type { PersonalData } from '../../module.ts';

/** Not asked for by its customer, who cannot end it either: it stands in no way. */
const OF_THE_STORE = ['referral-doubt', 'payout-excess'];

/** What was decided about money is kept as it was asked for: the database lets no query change it. */
export const requestData: PersonalData = {
  exported: ['customer_requests', 'request_steps'],
  collect: async (tx, customerId) => ({
    requests: await tx
      .selectFrom('customer_requests')
      .select([
        'request_id',
        'kind',
        'subject',
        'state',
        'evidence',
        'requoted',
        'terms',
        'reason',
        'note',
        'created_at',
      ])
      .where('customer_id', '=', customerId)
      .where('kind', '!=', 'referral-doubt')
      .orderBy('created_at')
      .execute(),
    // Who of the store's people it was is about them.
    request_steps: await tx
      .selectFrom('request_steps')
      .innerJoin('customer_requests', 'customer_requests.request_id', 'request_steps.request_id')
      .select(['request_steps.request_id', 'request_steps.state', 'at', 'actor', 'request_steps.reason'])
      .where('customer_id', '=', customerId)
      .where('kind', '!=', 'referral-doubt')
      .orderBy('request_steps.id')
      .execute(),
  }),
  obstacles: async (tx, customerId) => {
    const { open } = await tx
      .selectFrom('customer_requests')
      .select((row) => row.fn.countAll<number>().as('open'))
      .where('customer_id', '=', customerId)
      .where('is_open', '=', true)
      .where('kind', 'not in', OF_THE_STORE)
      .executeTakeFirstOrThrow();
    return [{ kind: 'requests', count: Number(open), amount_paise: 0 }];
  },
};
