import { randomUUID } from 'node:crypto';
import { addressBody, UNKNOWN, type Belongings } from './belongings.fixtures.ts';
import type { Call, Principal } from './principals.fixtures.ts';

/** How to ask a route for an object of somebody's, and what that must meet. */
export interface ObjectRecipe {
  /** `POST /api/customer/cart/update/ item_id`: the route, and the field the object is named in. */
  readonly place: string;
  /** Makes such an object of the owner. @returns its id */
  readonly make: (owner: Principal) => Promise<string>;
  /** The call for this object. Whatever else it needs is the asker's own, so that nothing but this id can be refused. */
  readonly ask: (asker: Principal, id: string) => Promise<Call>;
  /** An id that is nobody's. */
  readonly unknown: string;
  /** What another's object meets: the same as one that is not there. */
  readonly foreign: string;
  /** What the owner meets; 200 when left out. */
  readonly own?: string;
  /** Why `foreign` may differ from what an unknown id meets. */
  readonly unlikeUnknown?: string;
}

const post = (path: string, body: object): Promise<Call> => Promise.resolve({ method: 'POST', path, body });
const get = (path: string, query: Readonly<Record<string, string>>): Promise<Call> => Promise.resolve({ method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` });

const NO_LINE = '404 BAG.ITEM_NOT_FOUND';
const NO_ADDRESS = '404 ADDRESS.NOT_FOUND';
const NO_ORDER = '404 ORDER.NOT_FOUND';
/** A promise that is over, that was never made, or that is another's are one answer, which brings the asker's own new one. */
const NO_LOCK = '409 CHECKOUT.LOCK_EXPIRED';

function bagRecipes(own: Belongings): ObjectRecipe[] {
  const line = (path: string, more: object = {}): ObjectRecipe => ({
    place: `POST ${path} item_id`, make: (owner) => own.line(owner), ask: (_asker, id) => post(path, { item_id: id, ...more }), unknown: UNKNOWN.uuid, foreign: NO_LINE,
  });
  return [line('/api/customer/cart/update/', { quantity: 2 }), line('/api/customer/cart/remove/'), line('/api/customer/cart/move_to_wishlist/')];
}

function addressRecipes(own: Belongings): ObjectRecipe[] {
  const address = (path: string, more: (asker: Principal) => Promise<object>): ObjectRecipe => ({
    place: `POST ${path} address_id`, make: (owner) => own.address(owner), ask: async (asker, id) => post(path, { address_id: id, ...(await more(asker)) }), unknown: UNKNOWN.uuid, foreign: NO_ADDRESS,
  });
  return [
    address('/api/customer/customer_address/update/', async (asker) => ({ ...addressBody(asker), email: undefined })),
    address('/api/customer/customer_address/delete/', async () => ({})),
    address('/api/customer/customer_address/set_default/', async () => ({})),
    address('/api/customer/cart/lock_price/', async (asker) => {
      await own.line(asker);
      return {};
    }),
  ];
}

function orderRecipes(own: Belongings): ObjectRecipe[] {
  const CREATE = '/api/order/order/create/';
  const creation = (field: string, make: ObjectRecipe['make'], foreign: string): ObjectRecipe => ({
    place: `POST ${CREATE} ${field}`, make, unknown: UNKNOWN.uuid, foreign,
    ask: async (asker, id) => post(CREATE, { lock_id: await own.lock(asker), shipping_address_id: await own.address(asker), payment_mode: 'cod', [field]: id }),
  });
  const order = (method: 'GET' | 'POST', path: string, more: object, make: ObjectRecipe['make'] = (owner) => own.order(owner)): ObjectRecipe => ({
    place: `${method} ${path} order_no`, make, unknown: UNKNOWN.orderNo, foreign: NO_ORDER,
    ask: (_asker, id) => (method === 'GET' ? get(path, { order_no: id }) : post(path, { order_no: id, ...more })),
  });
  const RETURN = '/api/order/order/return_request/';
  return [
    { ...creation('lock_id', (owner) => own.lock(owner), NO_LOCK), ask: async (asker, id) => {
      // The owner's lock is for the owner's bag as it is: nothing else may be made in between.
      return post(CREATE, { lock_id: id, shipping_address_id: await own.address(asker), payment_mode: 'cod' });
    } },
    creation('shipping_address_id', (owner) => own.address(owner), NO_ADDRESS),
    creation('billing_address_id', (owner) => own.address(owner), NO_ADDRESS),
    { place: 'GET /api/payment/payment/options/ lock_id', make: (owner) => own.lock(owner), ask: (_asker, id) => get('/api/payment/payment/options/', { lock_id: id }), unknown: UNKNOWN.uuid, foreign: NO_LOCK },
    order('GET', '/api/order/order/details/', {}),
    order('GET', '/api/order/order/stats/', {}),
    order('GET', '/api/order/order/invoice/', {}, (owner) => own.order(owner, 'placed')),
    order('POST', '/api/order/order/cancel_request/', { reason_id: 1 }, (owner) => own.order(owner, 'placed')),
    { ...order('POST', RETURN, {}, (owner) => own.order(owner, 'delivered')), ask: (_asker, id) => post(RETURN, { order_no: id, item_ids: [randomUUID()], reason_id: 11 }), own: NO_ORDER },
    {
      place: `POST ${RETURN} item_ids`, make: (owner) => own.orderLine(owner), unknown: UNKNOWN.uuid, foreign: NO_ORDER, own: NO_ORDER,
      ask: async (asker, id) => post(RETURN, { order_no: await own.order(asker, 'delivered'), item_ids: [id], reason_id: 11 }),
    },
    { place: 'GET /api/payment/refund/details/ refund_order_id', make: (owner) => own.refund(owner), ask: (_asker, id) => get('/api/payment/refund/details/', { refund_order_id: id }), unknown: UNKNOWN.refund, foreign: '404 REFUND.NOT_FOUND' },
    { place: 'GET /api/exchange/quote/ order_item_id', make: (owner) => own.orderLine(owner), ask: (_asker, id) => get('/api/exchange/quote/', { order_item_id: id, type: 'exchange' }), unknown: UNKNOWN.uuid, foreign: NO_ORDER },
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
    { place: 'GET /api/customer/truecaller/status/ request_id', make: begin, ask: (_asker, id) => get('/api/customer/truecaller/status/', { request_id: id }), unknown: UNKNOWN.uuid, foreign: '404 REQUEST.NOT_FOUND' },
    {
      place: 'POST /api/customer/truecaller/login/ request_id', make: begin, ask: (_asker, id) => post('/api/customer/truecaller/login/', { request_id: id }), unknown: randomUUID(),
      foreign: '400 CALLER_ID.FAILED', own: '400 CALLER_ID.PENDING', unlikeUnknown: 'the browser makes this id up; an unknown one begins a request',
    },
  ];
}

export function objectRecipes(own: Belongings): readonly ObjectRecipe[] {
  return [...bagRecipes(own), ...addressRecipes(own), ...orderRecipes(own), ...callerIdRecipes()];
}
