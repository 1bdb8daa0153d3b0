import type { Locale } from '@suvarna/contracts/locale';
import type { Config } from '../../../config.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';

/** What the opening of an account has to know of codes by which customers invite others. The service hands it in. */
interface Invitations {
  /**
   * The code in its one spelling, when somebody invites with it. Tries that are wrong are counted for
   * the caller's address.
   *
   * @throws Refusal in the specification's words
   */
  requireCode(
    written: string,
    caller: { readonly address: string; readonly locale: Locale },
  ): Promise<string>;
  /** An account was opened now by whoever came with this code, in the transaction that opened it. One that is nobody's is let go. */
  accept(
    tx: Tx,
    opened: { readonly code: string; readonly customerId: string; readonly at: Date },
  ): Promise<void>;
}

export type Invite = (service: {
  readonly db: Database;
  readonly config: Pick<Config, 'codes'>;
  readonly clock: () => Date;
}) => Invitations;
