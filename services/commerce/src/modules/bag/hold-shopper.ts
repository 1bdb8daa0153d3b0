import { lockCart } from './bag.store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';

/**
 * Takes the shopper's changes one after the other until the transaction ends, by the lock of the
 * bag. Answers false for a guest whose things went into an account in the meantime: what is added now
 * would be lost, and the session has ended in the same moment.
 */
export async function holdShopper(tx: Tx, owner: Shopper): Promise<boolean> {
  return !(await lockCart(tx, owner)).merged;
}
