import { boxRecipes } from './box-recipes.fixtures.ts';
import { exchangeRecipes } from './exchange-recipes.fixtures.ts';
import { randomUUID } from 'node:crypto';
import { measurementRecipes } from './measurement-recipes.fixtures.ts';
import { reviewRecipes } from './review-recipes.fixtures.ts';
import { watchRecipes } from './watch-recipes.fixtures.ts';
import { addressBody, UNKNOWN, type ResourceFactory } from './resources.fixtures.ts';
import { get, post, type ObjectRecipe } from './object-recipe.fixtures.ts';
import type { Principal } from './principals.fixtures.ts';
import { accountRecipes } from './account-recipes.fixtures.ts';
import { planRecipes } from './plan-recipes.fixtures.ts';
import { voucherRecipes } from './voucher-recipes.fixtures.ts';

export type { ObjectRecipe };

const NO_LINE = '404 BAG.ITEM_NOT_FOUND';
const NO_ADDRESS = '404 ADDRESS.NOT_FOUND';
const NO_ORDER = '404 ORDER.NOT_FOUND';
/** A promise that is over, that was never made, or that is another's are one answer, which brings the asker's own new one. */
const NO_LOCK = '409 CHECKOUT.LOCK_EXPIRED';

function bagRecipes(own: ResourceFactory): ObjectRecipe[] {
  const line = (path: string, more: object = {}): ObjectRecipe => ({
    place: `POST ${path} item_id`,
    make: (owner) => own.line(owner),
    ask: (_asker, id) => post(path, { item_id: id, ...more }),
    unknown: UNKNOWN.uuid,
    foreign: NO_LINE,
  });
  return [
    line('/api/customer/cart/update/', { quantity: 2 }),
    line('/api/customer/cart/remove/'),
    line('/api/customer/cart/move_to_wishlist/'),
  ];
}

function addressRecipes(own: ResourceFactory): ObjectRecipe[] {
  const address = (path: string, more: (asker: Principal) => Promise<object>): ObjectRecipe => ({
    place: `POST ${path} address_id`,
    make: (owner) => own.address(owner),
    ask: async (asker, id) => post(path, { address_id: id, ...(await more(asker)) }),
    unknown: UNKNOWN.uuid,
    foreign: NO_ADDRESS,
  });
  return [
    address('/api/customer/customer_address/update/', async (asker) => ({
      ...addressBody(asker),
      email: undefined,
    })),
    address('/api/customer/customer_address/delete/', async () => ({})),
    address('/api/customer/customer_address/set_default/', async () => ({})),
    {
      place: 'GET /api/customer/customer_address/details/ address_id',
      make: (owner) => own.address(owner),
      ask: (_asker, id) => get('/api/customer/customer_address/details/', { address_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: NO_ADDRESS,
    },
    address('/api/customer/cart/lock_price/', async (asker) => {
      await own.line(asker);
      return {};
    }),
  ];
}

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

/** What is asked for delivered pieces: the order, the piece and where it is fetched are each somebody's. */
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

function orderRecipes(own: ResourceFactory): ObjectRecipe[] {
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
    make: ObjectRecipe['make'] = (owner) => own.order(owner),
  ): ObjectRecipe => ({
    place: `${method} ${path} order_no`,
    make,
    unknown: UNKNOWN.orderNo,
    foreign: NO_ORDER,
    ask: (_asker, id) =>
      method === 'GET' ? get(path, { order_no: id }) : post(path, { order_no: id, ...more }),
  });
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
    {
      place: 'GET /api/payment/payment/options/ lock_id',
      make: (owner) => own.lock(owner),
      ask: (_asker, id) => get('/api/payment/payment/options/', { lock_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: NO_LOCK,
    },
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
    {
      place: 'GET /api/exchange/quote/ order_item_id',
      make: (owner) => own.spareLine(owner),
      ask: (_asker, id) => get('/api/exchange/quote/', { order_item_id: id, type: 'exchange' }),
      unknown: UNKNOWN.uuid,
      foreign: NO_ORDER,
    },
    order('POST', '/api/payment/payment/initiate/', { mode: 'cod' }),
    order('POST', '/api/payment/payment/retry/', { mode: 'cod' }),
    order('POST', '/api/payment/payment/verify/', {}),
    order('POST', '/api/payment/payment/cod_otp/', {}),
    { ...order('POST', '/api/payment/payment/cod_verify_otp/', { otp: '000000' }), own: '400 OTP.WRONG' },
  ];
}

function callerIdRecipes(): ObjectRecipe[] {
  const begin = async (owner: Principal): Promise<string> => {
    const id = randomUUID();
    await owner.ask({ method: 'POST', path: '/api/customer/truecaller/login/', body: { request_id: id } });
    return id;
  };
  return [
    {
      place: 'GET /api/customer/truecaller/status/ request_id',
      make: begin,
      ask: (_asker, id) => get('/api/customer/truecaller/status/', { request_id: id }),
      unknown: UNKNOWN.uuid,
      foreign: '404 REQUEST.NOT_FOUND',
    },
    {
      place: 'POST /api/customer/truecaller/login/ request_id',
      make: begin,
      ask: (_asker, id) => post('/api/customer/truecaller/login/', { request_id: id }),
      unknown: randomUUID(),
      foreign: '400 CALLER_ID.FAILED',
      own: '400 CALLER_ID.PENDING',
      unlikeUnknown: 'the browser makes this id up; an unknown one begins a request',
    },
  ];
}

function emiRecipes(own: ResourceFactory): ObjectRecipe[] {
  return [
    {
      place: 'POST /api/emi/emi_request/withdraw/ request_id',
      make: (owner) => own.emiRequest(owner),
      ask: (_asker, id) => post('/api/emi/emi_request/withdraw/', { request_id: id }),
      unknown: 'RQ-0000000000',
      foreign: '404 CUSTOMER_REQUEST.NOT_FOUND',
      customersOnly: true,
    },
    {
      place: 'POST /api/emi/emi_request/create/ order_no',
      make: (owner) => own.order(owner),
      ask: (_asker, id) =>
        post('/api/emi/emi_request/create/', { plan: 'udaya-6-2026', consent: true, order_no: id }),
      unknown: UNKNOWN.orderNo,
      foreign: NO_ORDER,
      customersOnly: true,
    },
  ];
}

export function objectRecipes(own: ResourceFactory): readonly ObjectRecipe[] {
  return [
    ...bagRecipes(own),
    ...addressRecipes(own),
    ...orderRecipes(own),
    ...callerIdRecipes(),
    ...planRecipes(own),
    ...voucherRecipes(own),
    ...accountRecipes(),
    ...emiRecipes(own),
    ...measurementRecipes(),
    ...reviewRecipes(),
    ...watchRecipes(),
    ...boxRecipes(),
    ...exchangeRecipes(own),
  ];
}
