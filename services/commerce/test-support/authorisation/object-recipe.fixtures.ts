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
  /** Guests have no such objects. */
  readonly customersOnly?: true;
  /** Why `foreign` may differ from what an unknown id meets. */
  readonly unlikeUnknown?: string;
}

export const post = (path: string, body: object): Promise<Call> =>
  Promise.resolve({ method: 'POST', path, body });
export const get = (path: string, query: Readonly<Record<string, string>>): Promise<Call> =>
  Promise.resolve({ method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` });
