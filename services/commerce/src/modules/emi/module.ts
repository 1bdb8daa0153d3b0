import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { monthlyOfferToday } from './monthly-offer.ts';
import { emiMode } from './emi-mode.ts';
import { emiRequests } from './emi-requests.ts';
import { emiRoutes } from './emi.routes.ts';
import { messages } from './messages.ts';

export const emi = defineModule({
  name: 'emi',
  needs: NEEDS,
  provides: {
    // Over the pages' connections: what a product costs is told while calls of browsers hold all others.
    monthlyOffer: provide(['pagesDb', 'database', 'clock', 'log'], ({ pagesDb: db, ...needs }) =>
      monthlyOfferToday({ db, ...needs }),
    ),
  },
  routes: { api: [emiRoutes] },
  requests: [emiRequests],
  grantedModes: [emiMode],
  messages,
});
