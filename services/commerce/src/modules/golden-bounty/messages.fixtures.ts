import type { ToldMessage, ValuesOf } from '../../../test-support/told-messages.fixtures.ts';
import type { NoticeKind } from './tables.ts';

const NOTICES = Object.keys({
  'due-soon': 0,
  'due-today': 0,
  'in-grace': 0,
  defaulted: 0,
  cured: 0,
  matured: 0,
  'ending-soon': 0,
  canceled: 0,
  'refund-begun': 0,
  'charge-ahead': 0,
  'charge-failed': 0,
  'paper-undone': 0,
} satisfies Readonly<Record<NoticeKind, 0>>) as NoticeKind[];

const notice: ValuesOf<'golden-bounty'> = {
  kind: 'in-grace',
  planId: 'GB-9XK2M4T7QR',
  amount: 200_000,
  day: '2027-01-01',
};

export const told: readonly ToldMessage[] = [
  ['golden-bounty', notice],
  ...NOTICES.map((kind): ToldMessage => ['golden-bounty', { ...notice, kind }]),
  ['golden-bounty', { ...notice, kind: 'cured', day: null }],
];
