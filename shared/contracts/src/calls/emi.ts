/** Generated from `endpoints/emi.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/emi.ts';

const SHAPE_a4d8e4 = {
  plan_id: 'string',
  lender: 'string',
  lender_name: 'string',
  lender_name_hi: 'string',
  lender_kind: 'string',
  months: 'number',
  annual_rate_bp: 'number',
  instalment_paise: 'number',
  last_instalment_paise: 'number',
  interest_paise: 'number',
  processing_fee_paise: 'number',
  total_paise: 'number',
} as const;
const SHAPE_4b4d58 = {
  request_id: 'string',
  state: 'string',
  asked_at: 'string',
  plan: SHAPE_a4d8e4,
  amount_paise: 'number',
  pieces: [{ title: 'string', title_hi: 'string', quantity: 'number' }],
  valid_until: 'string',
  reason: 'string',
  note: 'string',
  order_no: 'string',
  steps: [{ state: 'string', at: 'string' }],
  can: { withdraw: 'boolean', pay: 'boolean' },
} as const;

export const emiPlans: CallOf<typeof table.emiPlans> = {
  path: 'emi/emi/plans/',
  shape: {
    amount_paise: 'number',
    reach: 'string',
    minimum_paise: 'number',
    maximum_paise: 'number',
    from_paise: 'number',
    results: [SHAPE_a4d8e4],
  },
};
export const emiRequestCreate: CallOf<typeof table.emiRequestCreate> = {
  path: 'emi/emi_request/create/',
  shape: SHAPE_4b4d58,
};
export const emiRequestList: CallOf<typeof table.emiRequestList> = {
  path: 'emi/emi_request/list/',
  shape: { results: [SHAPE_4b4d58], page: 'number', page_size: 'number', count: 'number' },
};
export const emiRequestWithdraw: CallOf<typeof table.emiRequestWithdraw> = {
  path: 'emi/emi_request/withdraw/',
  shape: SHAPE_4b4d58,
};
