import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ['social-linked', { provider: 'google' }],
  ['social-added', { provider: 'google' }],
  ['social-unlinked', { provider: 'apple' }],
];
