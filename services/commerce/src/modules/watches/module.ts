import { WATCH_DAYS } from '@suvarna/contracts/watches';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { guestUnsubscribeRoutes, guestWatchPages, guestWatchRoutes } from './guest-watch.routes.ts';
import { guestWatchFormRoutes } from './guest-watch-form.routes.ts';
import { messages, UNCONFIRMED_DAYS } from './messages.ts';
import { watchData } from './personal-data.ts';
import { tellWatchers } from './tell.ts';
import { watchRoutes } from './watch.routes.ts';
import { dropWatches } from './watch.store.ts';

const DAY_MS = 86_400_000;
/** How long it can be looked up what a reader was told. */
const TOLD_DAYS = 30;

export const watches = defineModule({
  name: 'watches',
  needs: NEEDS,
  personalData: watchData,
  routes: {
    api: [watchRoutes, guestWatchRoutes, guestWatchPages, guestUnsubscribeRoutes, guestWatchFormRoutes],
    pages: [guestWatchPages],
  },
  jobs: [
    {
      // By day: no reader is written to at night, and what is no longer so in the morning is not told.
      name: 'watches.tell',
      cron: '* 8-20 * * *',
      run: async (context) => {
        await tellWatchers(context, context.clock());
      },
    },
  ],
  messages,
  cleanup: async (db, at) => {
    const before = (days: number): Date => new Date(at.getTime() - days * DAY_MS);
    await dropWatches(db, {
      told: before(TOLD_DAYS),
      open: before(WATCH_DAYS),
      unconfirmed: before(UNCONFIRMED_DAYS),
    });
  },
});
