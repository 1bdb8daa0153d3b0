import type { PersonalData } from '../../module.ts';

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
    await tx
      .updateTable('agent_sessions')
      .set({ opened_customer_id: null })
      .where('opened_customer_id', '=', customerId)
      .execute();
  },
};
