import type { OrderCreated, PaymentMode } from '@suvarna/contracts/checkout';
import type { CheckoutContext, GrantedModes } from '../../checkout/index.ts';
import type { DetailsOf } from '../../pricing/index.ts';
import type { HeldStockLimits, Holder } from './held-stock.ts';
import type { OrderRow } from '../rows/order.store.ts';

/** With what a shopper makes an order. */
export interface OrderContext extends CheckoutContext {
  readonly detailsOf: DetailsOf;
  /** Ways to pay that this store has. */
  readonly modes: readonly PaymentMode[];
  /** Those of them that have to be granted. */
  readonly grantedModes: GrantedModes;
  /** Key that documents are sealed with. */
  readonly documentSecret: string;
  readonly heldStock: HeldStockLimits;
  /** Whom limits count the call for. */
  readonly callerAddress: string;
  /** Whether the shopper has shown that a number is theirs. */
  readonly isProven: Holder['isProven'];
}

/** What a shopper hears of an order that was made. */
export function createdOf(
  order: Pick<
    OrderRow,
    'order_no' | 'state' | 'payment_mode' | 'payable' | 'currency' | 'rate_version' | 'expires_at'
  >,
): OrderCreated {
  return {
    order_no: order.order_no,
    state: order.state,
    payment_mode: order.payment_mode,
    total_payable_paise: order.payable,
    currency: order.currency,
    rate_version: order.rate_version,
    expires_at: order.expires_at.toISOString(),
  };
}
