import { sql } from 'kysely';
import type { PersonalData } from '../../module.ts';
import { WITHOUT_BUYER } from './sessions/session.store.ts';
import type { SessionState } from './tables.ts';

export const agentData: PersonalData = {
  exported: ['agent_sessions'],
  collect: async (tx, customerId) => ({
    assistants: await tx
      .selectFrom('agent_sessions')
      .select(['platform', 'state', 'wanted', 'order_no', 'created_at', 'accepted_at'])
      .where('opened_customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    // The link stays bound to nobody, and opens nothing any more.
    await tx
      .updateTable('agent_sessions')
      .set({
        state: sql<SessionState>`case when state = 'completed' then state else 'canceled' end`,
        wanted: WITHOUT_BUYER,
        forgotten: true,
        opened_customer_id: null,
      })
      .where('opened_customer_id', '=', customerId)
      .execute();
  },
};
