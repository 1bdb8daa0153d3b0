import { amountText } from '../../../platform/notifications/amount.ts';
import { oneKindOf, type Tender } from '../../tenders/index.ts';
import { holdVouchers, refundToVouchers, releaseVouchers, spendVouchers } from './pay-with-vouchers.ts';
import { prepareVouchers, type PreparingNeeds } from './prepare-vouchers.ts';
import { texts } from '../texts.ts';
import { VOUCHER_RULE } from './voucher-rule.ts';
import { vouchersInBag } from '../voucher.store.ts';

/** Vouchers of the bag, as something an order is paid with. */
export const voucherTender = (deps: PreparingNeeds): Tender => ({
  rule: VOUCHER_RULE,
  async balance(db, { owner, bag }) {
    const goods = oneKindOf(bag.lines.map((line) => line.goods));
    // One that is bound to another category does not count; the list of the bag says which.
    return (await vouchersInBag(db, owner))
      .filter(({ category }) => category === null || category === goods)
      .reduce((sum, { amount }) => sum + amount, 0);
  },
  inBag: async (db, owner) => (await vouchersInBag(db, owner)).map(({ voucher_id: id }) => id),
  prepare: (wanted) => prepareVouchers(deps, wanted),
  hold: holdVouchers,
  spend: spendVouchers,
  release: releaseVouchers,
  refund: refundToVouchers,
  name: (locale) => texts(locale)('tender.name'),
  describe: (units, locale) =>
    texts(locale)('tender.amount', { amount: amountText({ currency: 'INR', minor: units }, locale) }),
});
