import type { MinorUnits } from '@suvarna/contracts/money';

export interface Tenders {
  /** Minor units that go back the way they came. */
  readonly bank: MinorUnits;
  readonly coins: number;
}

const COIN = 100;

/**
 * Shares a refund over what the order was paid with, in the reverse order of paying: coins paid
 * first, so money goes back first and coins last (domain rules §2.10). A rest smaller than a coin
 * goes back as a coin.
 *
 * @throws RangeError when more is to be given back than was paid
 */
export function refundTenders(amount: MinorUnits, paid: Tenders): Tenders {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > paid.bank + paid.coins * COIN)
    throw new RangeError(`${amount} cannot be given back of ${paid.bank} and ${paid.coins} coins.`);
  const bank = Math.min(amount, paid.bank);
  return { bank, coins: Math.ceil((amount - bank) / COIN) };
}
