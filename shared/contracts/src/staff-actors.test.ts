import { expect, it } from '@jest/globals';
import { ENDPOINTS } from './capabilities.ts';

/** What names no person: it mends a delivery, or is written on the order with the person who moves it. */
const NAMELESS = ['outbox/revive/', 'order/certificate/', 'order/huid/', 'refund/settle/'];

// By this the back end knows which field has to be the name of whose token it is.
it('each call by which the store’s people do something says who does it in one field that ends with _by', () => {
  const calls = ENDPOINTS.filter(({ access, body }) => access === 'staff-admin' && body !== undefined);
  expect(calls.length).toBeGreaterThan(20);
  const actors = calls.map(
    ({ path, body }) =>
      [path, Object.keys(body?.properties ?? {}).filter((field) => field.endsWith('_by'))] as const,
  );
  expect(actors.filter(([, fields]) => fields.length !== 1).map(([path]) => path)).toEqual(NAMELESS);
});
