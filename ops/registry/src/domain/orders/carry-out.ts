/** Orders that wait for a second person or for their hour, and what is done when that is there. */
import { startCanary } from '../canary/change-canary.ts';
import type { CanaryPolicy } from '@suvarna/contracts/release-delivery';
import { swapRemote, type ChangeParts, type Changed } from '../change-composition.ts';
import { RegistryError } from '../registry-error.ts';
import type { OrderKind, OrderRulesStore, WaitingOrder } from './ports.ts';
import { admit, needsSecond, type OrderRules } from './rules.ts';

export interface OrderParts extends ChangeParts {
  readonly rules: OrderRulesStore;
  readonly orderRules: OrderRules;
  /** What a canary is started with where its order says nothing else. */
  readonly canaryPolicy: CanaryPolicy;
  readonly now: () => Date;
}

interface Ordered {
  readonly channel: string;
  readonly actor: string;
  readonly reason: string;
  readonly expectedRevision: number;
  readonly kind: OrderKind;
  readonly body: object;
  readonly remotes: readonly string[];
  /** ISO; left out: now. */
  readonly at?: string | undefined;
}

/**
 * Lets an order through that may be carried out now.
 *
 * @throws RegistryError `ORDER.WAITS` with the number of one that was written down instead
 */
export async function admitOrHold(parts: OrderParts, order: Ordered): Promise<void> {
  const { channel, actor, reason, kind, body, remotes } = order;
  const due = order.at === undefined ? null : new Date(order.at);
  if (due && due <= parts.now())
    throw new RegistryError(
      'ORDER.TIME_INVALID',
      `${due.toISOString()} is over: leave --at out to do it now`,
    );
  const live = await parts.compositions.current(channel);
  const isTwo = needsSecond(parts.orderRules, remotes, (remote) => live?.remotes[remote] !== undefined);
  // What waits is asked for locks and freezes in its hour; whose it is, at once.
  await admit(parts, { channel, actor, remotes, isUrgent: due !== null });
  if (!due && !isTwo) return;
  const id = await parts.rules.wait({
    channel,
    kind,
    body,
    remotes,
    reason,
    by: actor,
    due,
    needsSecond: isTwo,
  });
  throw new RegistryError(
    'ORDER.WAITS',
    `it is written down as order ${id}${isTwo ? ', and another person approves it' : ''}${due ? `, and is carried out at ${due.toISOString()}` : ''}: npm run ops -- orders`,
    { order: id },
  );
}

/** Does what a waiting order says, with the composition as it is now. */
async function carryOut(parts: OrderParts, order: WaitingOrder): Promise<Changed> {
  const { channel, by, approvedBy, remotes, kind, body } = order;
  await admit(parts, { channel, actor: by, remotes, isUrgent: false });
  const live = await parts.compositions.current(channel);
  const base = {
    channel,
    actor: by,
    reason: `${order.reason} (order ${order.id}${approvedBy === null ? '' : `, approved by ${approvedBy}`})`,
    expectedRevision: live?.revision ?? 0,
  };
  if (kind === 'swap')
    return swapRemote(parts, { ...base, ...(body as { remote: string; version: string }) });
  const { versions, policy } = body as {
    versions: Readonly<Record<string, string>>;
    policy?: Partial<CanaryPolicy>;
  };
  return startCanary(parts, { ...base, versions, policy: { ...parts.canaryPolicy, ...policy } });
}

/**
 * Carries out what is due, one after the other: where one fails for a reason of ours, those after it wait for
 * the next look.
 * @returns what became of each, for the log
 */
export async function carryOutDue(parts: OrderParts, channel: string): Promise<readonly string[]> {
  const done: string[] = [];
  const now = parts.now();
  for (;;) {
    const order = await parts.rules.nextDue(channel, now);
    if (!order) return done;
    try {
      const { live } = await carryOut(parts, order);
      await parts.rules.finish(order.id, 'done', `revision ${live.revision}`);
      done.push(`order ${order.id}: revision ${live.revision}`);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      await parts.rules.finish(order.id, 'refused', `${error.code}: ${error.message}`);
      done.push(`order ${order.id} was refused: ${error.message}`);
    }
  }
}
