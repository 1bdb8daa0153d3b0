import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import type { RequestMachine } from './machine.ts';
import type { Facts, RequestActor } from './tables.ts';

/** What is known of any request, wherever it is kept. */
export interface Standing {
  readonly request_id: string;
  readonly kind: string;
  /** `null` for a guest's. */
  readonly customer_id: string | null;
  readonly state: string;
}

/** A message to the customer who asked, in words that a module registered. */
export type RequestNews = {
  [Name in MessageName]: {
    readonly template: Name;
    readonly values: Messages[Name];
    /** What the mail alone says. */
    readonly inMail?: Partial<Messages[Name]>;
  };
}[MessageName];

export interface Asked {
  readonly kind: string;
  readonly customerId: string | null;
  readonly subject: string;
  readonly evidence: Facts;
  /** Who found that it has to be decided: the customer when left out. */
  readonly actor?: RequestActor;
  readonly locale: Locale;
  readonly at: Date;
}

/** A step of a request that was allowed and decided. */
export interface Step {
  readonly to: string;
  readonly actor: RequestActor;
  readonly at: Date;
  /** Who of the store's people it was. */
  readonly by: string;
  readonly reason: string;
  readonly note: string;
  /** What it came of or led to. */
  readonly about: string;
  /** Left out, what was decided before stays. */
  readonly terms?: Facts | null;
  /** The same. */
  readonly requoted?: Facts;
}

interface Kept<Row> {
  readonly request: Row;
  /** Names the step among all of its request. */
  readonly step: string;
}

/** Where requests of a kind are kept: the one thing about them that may differ besides what the kind itself says. */
export interface RequestKeeper<Row extends Standing = Standing> {
  find(db: Database | Tx, requestId: string): Promise<Row | undefined>;
  /** Locked until the transaction ends: of two who decide, one waits and is then told. */
  lock(tx: Tx, requestId: string): Promise<Row | undefined>;
  /** `undefined` when an open one is about the same. */
  insert(tx: Tx, machine: RequestMachine, asked: Asked): Promise<Kept<Row> | undefined>;
  /** Writes a step of a locked request, and who took it. */
  move(tx: Tx, request: Row, machine: RequestMachine, step: Step): Promise<Kept<Row>>;
  /** What it was asked with, what was decided, and every step. */
  details(
    db: Database | Tx,
    request: Row,
  ): Promise<Pick<QueuedRequestDetails, 'evidence' | 'terms' | 'history'>>;
  /** Tells the customer who asked, once for each step. */
  tell(tx: Tx, request: Row, news: RequestNews, step: string): Promise<void>;
}
