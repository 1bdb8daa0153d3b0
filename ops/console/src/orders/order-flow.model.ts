/** Where an order stands, between the press that opens its dialog and the answer of the registry. */
import { ApiRefusal } from '../api/client.ts';
import type { Changed } from '../api/answers.ts';
import type { Order } from './orders.model.ts';

/** What the registry said so far, or that it was not asked yet. */
export interface Said<Answer> {
  readonly isPending: boolean;
  readonly data: Answer | undefined;
  readonly error: Error | null;
}

export type Phase =
  | { readonly kind: 'checking' }
  /** Its checks, and what would be live. */
  | { readonly kind: 'ready'; readonly checks: readonly string[]; readonly planned: Changed['planned'] }
  /** It can be sent, though nothing could be checked: an order in an incident waits for no dry run. */
  | { readonly kind: 'unchecked'; readonly error: Error }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal }
  /** Another revision is live than the one that was seen. */
  | { readonly kind: 'stale'; readonly revision: number | undefined }
  | { readonly kind: 'sending' }
  /** Written down: it waits for its hour or for a second person. */
  | { readonly kind: 'waits'; readonly order: number | undefined; readonly message: string }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'done'; readonly answer: unknown };

const STALE = 'COMPOSITION.STALE_REVISION';

/** @param sent `null`: not yet */
export function phaseOf(order: Order, check: Said<Changed>, sent: Said<unknown> | null): Phase {
  if (sent) return phaseOfSent(sent);
  if (order.of !== 'composition') return { kind: 'ready', checks: [], planned: undefined };
  if (check.error instanceof ApiRefusal)
    return check.error.code === STALE
      ? { kind: 'stale', revision: check.error.currentRevision }
      : { kind: 'refused', refusal: check.error };
  if (check.error) return { kind: 'unchecked', error: check.error };
  if (check.isPending || !check.data) return { kind: 'checking' };
  return { kind: 'ready', checks: check.data.checks, planned: check.data.planned };
}

function phaseOfSent({ isPending, data, error }: Said<unknown>): Phase {
  if (isPending) return { kind: 'sending' };
  if (!error) return { kind: 'done', answer: data };
  if (error instanceof ApiRefusal && error.code === STALE)
    return { kind: 'stale', revision: error.currentRevision };
  if (error instanceof ApiRefusal && error.code === 'ORDER.WAITS')
    return { kind: 'waits', order: error.order, message: error.message };
  return { kind: 'failed', error };
}

const LEAST_REASON = 3;
export const LONGEST_REASON = 500;

/** What is wrong with a reason; `null`: nothing. */
export function reasonFault(reason: string): 'short' | 'long' | null {
  const said = reason.trim();
  if (said.length < LEAST_REASON) return 'short';
  return said.length > LONGEST_REASON ? 'long' : null;
}

/** Whether its button does something: before the checks are done, too, and never on a page that is stale. */
export const maySend = (phase: Phase, isPageStale: boolean): boolean =>
  !isPageStale && ['checking', 'ready', 'unchecked', 'failed'].includes(phase.kind);

/** The body of an order as it is sent. Its reason is one line. */
export function bodyOf(
  order: Order,
  {
    channel,
    revision,
    reason,
    at,
    isDry,
  }: {
    readonly channel: string;
    readonly revision: number;
    readonly reason: string;
    /** ISO; left out: now. */
    readonly at?: string | undefined;
    readonly isDry: boolean;
  },
): Readonly<Record<string, unknown>> {
  return {
    ...order.body,
    reason: reason.trim().replaceAll(/\s+/g, ' '),
    ...(order.of !== 'people' && { channel }),
    ...(order.of === 'composition' && { expectedRevision: revision }),
    ...(order.mayWait && at !== undefined && !isDry && { at }),
    ...(isDry && { dryRun: true }),
  };
}
