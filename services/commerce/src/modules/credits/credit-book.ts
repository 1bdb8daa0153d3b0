import {
  creditExpired,
  creditHeld,
  creditLot,
  type LotBook,
  PROMOTIONAL_COST,
  PROMOTIONAL_SPENT,
  tenderValue,
  type Wallet,
} from '../ledger/index.ts';

/** Wallets of money, in paise. */
export type CreditWallet = Exclude<Wallet, 'coins'>;

export const CREDIT_WALLETS: readonly CreditWallet[] = [
  'credits',
  'promotional',
  'gold-coin',
  'plain-gold',
  'diamond-gemstone',
];

/**
 * How a wallet of money is booked. What stands in it is owed to its owner from the first day, and pays as
 * money does. Promotional money is a promise of a discount: it costs the store when it has paid.
 */
const bookOf = (wallet: CreditWallet): LotBook => ({
  wallet,
  lotKind: `${wallet}-lot`,
  lot: (customerId, origin, expiresAt) => creditLot(wallet, customerId, origin, expiresAt),
  held: (orderNo) => creditHeld(wallet, orderNo),
  spent: (orderNo, amount) => [
    ...(wallet === 'promotional'
      ? [
          { account: PROMOTIONAL_SPENT, amount },
          { account: PROMOTIONAL_COST, amount: -amount },
        ]
      : []),
    { account: tenderValue(orderNo, wallet, 'INR'), amount },
  ],
  expired: creditExpired(wallet),
  holdOf: (orderNo) => `${wallet}:${orderNo}`,
  recreditOf: (orderNo, refundId) => `recredit:${wallet}:${orderNo}:${refundId}`,
});

export const CREDIT_BOOKS: Readonly<Record<CreditWallet, LotBook>> = {
  credits: bookOf('credits'),
  promotional: bookOf('promotional'),
  'gold-coin': bookOf('gold-coin'),
  'plain-gold': bookOf('plain-gold'),
  'diamond-gemstone': bookOf('diamond-gemstone'),
};
