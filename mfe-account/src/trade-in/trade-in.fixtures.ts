import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/exchange';

const gold = { line: 'gold', amount_paise: 2_700_000 } as const;

export const aRequest = (change: Partial<ExchangeRequest> = {}): ExchangeRequest => ({
  request_id: 'RQ-9XK2M4T7QR',
  kind: 'exchange',
  state: 'asked',
  asked_at: '2026-11-20T08:00:00Z',
  order_no: 'SV-100200',
  order_item_id: '11111111-1111-4111-8111-111111111111',
  title: 'Amara Ring',
  title_hi: 'अमारा अंगूठी',
  karat: 18,
  net_weight_mg: 3_000,
  gold_rate_paise: 900_000,
  rate_version: 1,
  hand_over: 'pickup',
  pickup_address: null,
  pay_to: 'credits',
  amount_paise: 2_700_000,
  lines: [gold],
  inspection: null,
  valid_until: '',
  pan_last4: '',
  account_last4: '',
  photos: 0,
  reason: '',
  note: '',
  payout_fault: '',
  steps: [{ state: 'asked', at: '2026-11-20T08:00:00Z' }],
  can: { withdraw: false, accept: false, decline: false, change_account: false },
  needs_pan: false,
  ...change,
});

/** Found lighter than it was sold. */
export const OFFER = {
  state: 'offered',
  valid_until: '2026-11-27T08:00:00Z',
  inspection: {
    net_weight_mg: 2_500,
    karat: 18,
    huid: 'same',
    missing_pieces: 0,
    lost_certificate: false,
    stones_paise: 0,
    gold_rate_paise: 900_000,
    amount_paise: 2_250_000,
    lines: [{ line: 'gold', amount_paise: 2_250_000 }],
  },
  can: { withdraw: false, accept: true, decline: true, change_account: false },
} as const satisfies Partial<ExchangeRequest>;

export const aQuote = (change: Partial<ExchangeQuote> = {}): ExchangeQuote =>
  ({
    order_item_id: '11111111-1111-4111-8111-111111111111',
    net_weight_mg: 3_000,
    gold_rate_paise: 900_000,
    karat: 18,
    exchange: { amount_paise: 2_596_000, lines: [gold], available_from: '2026-12-20', is_open: false },
    buyback: { amount_paise: 2_700_000, lines: [gold], available_from: '2026-11-20', is_open: true },
    ...change,
  }) as ExchangeQuote;
