import type { PersonalData } from '../../module.ts';
import { findCustomer } from '../identity/index.ts';
import { deleteAllOf } from './guest-watch.store.ts';
import { allWatches, deleteWatchesOf } from './watch.store.ts';

export const watchData: PersonalData = {
  told: ['watches'],
  collect: async (tx, customerId) => ({
    watches: (await allWatches(tx, customerId)).map(({ id: _id, customer_id: _customer, ...said }) => said),
  }),
  erase: async (tx, customerId) => {
    await deleteWatchesOf(tx, customerId);
    // What was asked for by the same address before there was an account.
    const customer = await findCustomer(tx, customerId);
    if (customer?.email != null && customer.email_verified_at !== null) await deleteAllOf(tx, customer.email);
  },
};
