/** Generated from `endpoints/vouchers.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/vouchers.ts';

const SHAPE_bb0407 = [{ voucher_id: 'string', last4: 'string', amount_paise: 'number' }] as const;
const SHAPE_bd4f48 = {
  vouchers: SHAPE_bb0407,
  applied_paise: 'number',
  totals: { total_payable_paise: 'number', gst: 'object' },
} as const;

export const voucherApply: CallOf<typeof table.voucherApply> = {
  path: 'wallet/giftvoucher/apply/',
  shape: SHAPE_bd4f48,
};
export const voucherBalance: CallOf<typeof table.voucherBalance> = {
  path: 'wallet/giftvoucher/check_balance/',
  shape: { last4: 'string', balance_paise: 'number', expires_on: 'string', category: 'string' },
};
export const voucherList: CallOf<typeof table.voucherList> = {
  path: 'wallet/giftvoucher/list/',
  shape: {
    results: SHAPE_bb0407,
    count: 'number',
    used: [{ last4: 'string', order_no: 'string', amount_paise: 'number', returned_paise: 'number' }],
  },
};
export const voucherRemove: CallOf<typeof table.voucherRemove> = {
  path: 'wallet/giftvoucher/remove/',
  shape: SHAPE_bd4f48,
};
