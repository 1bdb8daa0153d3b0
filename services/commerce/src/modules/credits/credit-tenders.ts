import type { Locale } from '@suvarna/contracts/locale';
import { PROMOTIONAL_MIN_CART } from '@suvarna/contracts/storefront-constants';
import { amountText, rupeesText } from '../../platform/notifications/amount.ts';
import {
  balanceOfLots,
  holdLots,
  recreditLots,
  releaseHeld,
  spendHeld,
  unitsAside,
} from '../ledger/index.ts';
import type { GoodsKind, Tender, TenderRule } from '../tenders/index.ts';
import { CREDIT_BOOKS, type CreditWallet } from './credit-book.ts';
import { texts } from './texts.ts';

/** Wallets that pay for goods of one category only; solitaires are diamonds (domain rules §2.14 row 26). */
type GoodsWallet = Extract<CreditWallet, GoodsKind>;

const nameOf = (wallet: CreditWallet, locale: Locale): string => texts(locale)(`name.${wallet}`);

type Terms = Pick<TenderRule, 'precedence' | 'counts' | 'minimum'> & {
  readonly tooLittle: TenderRule['refusals']['minimum'];
};

const onlyFor = (wallet: GoodsWallet, precedence: number, message: string): Terms => ({
  precedence,
  counts: (_category, goods) => goods === wallet,
  // Any piece of its goods will do.
  minimum: 1,
  tooLittle: { code: 'CREDITS.OTHER_GOODS', message },
});

/**
 * In which order wallets pay, said once: what ends first and pays for least goes first. A savings plan
 * (5) is used whole and comes before them; then promotional money, the wallets of one category, coins
 * (10), and last what has no end and pays for everything. Goods that only one wallet pays for are left
 * to it by the plan (`tenders/rules.ts`).
 */
const TERMS: Readonly<Record<CreditWallet, Terms>> = {
  promotional: {
    precedence: 6,
    // A discount of ours in the end: not on metal that is sold at its price.
    counts: (category) => category !== 'gold-coins',
    minimum: PROMOTIONAL_MIN_CART * 100,
    tooLittle: {
      code: 'CREDITS.BELOW_MINIMUM',
      message: `Promotional credits can be used from a jewellery value of ${rupeesText(PROMOTIONAL_MIN_CART)}.`,
    },
  },
  'gold-coin': onlyFor('gold-coin', 7, 'The gold coin wallet pays for gold coins only.'),
  'plain-gold': onlyFor(
    'plain-gold',
    8,
    'The plain gold wallet pays for gold jewellery without stones only.',
  ),
  'diamond-gemstone': onlyFor(
    'diamond-gemstone',
    9,
    'The diamond and gemstone wallet pays for jewellery with stones only.',
  ),
  credits: {
    precedence: 20,
    counts: () => true,
    minimum: 0,
    tooLittle: { code: 'CREDITS.BELOW_MINIMUM', message: 'There is nothing to pay with credits.' },
  },
};

/** A wallet of money pays after tax and in rupees, and what comes back of it comes back into the wallet. */
export function creditTender(wallet: CreditWallet): Tender {
  const book = CREDIT_BOOKS[wallet];
  const { tooLittle, ...terms } = TERMS[wallet];
  return {
    rule: {
      ...terms,
      kind: wallet,
      // Ahead only, as coins: an order that is called off on the way to the door has nothing to refund.
      atTheDoor: false,
      unit: 1,
      currencies: ['INR'],
      capPct: 100,
      excludes: [],
      refusals: {
        mode: {
          code: 'CREDITS.MODE_NOT_ALLOWED',
          message: `${nameOf(wallet, 'en')}: not applicable for this payment mode`,
        },
        minimum: tooLittle,
        insufficient: {
          code: 'CREDITS.INSUFFICIENT',
          message: `${nameOf(wallet, 'en')}: nothing left to use`,
        },
      },
    },
    async balance(db, { owner, waiting, at }) {
      if (owner.kind !== 'customer') return 0;
      // What waits for their own unpaid order is still theirs: that order is given up when the bag is ordered again.
      return (await balanceOfLots(db, book, owner.id, at)) + (await unitsAside(db, book, waiting, at));
    },
    hold: async (tx, { owner, ...wanted }) =>
      owner.kind === 'customer' ? holdLots(tx, book, { ...wanted, customerId: owner.id }) : 'insufficient',
    async spend(tx, step) {
      await spendHeld(tx, book, step);
    },
    async release(tx, step) {
      await releaseHeld(tx, book, step);
    },
    async refund(tx, step) {
      await recreditLots(tx, book, step);
    },
    name: (locale) => nameOf(wallet, locale),
    describe: (units, locale) =>
      texts(locale)('tender.amount', {
        amount: amountText({ currency: 'INR', minor: units }, locale),
        name: nameOf(wallet, locale),
      }),
  };
}
