import type { PersonalData } from '../../module.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findCustomer } from '../identity/index.ts';
import { allOf, deleteAllOf } from './guest-watch.store.ts';
import { allWatches, deleteWatchesOf } from './watch.store.ts';

/** What was asked for without an account, by an address that this one has proven to be its own. */
async function provenEmail(tx: Tx, customerId: string): Promise<string | undefined> {
  const customer = await findCustomer(tx, customerId);
  return customer?.email_verified_at == null ? undefined : (customer.email ?? undefined);
}

export const watchData: PersonalData = {
  exported: ['watches'],
  collect: async (tx, customerId) => {
    const email = await provenEmail(tx, customerId);
    return {
      watches: (await allWatches(tx, customerId)).map(({ id: _id, customer_id: _customer, ...said }) => said),
      watches_by_email:
        email === undefined ? [] : (await allOf(tx, email)).map(({ id: _id, ...said }) => said),
    };
  },
  erase: async (tx, customerId) => {
    await deleteWatchesOf(tx, customerId);
    const email = await provenEmail(tx, customerId);
    if (email !== undefined) await deleteAllOf(tx, email);
  },
};
