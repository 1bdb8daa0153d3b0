import { coinBalance, coinsAside, holdCoins, postCoins, recreditCoins, voidCoins } from './coins.ts';
import { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART } from './coin-terms.ts';
import { texts } from './texts.ts';
import { rupeesText } from '../../platform/notifications/amount.ts';
import type { Tender } from '../tenders/index.ts';

/**
 * Coins pay for jewellery, neither for gold coins nor for solitaires, ahead and in rupees only (domain
 * rules §2.10 and §2.14 rows 24, 25). Guests have none.
 */
export const coinTender: Tender = {
  rule: {
    kind: 'coins',
    precedence: 10,
    unit: COIN_VALUE,
    currencies: ['INR'],
    atTheDoor: false,
    counts: (category) => category !== 'gold-coins' && category !== 'solitaires',
    minimum: COINS_MIN_CART * 100,
    capPct: COINS_CAP_PCT,
    excludes: [],
    refusals: {
      mode: { code: 'COINS.MODE_NOT_ALLOWED', message: 'coins not applicable for this payment mode' },
      minimum: {
        code: 'COINS.BELOW_MINIMUM',
        message: `Coins can be redeemed from a jewellery value of ${rupeesText(COINS_MIN_CART)}.`,
      },
      insufficient: { code: 'COINS.INSUFFICIENT', message: 'not enough coins to redeem' },
    },
  },
  async balance(db, { owner, waiting, at }) {
    if (owner.kind !== 'customer') return 0;
    // What waits for their own unpaid order is still theirs: that order is given up when the bag is ordered again.
    return (await coinBalance(db, owner.id, at)) + (await coinsAside(db, waiting, at));
  },
  hold: async (tx, { orderNo, owner, units, expiresAt, at }) =>
    owner.kind === 'customer'
      ? holdCoins(tx, { customerId: owner.id, orderNo, coins: units, expiresAt, at })
      : 'insufficient',
  async spend(tx, step) {
    await postCoins(tx, step);
  },
  async release(tx, step) {
    await voidCoins(tx, step);
  },
  async refund(tx, { units, ...step }) {
    await recreditCoins(tx, { ...step, coins: units });
  },
  name: (locale) => texts(locale)('tender.name'),
  describe: (units, locale) => texts(locale)('tender.amount', { units }),
};
