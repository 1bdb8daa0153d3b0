import type { PersonalData } from '../../module.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findCustomer } from '../identity/index.ts';
import { allWatches, deleteAllOf, ofAddress, ofCustomer } from './watch.store.ts';

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
      watches: (await allWatches(tx, ofCustomer(customerId))).map(
        ({ id: _id, customer_id: _customer, email: _email, confirmed_at: _at, ...said }) => said,
      ),
      watches_by_email:
        email === undefined
          ? []
          : (await allWatches(tx, ofAddress(email))).map(({ id: _id, customer_id: _none, ...said }) => said),
    };
  },
  erase: async (tx, customerId) => {
    await deleteAllOf(tx, ofCustomer(customerId));
    const email = await provenEmail(tx, customerId);
    if (email !== undefined) await deleteAllOf(tx, ofAddress(email));
  },
};
