import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ['one-time-code', { code: '042137', minutes: 5 }],
  ['registered', {}],
  ['address-known', {}],
  ['reset-password', { path: '/sign-in/reset-password/#token=token', minutes: 30 }],
  ['contact-changed', { kind: 'email', to: 'as•••@shop.example', day: '2026-11-25' }],
  [
    'contact-change-waits',
    {
      kind: 'phone',
      to: '•••3210',
      day: '2026-12-02',
      path: '/sign-in/stop-change/#token=token',
    },
  ],
];
