import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Facts } from './tables.ts';

/** A picture with its bytes. */
export interface RequestPicture {
  readonly media_type: string;
  readonly bytes: Buffer;
}

/** What the store's people decided of a request, and who of them. */
export interface KeptDecision {
  readonly requestId: string;
  readonly to: string;
  readonly reason: string;
  readonly note: string;
  readonly terms: Facts;
  readonly by: string;
  readonly at: Date;
}

/**
 * A kind of request whose requests another module keeps, since each moves what is its: a return moves its
 * order. The queue shows them with all others (`request_queue`), and passes on what is decided; there is no
 * other way to decide them.
 */
export interface KeptKind {
  readonly kind: string;
  readonly states: readonly string[];
  /** In a line, for the store's people. */
  summary(db: Database | Tx, requestId: string): Promise<string>;
  details(
    db: Database | Tx,
    requestId: string,
  ): Promise<Pick<QueuedRequestDetails, 'evidence' | 'terms' | 'decisions' | 'history'>>;
  /** @throws Refused for what may not be decided there */
  decide(tx: Tx, decision: KeptDecision): Promise<void>;
  /** `undefined` when it came with none of that number. */
  photo(db: Database, requestId: string, position: number): Promise<RequestPicture | undefined>;
}
