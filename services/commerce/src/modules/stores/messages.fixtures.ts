import type { ToldMessage, ValuesOf } from '../../../test-support/told-messages.fixtures.ts';

const booked: ValuesOf<'appointment'> = {
  news: 'booked',
  kind: 'store',
  storeId: 'in-champa-house',
  startsAt: '2026-11-28T06:00:00.000Z',
  token: 'token',
};

export const told: readonly ToldMessage[] = [
  ['appointment', booked],
  ...(['changed', 'cancelled', 'reminder'] as const).map((news): ToldMessage => [
    'appointment',
    { ...booked, news },
  ]),
  ...(['video', 'home'] as const).map((kind): ToldMessage => ['appointment', { ...booked, kind }]),
];
