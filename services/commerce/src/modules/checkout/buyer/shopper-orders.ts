import type { Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Contact } from './contact.ts';

/** What checkout has to know of the orders that a shopper made; the module of orders answers. */
export interface ShopperOrders {
  /** Numbers of those that wait for their money: the pieces, coins and coupon they hold are still this shopper's. */
  waiting(db: Database | Tx, owner: Shopper): Promise<readonly string[]>;
  /** Whether they, or a customer with one of these contacts, used a coupon that is for once. */
  hasUsedCoupon(
    db: Database | Tx,
    code: string,
    owner: Shopper,
    contacts: readonly Contact[],
  ): Promise<boolean>;
}
