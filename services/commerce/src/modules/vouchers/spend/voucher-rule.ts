import type { TenderRule } from '../../tenders/index.ts';
import { saidOf } from '../../../platform/refusal.ts';
import { VOUCHERS } from '../voucher-kind.ts';

/**
 * Vouchers of a third party pay for goods of one category, after tax, in rupees, paid ahead: an order at
 * the door that its shopper does not take would have to give them back before anybody paid.
 */
export const VOUCHER_RULE: TenderRule = {
  kind: VOUCHERS,
  // After coins, which are capped, and before credits, which have no end: a voucher has one.
  precedence: 15,
  unit: 1,
  bearer: true,
  currencies: ['INR'],
  atTheDoor: false,
  counts: () => true,
  minimum: 0,
  capPct: 100,
  excludes: [],
  oneKindOnly: saidOf('VOUCHER.SINGLE_CATEGORY'),
  refusals: {
    mode: saidOf('VOUCHER.MODE_NOT_ALLOWED'),
    minimum: saidOf('VOUCHER.INSUFFICIENT'),
    insufficient: saidOf('VOUCHER.INSUFFICIENT'),
  },
};
