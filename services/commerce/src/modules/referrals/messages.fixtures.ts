import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ['referral-invitation', { path: '/refer/K7MQX3ND/' }],
  ['referral-reward', { side: 'inviter', amount: 50_000, until: '2027-06-01' }],
  ['referral-reward', { side: 'invited', amount: 50_000, until: '2027-06-01' }],
];
