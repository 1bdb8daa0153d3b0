import type { Message } from '../model/message.ts';
import type { SessionState } from '../tables.ts';

/** As the protocol has them; `ready_for_complete` is not among ours, since a person pays in the shop's own page. */
export type Status = 'incomplete' | 'requires_escalation' | 'complete_in_progress' | 'completed' | 'canceled';

/** What an agent can mend is mended first; then it is its person's turn (UCP checkout, Error Processing). */
export function statusOf(state: SessionState, messages: readonly Message[]): Status {
  if (state === 'accepted') return 'complete_in_progress';
  if (state !== 'open') return state;
  const canBeMended = messages.some((one) => one.type === 'error' && one.severity === 'recoverable');
  return canBeMended ? 'incomplete' : 'requires_escalation';
}
