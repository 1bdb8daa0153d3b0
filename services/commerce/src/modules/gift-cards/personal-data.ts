import type { PersonalData } from '../../module.ts';
import { forgetBuyers } from './forget-names.ts';

/**
 * A card belongs to the person it was given to; that it was bought is kept with the books, without a name
 * (`forget-names.ts`). One that was not paid can be paid no more. On a card that was used stands nothing of
 * who used it.
 */
export const giftCardData: PersonalData = {
  exported: ['gift_cards'],
  notExported: { gift_card_history: 'what the store’s people did with a card; its state is told' },
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
      .orderBy('card_id')
      .execute(),
  }),
  erase: async (tx, customerId, at) => {
    await tx
      .updateTable('gift_cards')
      .set({ state: 'over' })
      .where('customer_id', '=', customerId)
      .where('state', 'in', ['unpaid', 'failed'])
      .execute();
    await tx
      .updateTable('gift_cards')
      .set({ buyer_left_at: at })
      .where('customer_id', '=', customerId)
      .execute();
    await tx
      .updateTable('gift_cards')
      .set({ to_name: '', to_email: '', message: '', delivery: 'print' })
      .where('redeemed_by', '=', customerId)
      .execute();
    await forgetBuyers(tx, at);
  },
};
