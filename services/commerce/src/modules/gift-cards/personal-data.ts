import type { PersonalData } from '../../module.ts';

/**
 * A card belongs to whoever it was given to; that it was bought is kept with the books. Of one that nobody
 * paid no name is kept, and it can be paid no more.
 */
export const giftCardData: PersonalData = {
  told: ['gift_cards'],
  untold: { gift_card_history: 'what the store’s people did with a card; its state is told' },
  collect: async (tx, customerId) => ({
    gift_cards_bought: await tx
      .selectFrom('gift_cards')
      .select([
        'card_id',
        'state',
        'amount',
        'from_name',
        'to_name',
        'to_email',
        'message',
        'send_on',
        'last4',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx
      .updateTable('gift_cards')
      // Printed, for what is sent has an address.
      .set({ state: 'over', from_name: '', to_name: '', to_email: '', message: '', delivery: 'print' })
      .where('customer_id', '=', customerId)
      .where('state', 'in', ['unpaid', 'failed', 'over'])
      .execute();
  },
};
