import { DELETE_AFTER_DAYS } from '@suvarna/contracts/customers';
import type { Obstacle } from '@suvarna/contracts/privacy';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database, Tx } from '../../platform/database/database.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { tell } from '../../platform/notifications/tell.ts';
import {
  askForDeletion,
  endDeletion,
  lockCustomer,
  nextDueDeletion,
  signOutEverywhere,
} from '../identity/index.ts';
import type { Account } from './account.ts';

const DAY_MS = 86_400_000;
/** How often an account that still waits for something is looked at again. */
const AGAIN_MS = DAY_MS;

/**
 * Notes that an account is to go, and signs it out everywhere: a customer who signs in again keeps it.
 *
 * @returns the day, or what stands in the way; then nothing has changed
 */
export async function requestDeletion(
  tx: Tx,
  account: Account,
  customerId: string,
  at: Date,
): Promise<{ readonly dueAt: Date } | { readonly obstacles: readonly Obstacle[] }> {
  // A customer who signs in at this moment comes before, and is signed out, or after, and calls it off.
  await lockCustomer(tx, customerId);
  const obstacles = await account.obstacles(tx, customerId);
  if (obstacles.length > 0) return { obstacles };
  const dueAt = new Date(at.getTime() + DELETE_AFTER_DAYS * DAY_MS);
  const day = await askForDeletion(tx, { customerId, at, dueAt });
  await signOutEverywhere(tx, customerId, 'account-deleted', at);
  await tell(tx, {
    to: { customerId },
    purpose: 'necessary',
    template: 'delete-requested',
    values: { day: indianDay(day) },
    key: `delete-requested:${customerId}:${day.toISOString()}`,
  });
  return { dueAt: day };
}

/**
 * Ends the accounts whose thirty days are over. One that waits for something again, money that came back
 * say, is looked at a day later. It may be stopped and begun again at any place.
 *
 * @returns how many ended
 * @throws AggregateError of those that could not be ended, after all others were
 */
export async function deleteAccounts(
  { db, account }: { readonly db: Database; readonly account: Account },
  at: Date,
): Promise<number> {
  let ended = 0;
  await eachDue(db, {
    lockOne: (tx, except) => nextDueDeletion(tx, at, except),
    idOf: ({ id }) => id,
    async work(tx, { id, customer_id: customerId }) {
      if ((await account.obstacles(tx, customerId)).length > 0) {
        await endDeletion(tx, id, { dueAt: new Date(at.getTime() + AGAIN_MS) }, at);
        return;
      }
      await tell(tx, {
        to: { customerId },
        purpose: 'necessary',
        template: 'account-deleted',
        values: {},
        key: `account-deleted:${customerId}`,
      });
      await account.erase(tx, customerId, at);
      await endDeletion(tx, id, { state: 'done' }, at);
      ended += 1;
    },
  });
  return ended;
}
