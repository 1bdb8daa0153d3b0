import { expect, it } from '@jest/globals';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { callersBroken, type ToldEndpoint } from './compare-endpoints.ts';

const TOLD = JSON.parse(JSON.stringify(ENDPOINTS)) as readonly ToldEndpoint[];
const changed = (path: string, change: object): readonly ToldEndpoint[] =>
  TOLD.map((endpoint) => (endpoint.path === path ? { ...endpoint, ...change } : endpoint));
const ADD = 'customer_wishlist/add/';

it('the store as it is breaks no caller', () => {
  expect(TOLD.length).toBeGreaterThan(150);
  expect(callersBroken(TOLD, TOLD)).toEqual([]);
});

it.each([
  [
    'gone',
    { path: 'wish/add/', spellings: [] },
    [`POST /api/${ADD} is gone`, `POST /api/customer/${ADD} is gone`],
  ],
  [
    'for fewer people',
    { access: 'customer' },
    [`POST /api/${ADD} is for customer only`, `POST /api/customer/${ADD} is for customer only`],
  ],
  [
    'asked more',
    {
      spellings: undefined,
      body: { type: 'object', required: ['product_id', 'note'], properties: { product_id: {}, note: {} } },
    },
    [`POST /api/${ADD} body.note has to be there`, `POST /api/customer/${ADD} is gone`],
  ],
])('a call that is %s is told of, under each of its addresses', (_what, change, told) => {
  expect(callersBroken(TOLD, changed(ADD, change))).toEqual(told);
});

it('a call needs a key for its effect from its first day', () => {
  expect(callersBroken(changed(ADD, { once: undefined }), TOLD)).toEqual([
    `POST /api/${ADD} needs an Idempotency-Key`,
    `POST /api/customer/${ADD} needs an Idempotency-Key`,
  ]);
  expect(callersBroken(TOLD.slice(1), TOLD)).toEqual([]);
});
