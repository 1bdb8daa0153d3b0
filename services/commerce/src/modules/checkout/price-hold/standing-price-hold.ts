import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import { findPriceHold, type PriceHoldRow } from './price-hold.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { AlteredRow } from '../../../platform/database/altered-row.ts';
import type { Shopper } from '../../identity/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { keyedFingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import { keyInUse, keysOf } from '../../../platform/crypto/keys.ts';

type Sealed = Omit<PriceHoldRow, 'guest_id' | 'customer_id' | 'signature' | 'handed_over'>;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`price-lock:${secret}`).digest();

/** Signs all that a price hold says: what it promises, to whom, and until when. An attacker who can only write to the database makes none. */
export function signatureOf(secret: string, owner: Shopper, lock: Sealed): Buffer {
  const {
    id,
    currency,
    rate_version,
    payment_mode,
    address_id,
    tenders,
    coupon_code,
    quote,
    bag_fingerprint,
    payable,
    created_at,
    expires_at,
  } = lock;
  // As numbers, which a time without an end has, too.
  const times = [created_at, expires_at].map(Number);
  return keyedFingerprintOf(keyOf(keyInUse(secret)), {
    owner: [owner.kind, owner.id],
    id,
    currency,
    rate_version,
    payment_mode,
    address_id,
    tenders,
    coupon_code,
    quote,
    bag: bag_fingerprint.toString('hex'),
    payable,
    times,
  });
}

async function read(db: Database | Tx, owner: Shopper, lockId: string): Promise<PriceHoldRow | undefined> {
  try {
    return await findPriceHold(db, owner, lockId);
  } catch (error) {
    // An amount that no number holds: this service never wrote it.
    if (error instanceof RangeError)
      throw new Refusal('CHECKOUT.PRICE_CHANGED', {
        cause: new AlteredRow('price_holds', lockId, { cause: error }),
      });
    throw error;
  }
}

/**
 * A shopper's own lock whose time is not over and which is as it was written.
 *
 * @throws Refusal for one that is over or another's; for an altered one as for a changed price, with the finding as its cause
 */
export async function standingPriceHold(
  db: Database | Tx,
  { owner, at, priceHoldSecret }: Pick<CheckoutContext, 'owner' | 'at' | 'priceHoldSecret'>,
  lockId: string,
): Promise<PriceHoldRow> {
  const lock = await read(db, owner, lockId);
  if (lock === undefined || lock.expires_at <= at) throw new Refusal('CHECKOUT.LOCK_EXPIRED');
  if (!keysOf(priceHoldSecret).some((key) => signatureOf(key, owner, lock).equals(lock.signature)))
    throw new Refusal('CHECKOUT.PRICE_CHANGED', { cause: new AlteredRow('price_holds', lock.id) });
  return lock;
}
