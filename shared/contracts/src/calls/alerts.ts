/** Generated from `endpoints/alerts.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/alerts.ts';

export const alertReport: CallOf<typeof table.alertReport> = { path: 'server/errorAlert' };
