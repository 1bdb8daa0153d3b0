import type { ToldMessage, ValuesOf } from '../../../test-support/told-messages.fixtures.ts';

const order = { orderNo: 'SUV-100200' };
const refunded: ValuesOf<'refunded'> = {
  orderNo: 'SUV-100200',
  amount: { currency: 'INR', minor: 5_184_500 },
  also: [{ en: '500 coins', hi: '500 कॉइन' }],
};

export const told: readonly ToldMessage[] = [
  ['order-placed', { ...order, total: { currency: 'INR', minor: 123_456_700 } }],
  ['payment-failed', order],
  ['cancel-requested', order],
  ['return-withdrawn', order],
  ['request-received', { ...order, kind: 'claim' }],
  ['request-withdrawn', { ...order, kind: 'claim' }],
  ['request-decided', { ...order, kind: 'resize', decision: 'accepted', note: '' }],
  ['refunded', refunded],
  [
    'pickup-ready',
    {
      ...order,
      store: 'Suvarna Champa House, 14 Champa Lane, Bengaluru, 560001',
      code: '042137',
      until: '2026-12-08',
    },
  ],
  [
    'pickup-reminder',
    {
      ...order,
      store: 'Suvarna Champa House, 14 Champa Lane, Bengaluru, 560001',
      code: '042137',
      until: '2026-12-08',
    },
  ],
  ['not-collected', order],
  ['shipped', order],
  ['delivered', order],
  ['request-received', { ...order, kind: 'resize' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'accepted', isBrought: true, note: '' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'declined', note: '' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'done', note: '' }],
  ['refunded', { ...refunded, to: 'credits' }],
  ['refunded', { ...refunded, amount: { currency: 'INR', minor: 0 } }],
];
