/** Generated from `endpoints/events.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/events.ts';

export const eventsReport: CallOf<typeof table.eventsReport> = { path: 'server/events' };
