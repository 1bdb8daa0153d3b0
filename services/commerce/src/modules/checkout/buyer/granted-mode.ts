import type { PaymentMode, PaymentOption, QuoteLine } from '@suvarna/contracts/checkout';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';

/** What is to be paid in a way that has to be granted first. */
export interface GrantSubject {
  readonly owner: Shopper;
  readonly currency: Currency;
  readonly payable: MinorUnits;
  readonly items: readonly QuoteLine[];
  readonly at: Date;
}

/** Leave to pay that way, and what the provider's page is opened with. */
export interface PaymentGrant {
  readonly grantId: string;
  readonly lender: {
    /** As payment providers name it. */
    readonly code: string;
    readonly name: string;
    readonly months: number;
  };
}

/**
 * A way to pay that is not everybody's: the module that grants it registers it in `module.ts`. Checkout, orders and
 * payments ask it and know none.
 */
export interface GrantedMode {
  readonly mode: PaymentMode;
  /** How it stands among the ways to pay; `undefined` where it is not offered at all. */
  option(db: Database | Tx, about: GrantSubject): Promise<PaymentOption | undefined>;
  /** The grant for what is paid now, held until the transaction ends; `undefined` when there is none. */
  grant(tx: Tx, about: GrantSubject): Promise<PaymentGrant | undefined>;
  /** The money came by it. */
  use(tx: Tx, used: { readonly grantId: string; readonly orderNo: string; readonly at: Date }): Promise<void>;
}

export type GrantedModes = ReadonlyMap<PaymentMode, GrantedMode>;

/** @throws when two modules grant one way to pay */
export function createGrantedModes(all: readonly GrantedMode[]): GrantedModes {
  const modes = new Map(all.map((one) => [one.mode, one]));
  if (modes.size < all.length) throw new Error('Two modules grant one way to pay.');
  return modes;
}
