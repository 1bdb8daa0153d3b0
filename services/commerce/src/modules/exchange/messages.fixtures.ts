import type { ToldMessage, ValuesOf } from '../../../test-support/told-messages.fixtures.ts';
import { TOLD } from './messages.ts';

const offered: ValuesOf<'exchange-request'> = {
  state: 'offered',
  kind: 'buy-back',
  requestId: 'RQ-9XK2M4T7QR',
  amount: 5_585_000,
  credits: 0,
  title: { en: 'Amara ring', hi: 'अमारा अंगूठी' },
  until: '2027-01-01',
  orderNo: 'SUV-100200',
};

export const told: readonly ToldMessage[] = [
  ['exchange-request', offered],
  ...TOLD.map((state): ToldMessage => ['exchange-request', { ...offered, state }]),
  ['exchange-request', { ...offered, state: 'asked', kind: 'old-gold', orderNo: '' }],
  ['exchange-request', { ...offered, isAsQuoted: true }],
];
