import type { Currency } from '@suvarna/contracts/money';
import type { Shopper } from '../identity/index.ts';
import type { PriceOf } from '../pricing/index.ts';
import type { Tenders } from '../tenders/index.ts';
import type { ShopperOrders } from './buyer/shopper-orders.ts';

/** Whose bag is priced, when, and with what. */
export interface CheckoutContext {
  readonly owner: Shopper;
  readonly currency: Currency;
  readonly priceOf: PriceOf;
  readonly at: Date;
  readonly orders: ShopperOrders;
  readonly tenders: Tenders;
  /** Key that price holds are signed with. */
  readonly priceHoldSecret: string;
}
