import { expect, it } from '@jest/globals';
import { refundOf } from './view.ts';

const row = {
  refund_order_id: 'RF-1',
  order_no: 'SV-1',
  currency: 'INR',
  amount: 90_000,
  bank_amount: 50_000,
  state: 'done',
  request_id: null,
  approved_by: 'Meera',
  created_at: new Date('2026-11-25T10:00:00Z'),
  done_at: null,
} as const;
const coins = { kind: 'coins', units: 100, amount: 10_000 };
const credits = { kind: 'credits', units: 30_000, amount: 30_000 };
const told = (refundTo: 'source' | 'credits') =>
  refundOf({ ...row, refund_to: refundTo }, [coins, credits], undefined).tenders.map(
    ({ tender, amount_paise: paise }) => `${tender} ${paise}`,
  );

it('a refund tells money apart from the wallets it comes back into, or with them where it became credits', () => {
  expect(told('source')).toEqual(['bank 50000', 'coins 10000', 'credits 30000']);
  expect(told('credits')).toEqual(['credits 80000', 'coins 10000']);
});
