/** How much of the stock may wait for orders that are not paid for yet. */
import { Refusal } from '../../../platform/refusal.ts';
import { mailboxOf } from '../../../platform/mailbox.ts';
import { type Buyer } from '../../checkout/index.ts';
import { heldUnder, holdCounting } from '../../inventory/index.ts';
import { keyedFingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { oneSpelling } from '@suvarna/forms/kept-phone';
import { findCustomer, phoneOfCustomer, type Shopper } from '../../identity/index.ts';
import { hasPaidBefore } from '../rows/order.store.ts';
import { keyInUse } from '../../../platform/crypto/keys.ts';

/** Pieces at a time: in all, and of one product. */
interface Bound {
  readonly inAll: number;
  readonly ofOne: number;
}

export interface HeldStockLimits {
  /** Of one number, one mail box. */
  readonly ofBuyer: Bound;
  /** A household, an office, or a street of a mobile carrier. */
  readonly ofAddress: Bound;
  /** Minutes that a guest's order waits for its money. */
  readonly guestMinutes: number;
}

export interface Holder {
  /** Whom limits count the call for. */
  readonly address: string;
  readonly owner: Shopper;
  readonly buyer: Pick<Buyer, 'email'>;
  readonly phone: string;
  /** Whether the shopper has shown that a number is theirs. */
  readonly isProven: (tx: Tx, phone: string) => Promise<boolean>;
}

export interface CountedHolder {
  /** What the pieces are written down under. */
  readonly keys: readonly Buffer[];
  /** Called when the order has its pieces. @throws Refusal where they are too many */
  assertWithin(tx: Tx): Promise<void>;
}

/**
 * Who holds, by address, phone and mail box. Customers whose payment has come once are not counted: they
 * can be told from strangers. So can whose number is proven, behind one address of a mobile carrier: they
 * are counted by that number in place of the address. To be called before rows of the stock are locked.
 */
export async function countedHolder(
  tx: Tx,
  limits: HeldStockLimits,
  secret: string,
  { address, owner, buyer, phone, isProven }: Holder,
): Promise<CountedHolder> {
  if (owner.kind === 'customer' && (await hasPaidBefore(tx, owner.id)))
    return { keys: [], assertWithin: async () => undefined };
  const account = owner.kind === 'customer' ? phoneOfCustomer(await findCustomer(tx, owner.id)) : '';
  // A number is one, however it was kept.
  const phones = [...new Set([account, phone].filter((each) => each !== '').map(oneSpelling))];
  const proven = account !== '' || (phone !== '' && (await isProven(tx, oneSpelling(phone))));
  // Prints under our secret: the table is no list of addresses and numbers.
  const keyOf = (what: string, value: string): Buffer =>
    keyedFingerprintOf(Buffer.from(keyInUse(secret)), ['held-stock', what, value]);
  const bounds = [
    ...(proven ? [] : [{ key: keyOf('address', address), bound: limits.ofAddress }]),
    ...phones.map((each) => ({ key: keyOf('phone', each), bound: limits.ofBuyer })),
    ...(buyer.email === '' ? [] : [{ key: keyOf('email', mailboxOf(buyer.email)), bound: limits.ofBuyer }]),
  ];
  const keys = bounds.map(({ key }) => key);
  await holdCounting(tx, keys);
  return {
    keys,
    async assertWithin(then) {
      for (const { key, bound } of bounds) {
        const held = await heldUnder(then, key);
        if (held.inAll > bound.inAll || held.ofOne > bound.ofOne) throw new Refusal('CHECKOUT.TOO_MANY_HELD');
      }
    },
  };
}
