import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { redrawStored } from '../../platform/photos/redraw-stored.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { boxRoutes } from './box.routes.ts';
import { externalPieceRoutes } from './external/external-pieces.routes.ts';
import { messages } from './messages.ts';
import { boxData } from './personal-data.ts';
import { reminderRoutes } from './reminder/reminder.routes.ts';
import { sendReminders } from './reminder/send-reminders.ts';
import { dropEndedShares, endShares } from './share/share.store.ts';
import { shareRoutes } from './share/share.routes.ts';
import { statementRoutes } from './statement/statement.routes.ts';

/** A person who had the account for a while keeps no link to look into its box. */
const endLinks: Consumer<'account.signed-out-everywhere'> = {
  name: 'end-box-shares',
  run: async (tx, { customer_id: customerId, at }) => {
    await endShares(tx, customerId, new Date(at));
  },
};

export const jewelleryBox = defineModule({
  name: 'jewellery-box',
  needs: NEEDS,
  personalData: boxData,
  routes: { api: [boxRoutes, externalPieceRoutes, shareRoutes, reminderRoutes, statementRoutes] },
  jobs: [
    redrawStored('box_photos', 'piece_id'),
    {
      name: 'jewellery-box.reminders',
      // No customer is written to at night.
      cron: '15 9 * * *',
      run: async ({ db, clock }) => {
        await sendReminders(db, clock());
      },
    },
  ],
  consumers: { 'account.signed-out-everywhere': [endLinks] },
  messages,
  cleanup: dropEndedShares,
});
