/** Generated from `endpoints/exchange.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/exchange.ts';

const SHAPE_e617a9 = [{ line: 'string', amount_paise: 'number' }] as const;
const SHAPE_42da93 = {
  request_id: 'string',
  kind: 'string',
  state: 'string',
  asked_at: 'string',
  order_no: 'string',
  order_item_id: 'string',
  title: 'string',
  title_hi: 'string',
  karat: 'number',
  net_weight_mg: 'number',
  gold_rate_paise: 'number',
  rate_version: 'number',
  hand_over: 'string',
  pay_to: 'string',
  amount_paise: 'number',
  lines: SHAPE_e617a9,
  valid_until: 'string',
  pan_last4: 'string',
  account_last4: 'string',
  photos: 'number',
  reason: 'string',
  note: 'string',
  payout_fault: 'string',
  steps: [{ state: 'string', at: 'string' }],
  can: { withdraw: 'boolean', accept: 'boolean', decline: 'boolean', change_account: 'boolean' },
  needs_pan: 'boolean',
} as const;
const SHAPE_09ab9e = {
  amount_paise: 'number',
  lines: SHAPE_e617a9,
  available_from: 'string',
  is_open: 'boolean',
} as const;
const SHAPE_9fd7f0 = { amount_paise: 'number', lines: SHAPE_e617a9 } as const;

export const bagValue: CallOf<typeof table.bagValue> = {
  path: 'exchange/bag_value/',
  shape: {
    results: [{ item_id: 'string', quantity: 'number', not_taken_back: 'string' }],
    exchange_paise: 'number',
    buyback_paise: 'number',
  },
};
export const buybackCreate: CallOf<typeof table.buybackCreate> = {
  path: 'exchange/buyback_request/create/',
  photos: true,
  shape: SHAPE_42da93,
};
export const exchangeAccept: CallOf<typeof table.exchangeAccept> = {
  path: 'exchange/request/accept/',
  shape: SHAPE_42da93,
};
export const exchangeAccount: CallOf<typeof table.exchangeAccount> = {
  path: 'exchange/request/account/',
  shape: SHAPE_42da93,
};
export const exchangeCreate: CallOf<typeof table.exchangeCreate> = {
  path: 'exchange/exchange_request/create/',
  photos: true,
  shape: SHAPE_42da93,
};
export const exchangeDecline: CallOf<typeof table.exchangeDecline> = {
  path: 'exchange/request/decline/',
  shape: SHAPE_42da93,
};
export const exchangeReceipt: CallOf<typeof table.exchangeReceipt> = { path: 'exchange/request/receipt/' };
export const exchangeRequestDetails: CallOf<typeof table.exchangeRequestDetails> = {
  path: 'exchange/request/details/',
  shape: SHAPE_42da93,
};
export const exchangeRequestList: CallOf<typeof table.exchangeRequestList> = {
  path: 'exchange/request/list/',
  shape: { results: [SHAPE_42da93], page: 'number', page_size: 'number', count: 'number' },
};
export const exchangeWithdraw: CallOf<typeof table.exchangeWithdraw> = {
  path: 'exchange/request/withdraw/',
  shape: SHAPE_42da93,
};
export const oldGoldCreate: CallOf<typeof table.oldGoldCreate> = {
  path: 'exchange/old_gold_request/create/',
  photos: true,
  shape: SHAPE_42da93,
};
export const oldGoldQuote: CallOf<typeof table.oldGoldQuote> = {
  path: 'exchange/old_gold_quote/',
  shape: {
    karat: 'number',
    net_weight_mg: 'number',
    gold_rate_paise: 'number',
    amount_paise: 'number',
    lines: SHAPE_e617a9,
    rates: [{ karat: 'number', rate_paise: 'number' }],
    rate_version: 'number',
    quote: 'string',
    valid_until: 'string',
    needs_pan: 'boolean',
  },
};
export const pieceQuote: CallOf<typeof table.pieceQuote> = {
  path: 'exchange/quote/',
  shape: {
    order_item_id: 'string',
    order_no: 'string',
    type: 'string',
    net_weight_mg: 'number',
    gold_rate_paise: 'number',
    gold_paise: 'number',
    stones_paise: 'number',
    exchange_credit_paise: 'number',
    buyback_cash_paise: 'number',
    amount_paise: 'number',
    deduction_bp: 'number',
    fee_paise: 'number',
    available_from: 'string',
    rate_version: 'number',
    currency: 'string',
    karat: 'number',
    title: 'string',
    title_hi: 'string',
    exchange: SHAPE_09ab9e,
    buyback: SHAPE_09ab9e,
    quote: 'string',
    valid_until: 'string',
    needs_pan: 'boolean',
  },
};
export const productValue: CallOf<typeof table.productValue> = {
  path: 'exchange/value/',
  shape: {
    product_id: 'number',
    karat: 'number',
    net_weight_mg: 'number',
    gold_rate_paise: 'number',
    exchange: SHAPE_9fd7f0,
    buyback: SHAPE_9fd7f0,
    rate_version: 'number',
  },
};
