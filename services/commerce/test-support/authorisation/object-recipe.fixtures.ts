import type { Call, Principal } from './principals.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from './resources.fixtures.ts';

/** How to ask a route for an object of a shopper's, and what that must meet. */
export interface ObjectRecipe {
  /** `POST /api/customer/cart/update/ item_id`: the route, and the field the object is named in. */
  readonly place: string;
  /** Makes such an object of the owner. @returns its id */
  readonly make: (owner: Principal) => Promise<string>;
  /** The call for this object. Whatever else it needs is the asker's own, so that nothing but this id can be refused. */
  readonly ask: (asker: Principal, id: string) => Promise<Call>;
  /** An id that is no shopper's. */
  readonly unknown: string;
  /** What another's object meets: the same as one that is not there. */
  readonly foreign: string;
  /** What the owner meets; 200 when left out. */
  readonly own?: string;
  /** Guests have no such objects. */
  readonly customersOnly?: true;
  /** Why `foreign` may differ from what an unknown id meets. */
  readonly unlikeUnknown?: string;
}

export const post = (path: string, body: object): Promise<Call> =>
  Promise.resolve({ method: 'POST', path, body });
export const get = (path: string, query: Readonly<Record<string, string>>): Promise<Call> =>
  Promise.resolve({ method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` });

export const NO_ADDRESS = '404 ADDRESS.NOT_FOUND';
export const NO_ORDER = '404 ORDER.NOT_FOUND';
/** A promise that is over, that was never made, or that is another's are one answer, which brings the asker's own new one. */
export const NO_LOCK = '409 CHECKOUT.LOCK_EXPIRED';

/** A call that names a line of the bag. */
export const lineRecipe = (own: ResourceFactory, path: string, more: object = {}): ObjectRecipe => ({
  place: `POST ${path} item_id`,
  make: (owner) => own.line(owner),
  ask: (_asker, id) => post(path, { item_id: id, ...more }),
  unknown: UNKNOWN.uuid,
  foreign: '404 BAG.ITEM_NOT_FOUND',
});

export const addressRecipe = (
  own: ResourceFactory,
  path: string,
  more: (asker: Principal) => Promise<object>,
): ObjectRecipe => ({
  place: `POST ${path} address_id`,
  make: (owner) => own.address(owner),
  ask: async (asker, id) => post(path, { address_id: id, ...(await more(asker)) }),
  unknown: UNKNOWN.uuid,
  foreign: NO_ADDRESS,
});

export const orderRecipe = (
  own: ResourceFactory,
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
