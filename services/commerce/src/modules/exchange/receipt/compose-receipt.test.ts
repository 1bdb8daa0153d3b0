import { expect, it } from '@jest/globals';
import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { composeReceipt } from './compose-receipt.ts';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

const request = {
  request_id: 'r-1',
  kind: 'exchange',
  order_no: 'SV-100200',
  title: 'Amara Ring',
  title_hi: 'अमारा अंगूठी',
  karat: 18,
  net_weight_mg: 3_000,
  gold_rate_paise: 900_000,
  rate_version: 7,
  lines: [],
  amount_paise: 2_700_000,
  inspection: null,
  state: 'received',
  pay_to: 'credits',
  account_last4: '',
  note: '',
  pan_last4: '',
  hand_over: 'pickup',
  asked_at: '2026-11-26T06:30:00.000Z',
  steps: [],
} as unknown as ExchangeRequest;

it.each([
  ['en', '3.000 g'],
  ['hi', '3.000 ग्राम'],
] as const)('says weights in the language of the paper, in %s', (locale, weight) => {
  const at = new Date('2026-11-26T06:30:00Z');
  const paper = composeReceipt({ locale, request, huids: [], quotedAt: at, customer: '', reference: '', at });
  const said = paper.parts.flatMap(({ facts = [] }) => facts.map(([, value]) => value));
  expect(said).toContain(weight);
});

it('has the same texts in both languages', () => {
  expect(compareTexts(en, hi)).toEqual([]);
});
