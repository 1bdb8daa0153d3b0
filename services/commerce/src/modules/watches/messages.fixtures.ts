import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  [
    'watch',
    {
      kind: 'price',
      title: 'Lotus bloom ring',
      path: '/jewellery/rings/lotus-bloom-ring_product_1042/?karat=18&colour=yellow',
      price: 4_079_300,
      currency: 'INR',
    },
  ],
  [
    'watch-guest',
    {
      kind: 'stock',
      title: 'Lotus bloom ring',
      path: '/jewellery/rings/lotus-bloom-ring_product_1042/?karat=18&colour=yellow',
      price: 4_079_300,
      currency: 'INR',
      token: 'token.signature',
    },
  ],
  [
    'watch-confirm',
    {
      kind: 'price',
      title: 'Lotus bloom ring',
      atMost: 3_900_000,
      currency: 'INR',
      token: 'token.signature',
    },
  ],
];
