import { addressOf, baseOf } from '@suvarna/contracts/endpoint';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withRoutesOf, type DeclaredRoute } from '../test-support/routes/declared-routes.fixtures.ts';
import { startService, type Service } from '../test-support/service.fixtures.ts';

/**
 * Routes that are in no table, and why: a provider's report has no schema in front of its signature;
 * probes and figures have the names that an operator who watches processes expects, the same on every service;
 * the description describes the table; agents speak a protocol that others wrote.
 */
const APART = [
  'POST /api/payment/webhook/:provider/',
  'POST /api/exchange/payout_webhook/',
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /.well-known/ucp',
  'POST /ucp/v1/catalog/search',
  'POST /ucp/v1/catalog/lookup',
  'POST /ucp/v1/catalog/product',
  'POST /ucp/mcp',
  'POST /ucp/v1/carts',
  'GET /ucp/v1/carts/:id',
  'PUT /ucp/v1/carts/:id',
  'POST /ucp/v1/carts/:id/cancel',
  'POST /ucp/v1/checkout-sessions',
  'GET /ucp/v1/checkout-sessions/:id',
  'PUT /ucp/v1/checkout-sessions/:id',
  'POST /ucp/v1/checkout-sessions/:id/complete',
  'POST /ucp/v1/checkout-sessions/:id/cancel',
  'GET /ucp/v1/orders/:id',
];

let service: Service;
let routes: readonly DeclaredRoute[];
beforeAll(async () => {
  ({ made: service, routes } = await withRoutesOf(() => startService('endpoints')));
});
afterAll(() => service.stop());

it('every endpoint is served under each of its spellings, and nothing else is', () => {
  const told = ENDPOINTS.flatMap((endpoint) => [
    `${endpoint.method} ${addressOf(endpoint)}`,
    ...(endpoint.spellings ?? []).map((path) => `${endpoint.method} ${baseOf(endpoint)}${path}`),
  ]);
  const served = routes.filter(({ method }) => method !== 'HEAD').map(({ name }) => name);
  expect([...new Set(served)].sort()).toEqual([...new Set([...told, ...APART])].sort());
});
