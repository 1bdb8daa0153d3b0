import { randomUUID } from 'node:crypto';
import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import {
  get,
  post,
  orderRecipe,
  NO_ADDRESS,
  NO_LOCK,
  NO_ORDER,
  type ObjectRecipe,
} from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

const spareOrderOf =
  (own: ResourceFactory) =>
  async (owner: Principal): Promise<string> =>
    own.orderOf(await own.spareLine(owner));

/** The same for every route that only looks at it: made once for an owner. */
function lookedAt(make: ObjectRecipe['make']): ObjectRecipe['make'] {
  const made = new Map<Principal, Promise<string>>();
  return (owner) => {
    const known = made.get(owner) ?? make(owner);
    made.set(owner, known);
    return known;
  };
}

/** What is asked for delivered pieces: the order, the piece and where it is fetched are each a customer's. */
function requestRecipes(own: ResourceFactory): ObjectRecipe[] {
  const ways = [
    {
      path: '/api/order/order/return_request/',
      piece: 'item_ids',
      body: (id: string) => ({ item_ids: [id], reason_id: 11 }),
    },
    {
      path: '/api/order/order/claim/',
      piece: 'item_ids',
      body: (id: string) => ({ item_ids: [id], reason_id: 31 }),
    },
    {
      path: '/api/order/order/resize_request/',
      piece: 'item_id',
      body: (id: string) => ({ items: [{ item_id: id, size: '14' }], reason_id: 21 }),
      own: '400 ORDER.SIZE_UNAVAILABLE',
    },
  ];
  const followed = ways.map((way) => ({
    ...way,
    path: way.path.replace('order/order/', 'order/order/track/'),
  }));
  const spareOrder = spareOrderOf(own);
  return [...ways, ...followed].flatMap(({ path, piece, body, own: met }): ObjectRecipe[] => [
    {
      place: `POST ${path} order_no`,
      make: spareOrder,
      ask: (_asker, id) => post(path, { order_no: id, ...body(randomUUID()) }),
      unknown: UNKNOWN.orderNo,
      foreign: NO_ORDER,
      own: NO_ORDER,
    },
    {
      place: `POST ${path} ${piece}`,
      // Of another order than the one that is named beside it.
      make: (owner) => own.otherSpareLine(owner),
      unknown: UNKNOWN.uuid,
      foreign: NO_ORDER,
      own: NO_ORDER,
      ask: async (asker, id) => post(path, { order_no: await spareOrder(asker), ...body(id) }),
    },
    {
      // The piece beside the address is the asker's: a return and a claim of it are taken, another size it does not have.
      place: `POST ${path} pickup_address_id`,
      make: (owner) => own.address(owner),
      unknown: UNKNOWN.uuid,
      foreign: NO_ADDRESS,
      ...(met !== undefined && { own: met }),
      ask: async (asker, id) => {
        const line = await own.spareLine(asker);
        return post(path, { order_no: await own.orderOf(line), ...body(line), pickup_address_id: id });
      },
    },
  ]);
}

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const CREATE = '/api/order/order/create/';
  const creation = (field: string, make: ObjectRecipe['make'], foreign: string): ObjectRecipe => ({
    place: `POST ${CREATE} ${field}`,
    make,
    unknown: UNKNOWN.uuid,
    foreign,
    ask: async (asker, id) =>
      post(CREATE, {
        lock_id: await own.lock(asker),
        shipping_address_id: await own.address(asker),
        payment_mode: 'cod',
        [field]: id,
      }),
  });
  const order = (
    method: 'GET' | 'POST',
    path: string,
    more: object,
    make?: ObjectRecipe['make'],
  ): ObjectRecipe => orderRecipe(own, method, path, more, make);
  const waiting = lookedAt((owner) => own.order(owner));
  const refund = lookedAt((owner) => own.refund(owner));
  return [
    {
      ...creation('lock_id', (owner) => own.lock(owner), NO_LOCK),
      ask: async (asker, id) => {
        // The owner's lock is for the owner's bag as it is: nothing else may be made in between.
        return post(CREATE, {
          lock_id: id,
          shipping_address_id: await own.address(asker),
          payment_mode: 'cod',
        });
      },
    },
    creation('shipping_address_id', (owner) => own.address(owner), NO_ADDRESS),
    creation('billing_address_id', (owner) => own.address(owner), NO_ADDRESS),
    order('GET', '/api/order/order/details/', {}, waiting),
    order('GET', '/api/order/order/pickup_code/', {}, waiting),
    order('GET', '/api/order/order/stats/', {}, waiting),
    order('GET', '/api/order/order/invoice/', {}, (owner) => own.order(owner, 'placed')),
    order('POST', '/api/order/order/cancel_request/', { reason_id: 1 }, (owner) =>
      own.order(owner, 'placed'),
    ),
    order('POST', '/api/order/order/track/cancel_request/', { reason_id: 1 }, (owner) =>
      own.order(owner, 'placed'),
    ),
    ...['/api/order/order/return_withdraw/', '/api/order/order/track/return_withdraw/'].map((path) => ({
      ...order('POST', path, {}, spareOrderOf(own)),
      // Nothing of it is on its way back.
      own: '409 ORDER.STATE_CONFLICT',
    })),
    ...requestRecipes(own),
    {
      place: 'GET /api/payment/refund/details/ refund_order_id',
      make: refund,
      ask: (_asker, id) => get('/api/payment/refund/details/', { refund_order_id: id }),
      unknown: UNKNOWN.refund,
      foreign: '404 REFUND.NOT_FOUND',
    },
    {
      place: 'GET /api/order/order/credit_note/ refund_order_id',
      make: refund,
      ask: (_asker, id) => get('/api/order/order/credit_note/', { refund_order_id: id }),
      unknown: UNKNOWN.refund,
      foreign: '404 REFUND.NOT_FOUND',
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'POST /api/order/order/track/': "by a code sent to the order's own phone or address",
    'GET /api/order/order/stats/': 'for the owner, or by the token that following gave',
    'POST /api/order/order/track/cancel_request/': 'for the owner, or by the token that following gave',
    'POST /api/order/order/track/return_request/': 'for the owner, or by the token that following gave',
    'POST /api/order/order/track/return_withdraw/': 'for the owner, or by the token that following gave',
    'POST /api/order/order/track/resize_request/': 'for the owner, or by the token that following gave',
    'POST /api/order/order/track/claim/': 'for the owner, or by the token that following gave',
    'GET /api/order/order/reasons/': 'a list of texts',
  },
  keys: {
    'POST /api/order/order/track/ order_no':
      'opened by a code to the order’s own phone or address: see orders tests',
  },
  recipes,
};
