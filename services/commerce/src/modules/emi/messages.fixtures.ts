import type { ToldMessage, ValuesOf } from '../../../test-support/told-messages.fixtures.ts';

const approved: ValuesOf<'emi-request'> = {
  kind: 'approved',
  requestId: 'RQ-9XK2M4T7QR',
  amount: 5_184_500,
  months: 6,
  instalment: 896_250,
  lender: { en: 'Udaya Bank', hi: 'उदय बैंक' },
  until: '2027-01-01',
};

export const told: readonly ToldMessage[] = [
  ['emi-request', approved],
  ...(['requested', 'refused', 'expired'] as const).map((kind): ToldMessage => [
    'emi-request',
    { ...approved, kind, until: null },
  ]),
];
