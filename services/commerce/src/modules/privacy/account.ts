import type { Kept, Obstacle } from '@suvarna/contracts/privacy';
import type { Tx } from '../../platform/database/database.ts';

/** Everything the service knows of a customer, whichever module knows it. The service hands it in. */
export interface Account {
  readonly collect: (tx: Tx, customerId: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly obstacles: (tx: Tx, customerId: string) => Promise<readonly Obstacle[]>;
  readonly kept: (tx: Tx, customerId: string) => Promise<readonly Kept[]>;
  readonly erase: (tx: Tx, customerId: string, at: Date) => Promise<void>;
}
