import { indianDay } from '@suvarna/contracts/indian-day';
import { amountText } from '../../../platform/notifications/amount.ts';
import type { Tender } from '../../tenders/index.ts';
import { saidOf } from '../../../platform/refusal.ts';
import { holdPlans, releasePlans, returnToPlans, spendPlans } from './redeem.ts';
import { bagPlansOf } from '../records/redemption.store.ts';
import { spendableOf } from './spendable.ts';
import { WITH_COUPONS } from '../records/terms.ts';
import { texts } from '../texts.ts';

export const GOLDEN_BOUNTY_TENDER = 'golden-bounty';

/** Jewellery, neither gold coins nor solitaires (domain rules §2.12). */
export const isJewellery = (category: string): boolean =>
  category !== 'gold-coins' && category !== 'solitaires';

/**
 * The value of matured plans pays for jewellery, in one bag and whole: all of the plans that were chosen,
 * after tax, in rupees, paid ahead, and with no coupon as long as the flag says so.
 */
export const planTender: Tender = {
  rule: {
    kind: GOLDEN_BOUNTY_TENDER,
    // Before coins, which give way: a plan is used whole.
    precedence: 5,
    unit: 1,
    currencies: ['INR'],
    atTheDoor: false,
    counts: isJewellery,
    minimum: 0,
    capPct: 100,
    excludes: [],
    whole: true,
    ...(!WITH_COUPONS && { notWithCoupon: saidOf('BOUNTY.NOT_WITH_COUPON') }),
    refusals: {
      mode: saidOf('BOUNTY.MODE_NOT_ALLOWED'),
      minimum: saidOf('BOUNTY.BAG_TOO_SMALL'),
      insufficient: saidOf('BOUNTY.VALUE_GONE'),
    },
  },
  async balance(db, { owner, waiting, at }) {
    if (owner.kind !== 'customer') return 0;
    const planIds = await bagPlansOf(db, owner.id);
    const plans = await spendableOf(db, owner.id, indianDay(at), { planIds, waiting });
    return plans.reduce((sum, { value }) => sum + value, 0);
  },
  hold: async (tx, { orderNo, owner, units, expiresAt, at }) =>
    owner.kind === 'customer'
      ? holdPlans(tx, { orderNo, customerId: owner.id, amount: units, expiresAt, at })
      : 'insufficient',
  spend: (tx, step) => spendPlans(tx, step),
  release: (tx, step) => releasePlans(tx, step),
  refund: (tx, { orderNo, units, at }) => returnToPlans(tx, { orderNo, amount: units, at }),
  name: (locale) => texts(locale)('tender.name'),
  describe: (units, locale) =>
    texts(locale)('tender.amount', { amount: amountText({ currency: 'INR', minor: units }, locale) }),
};
