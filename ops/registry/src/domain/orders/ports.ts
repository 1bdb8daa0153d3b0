/** What orders that are held up, and those that wait, need from the outside. */
import type { AuditRecord } from '../audit-chain.ts';

export interface Freeze {
  readonly id: number;
  readonly begins: Date;
  readonly ends: Date;
  readonly reason: string;
  readonly by: string;
}

export interface RemoteLock {
  readonly remote: string;
  readonly reason: string;
  readonly by: string;
}

export type OrderKind = 'swap' | 'canary/start';

export interface WaitingOrder {
  readonly id: number;
  readonly channel: string;
  readonly kind: OrderKind;
  /** As it came in, without channel, reason and revision. */
  readonly body: object;
  readonly remotes: readonly string[];
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  /** `null`: as soon as it is approved. */
  readonly due: Date | null;
  readonly needsSecond: boolean;
  readonly approvedBy: string | null;
  readonly state: 'waiting' | 'done' | 'refused' | 'withdrawn';
  readonly outcome: string | null;
}

type OrderAudit = Pick<AuditRecord, 'actor' | 'reason'>;

/** Each change of it is one row of the audit log, or nothing at all. */
export interface OrderRulesStore {
  freezes(channel: string): Promise<readonly Freeze[]>;
  freeze(channel: string, span: Pick<Freeze, 'begins' | 'ends'>, audit: OrderAudit): Promise<number>;
  /** @returns whether there was one */
  endFreeze(channel: string, id: number, audit: OrderAudit): Promise<boolean>;
  locks(channel: string): Promise<readonly RemoteLock[]>;
  /** @returns whether it was free */
  lock(channel: string, remote: string, audit: OrderAudit): Promise<boolean>;
  unlock(channel: string, remote: string, audit: OrderAudit): Promise<boolean>;
  wait(
    order: Pick<
      WaitingOrder,
      'channel' | 'kind' | 'body' | 'remotes' | 'reason' | 'by' | 'due' | 'needsSecond'
    >,
  ): Promise<number>;
  /** Newest first. */
  orders(channel: string): Promise<readonly WaitingOrder[]>;
  order(id: number): Promise<WaitingOrder | null>;
  /** @returns whether it still waited for a person */
  approve(order: Pick<WaitingOrder, 'id' | 'channel'>, audit: OrderAudit): Promise<boolean>;
  /** @returns whether it still waited */
  withdraw(order: Pick<WaitingOrder, 'id' | 'channel'>, audit: OrderAudit): Promise<boolean>;
  /** The first order that is to be carried out now; each is handed out once, and the others wait until they are asked for. */
  nextDue(channel: string, now: Date): Promise<WaitingOrder | null>;
  finish(id: number, state: 'done' | 'refused', outcome: string): Promise<void>;
}
