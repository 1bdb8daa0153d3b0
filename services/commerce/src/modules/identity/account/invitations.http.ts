import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../../platform/database/database.ts';

/** What the opening of an account has to know of codes by which customers invite others. The service hands it in. */
export interface Invitations {
  /**
   * The code in its one spelling, when a customer invites with it. Tries that are wrong are counted for
   * the caller's address.
   *
   * @throws Refusal in the specification's words
   */
  requireCode(db: Database, request: FastifyRequest, written: string): Promise<string>;
  /** An account was opened now by a guest who came with this code, in the transaction that opened it. A code that no customer has is let go. */
  accept(
    tx: Tx,
    opened: { readonly code: string; readonly customerId: string; readonly at: Date },
  ): Promise<void>;
}
