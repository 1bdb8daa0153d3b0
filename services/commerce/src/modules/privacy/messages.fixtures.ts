import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ['data-copy-ready', { day: '2026-11-27' }],
  ['delete-requested', { day: '2026-12-25' }],
  ['account-deleted', {}],
];
