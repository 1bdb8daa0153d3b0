import type { WalletName } from '@suvarna/contracts/wallet';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { endOfIndianDay } from '../../platform/end-of-day.ts';
import { addCredit, takeCredit } from '../credits/index.ts';
import { COIN_VALUE, grantCoins, takeCoins } from '../loyalty/index.ts';

const DAY_MS = 86_400_000;
/** Most that one correction moves, in paise: who needs more asks twice, and is seen to. */
const CORRECTION_MOST = 50_000_00;

interface Correction {
  readonly customerId: string;
  readonly wallet: WalletName;
  /** Units of the wallet: above 0 given, below it taken. */
  readonly amount: number;
  readonly expiresInDays: number;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * Puts a wallet right, with a reason and a name that cannot be changed afterwards.
 *
 * @throws Refusal when it is more than one correction may move, or more is taken than is there
 */
export async function correctWallet(tx: Tx, correction: Correction): Promise<void> {
  const { customerId, wallet, amount, expiresInDays, reason, by, at } = correction;
  const worth = Math.abs(amount) * (wallet === 'coins' ? COIN_VALUE : 1);
  if (amount === 0 || worth > CORRECTION_MOST) throw new Refusal('WALLET.CORRECTION_TOO_LARGE');
  const id = randomUUID();
  const ends = endOfIndianDay(new Date(at.getTime() + expiresInDays * DAY_MS));
  const given = { customerId, origin: `staff:${id}`, at, source: 'staff', note: reason } as const;
  const taken = { customerId, key: `correction:${id}`, note: reason, at };
  const outcome =
    wallet === 'coins'
      ? amount > 0
        ? await grantCoins(tx, { ...given, coins: amount, expiresAt: ends })
        : await takeCoins(tx, { ...taken, coins: -amount })
      : amount > 0
        ? await addCredit(tx, {
            ...given,
            wallet,
            amount,
            // What the store gives away ends; what it owes does not.
            expiresAt: wallet === 'promotional' ? ends : null,
          })
        : await takeCredit(tx, { ...taken, wallet, amount: -amount });
  if (outcome === 'insufficient') throw new Refusal('WALLET.CORRECTION_TOO_LARGE');
  await tx
    .insertInto('wallet_corrections')
    .values({
      correction_id: id,
      customer_id: customerId,
      wallet,
      amount,
      reason,
      corrected_by: by,
      at,
    })
    .execute();
}
