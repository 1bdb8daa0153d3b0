import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

const READS = [
  ...['search', 'lookup', 'product'].map((name) => `POST /ucp/v1/catalog/${name}`),
  'POST /ucp/mcp',
];
const CARTS = ['GET /ucp/v1/carts/:id', 'PUT /ucp/v1/carts/:id'];
const NEW_CARTS = ['POST /ucp/v1/carts', 'POST /ucp/v1/carts/:id/cancel'];
const CHECKOUTS = [
  'GET /ucp/v1/checkout-sessions/:id',
  'PUT /ucp/v1/checkout-sessions/:id',
  'GET /ucp/v1/orders/:id',
];
const NEW_CHECKOUTS = ['', '/:id/cancel', '/:id/complete'].map(
  (path) => `POST /ucp/v1/checkout-sessions${path}`,
);
const all = (names: readonly string[], why: string) => Object.fromEntries(names.map((name) => [name, why]));

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /.well-known/ucp': 'what the store can do, for platforms that never called before',
    ...all(READS, 'the catalogue is open to anybody; an agent names its platform’s profile'),
    ...all(
      [...CARTS, ...NEW_CARTS, ...CHECKOUTS, ...NEW_CHECKOUTS],
      'a platform’s own, known by its signature; another’s is not there',
    ),
  },
  keyless: {
    ...all(READS, 'reads by POST, as the protocol has it; nothing is changed'),
    ...all(
      [...NEW_CARTS, ...NEW_CHECKOUTS],
      'the protocol lets a key be left out; what ends or completes asks for one itself',
    ),
  },
  keys: {
    'POST /api/agents/handover/open/ token': 'the link is the right, in the first browser that opens it',
    'POST /api/agents/handover/take/ token': 'the link is the right, in the first browser that opens it',
    ...all(
      [
        ...CARTS,
        ...CHECKOUTS,
        ...[...NEW_CARTS, ...NEW_CHECKOUTS].filter((name) => name.includes(':id')),
      ].map((name) => `${name} id`),
      'a platform’s own: tried with another’s in shopping and orders of this module',
    ),
  },
};
