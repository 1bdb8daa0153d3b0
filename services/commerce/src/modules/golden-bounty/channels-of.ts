import type { Reminders } from '@suvarna/contracts/golden-bounty';
import type { NoticeKind } from './tables.ts';

type Channel = keyof Reminders;

/**
 * What a customer has to hear whatever was chosen: that a plan stopped or ended, that money goes back or did
 * not come, and the notice a day ahead that banks ask for before a charge.
 */
const HAS_TO_BE_TOLD: ReadonlySet<NoticeKind> = new Set([
  'defaulted',
  'canceled',
  'refund-begun',
  'charge-ahead',
  'charge-failed',
  'paper-undone',
]);

interface Reachable {
  readonly email: boolean;
  readonly sms: boolean;
}

/**
 * By what a notice goes: what was chosen and reaches the account. What has to be told and would go by neither
 * e-mail nor SMS goes by the first of them that the account has; a browser's notice may meet nobody.
 */
export function channelsOf(kind: NoticeKind, chosen: Reminders, reachable: Reachable): readonly Channel[] {
  const written = (['email', 'sms'] as const).filter((channel) => reachable[channel]);
  const wanted = written.filter((channel) => chosen[channel]);
  const going = wanted.length === 0 && HAS_TO_BE_TOLD.has(kind) ? written.slice(0, 1) : wanted;
  const push = chosen.push || (going.length === 0 && HAS_TO_BE_TOLD.has(kind));
  return push ? [...going, 'push'] : going;
}
