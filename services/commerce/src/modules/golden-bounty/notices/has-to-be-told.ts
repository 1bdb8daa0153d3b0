import type { NoticeKind } from '../tables.ts';

/**
 * What a customer has to hear whatever was chosen: that a plan stopped or ended, that money goes back or did
 * not come, and the notice a day ahead that banks ask for before a charge.
 */
export const HAS_TO_BE_TOLD: ReadonlySet<NoticeKind> = new Set([
  'defaulted',
  'canceled',
  'refund-begun',
  'charge-ahead',
  'charge-failed',
  'paper-undone',
]);
