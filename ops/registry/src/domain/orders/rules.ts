/** Who may order what, and when: asked before every change, and once more when one that waited is carried out. */
import { RegistryError } from '../registry-error.ts';
import type { Directory } from '../people/directory.ts';
import type { Freeze, OrderRulesStore, RemoteLock, WaitingOrder } from './ports.ts';

export interface OrderRules {
  /** Remotes that go live by the word of two people. */
  readonly twoPeople: readonly string[];
  /** Who may move what. */
  readonly directory: Pick<Directory, 'remotesOf' | 'personBehind'>;
}

export interface Asked {
  readonly channel: string;
  readonly actor: string;
  /** Every remote that becomes another by it. */
  readonly remotes: readonly string[];
  /** Takes something back: it waits for nobody and is never held up. */
  readonly isUrgent: boolean;
}

interface AdmitParts {
  readonly orderRules: OrderRules;
  readonly rules: Pick<OrderRulesStore, 'freezes' | 'locks'>;
  readonly now: () => Date;
}

/** @throws RegistryError `ORDER.NOT_YOURS`, `ORDER.FROZEN`, `ORDER.LOCKED` */
export async function admit({ orderRules, rules, now }: AdmitParts, asked: Asked): Promise<void> {
  await refuseForeign(orderRules, asked);
  if (asked.isUrgent) return;
  const [freezes, locks] = await Promise.all([rules.freezes(asked.channel), rules.locks(asked.channel)]);
  refuseFrozen(freezes, now());
  refuseLocked(locks, asked);
}

/** @throws RegistryError `ORDER.NOT_YOURS` */
export async function refuseForeign(
  { directory }: OrderRules,
  { actor, remotes }: Pick<Asked, 'actor' | 'remotes'>,
): Promise<void> {
  const own = await directory.remotesOf(actor);
  const foreign = own && remotes.find((remote) => !own.includes(remote));
  if (own && foreign !== undefined)
    throw new RegistryError(
      'ORDER.NOT_YOURS',
      `${actor} may move ${own.length > 0 ? own.join(', ') : 'nothing any more'}, and not ${foreign}`,
    );
}

function refuseFrozen(freezes: readonly Freeze[], now: Date): void {
  const frozen = freezes.find(({ begins, ends }) => begins <= now && now < ends);
  if (frozen)
    throw new RegistryError(
      'ORDER.FROZEN',
      `nothing new goes live until ${frozen.ends.toISOString()}: "${frozen.reason}" (freeze ${frozen.id} of ${frozen.by}); kill, rollback and abort work`,
    );
}

function refuseLocked(locks: readonly RemoteLock[], { actor, remotes }: Asked): void {
  const locked = locks.find(({ remote, by }) => remotes.includes(remote) && by !== actor);
  if (locked)
    throw new RegistryError(
      'ORDER.LOCKED',
      `${locked.remote} is locked by ${locked.by}: "${locked.reason}"; kill, rollback and abort work`,
    );
}

/** Of remotes that shoppers use already: what nobody uses yet needs no second look. */
export const needsSecond = (
  { twoPeople }: OrderRules,
  remotes: readonly string[],
  isLive: (remote: string) => boolean,
): boolean => remotes.some((remote) => twoPeople.includes(remote) && isLive(remote));

/**
 * A token's word is that of who made it.
 *
 * @throws RegistryError `ORDER.SECOND_PERSON` for who ordered it, `ORDER.NOT_WAITING` for one that does not wait
 */
export async function refuseApproval(
  { directory }: OrderRules,
  order: WaitingOrder,
  actor: string,
): Promise<void> {
  if (order.state !== 'waiting')
    throw new RegistryError('ORDER.NOT_WAITING', `order ${order.id} is ${order.state} already`);
  if (!order.needsSecond || order.approvedBy !== null)
    throw new RegistryError('ORDER.NOT_WAITING', `order ${order.id} waits for its hour, and for no person`);
  if ((await directory.personBehind(order.by)) === (await directory.personBehind(actor)))
    throw new RegistryError(
      'ORDER.SECOND_PERSON',
      `order ${order.id} is ${actor}’s own: another person approves it`,
    );
}
