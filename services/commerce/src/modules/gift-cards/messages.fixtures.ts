import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  [
    'gift-card',
    {
      from: 'Ravi',
      to: 'Asha',
      message: 'Happy birthday!',
      amount: 500_000,
      code: '4012 8888 8888 1881',
      expiresOn: '2029-11-25',
    },
  ],
];
