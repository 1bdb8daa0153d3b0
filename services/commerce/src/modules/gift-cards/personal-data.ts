import type { PersonalData } from '../../module.ts';

/** A card belongs to whoever it was given to; that it was bought is kept with the books. */
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
};
