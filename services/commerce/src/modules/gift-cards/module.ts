import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { NEEDS } from './needs.ts';
import { endUnpaidCards } from './end-card.ts';
import { forgetBuyers } from './forget-names.ts';
import { giftCardPurpose } from './purchase/gift-card-purpose.ts';
import { giftCardRoutes } from './gift-card.routes.ts';
import { messages } from './messages.ts';
import { sendCards } from './purchase/send-cards.ts';
import { staffCardRoutes } from './staff-card.routes.ts';
import { giftCardData } from './personal-data.ts';

export const giftCards = defineModule({
  name: 'gift-cards',
  needs: NEEDS,
  personalData: giftCardData,
  routes: { api: [giftCardRoutes], staff: [staffCardRoutes] },
  purposes: [provide(['config'], ({ config }) => giftCardPurpose(config.documentSecret))],
  jobs: [
    {
      name: 'gift-cards.send',
      cron: '* * * * *',
      // Who pays for a card of today looks for it in the mailbox now.
      againAfterSeconds: 10,
      run: async ({ db, clock, config }) => {
        await sendCards({ db, secret: config.documentSecret }, clock());
      },
    },
    {
      name: 'gift-cards.end',
      cron: '50 * * * *',
      run: async ({ db, clock }) => {
        await endUnpaidCards(db, clock());
      },
    },
  ],
  messages,
  // By the day: cards of who left are sent, used, and end.
  cleanup: forgetBuyers,
});
