import { expect, it } from '@jest/globals';
import { defineRemote } from './config.ts';
import { noData, route, type FragmentsOf, type RoutesOf } from './page.ts';

const config = defineRemote({
  name: 'gifts',
  owner: 'Team Gifts',
  host: '^2.0.0',
  site: '^1.0.0',
  colour: '#123456',
  routes: [
    { id: 'landing', path: '/gifts/', render: 'server' },
    { id: 'gift', path: '/gifts/:gift/', render: 'client' },
  ],
  fragments: ['gift-rail'],
  texts: {},
  emits: [],
  listens: [],
});
const some = route({ load: noData, page: () => Promise.reject(new Error('never shown')) });
const fragment = () => Promise.reject(new Error('never shown'));

// What is wrong here the compiler says: each line that expects an error fails the type check without one.
it('routes and fragments are those of the config', () => {
  const right: RoutesOf<typeof config> = { landing: some, gift: some };
  // @ts-expect-error -- `gift` is missing
  const missing: RoutesOf<typeof config> = { landing: some };
  // @ts-expect-error -- nothing leads to `voucher`
  const unknown: RoutesOf<typeof config> = { landing: some, gift: some, voucher: some };
  // @ts-expect-error -- it cannot be asked for
  const wrong: FragmentsOf<typeof config> = { 'gift-rails': fragment };
  expect([right, missing, unknown, wrong].map((one) => Object.keys(one).length)).toEqual([2, 1, 3, 1]);
});
