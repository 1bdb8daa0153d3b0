import { DELETE_AFTER_DAYS } from '@suvarna/contracts/account';
import type { Obstacle } from '@suvarna/contracts/api/personal-data';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../platform/database/database.ts';
import { askForDeletion, endDeletion, nextDueDeletion, signOutEverywhere } from '../identity/index.ts';
import type { Account } from './account.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { tellAccount } from './tell.ts';

const DAY_MS = 86_400_000;
/** How often an account that still waits for something is looked at again. */
const AGAIN_MS = DAY_MS;

/**
 * Notes that an account is to go, and signs it out everywhere: whoever signs in again keeps it.
 *
 * @returns the day, or what stands in the way; then nothing has changed
 */
export async function requestDeletion(
  tx: Tx,
  account: Account,
  customerId: string,
  at: Date,
): Promise<{ readonly dueAt: Date } | { readonly obstacles: readonly Obstacle[] }> {
  const obstacles = await account.obstacles(tx, customerId);
  if (obstacles.length > 0) return { obstacles };
  const dueAt = new Date(at.getTime() + DELETE_AFTER_DAYS * DAY_MS);
  const day = await askForDeletion(tx, { customerId, at, dueAt });
  await signOutEverywhere(tx, customerId, 'account-deleted', at);
  await tellAccount(tx, customerId, {
    template: 'delete-requested',
    values: { day: indianDay(day) },
    key: `delete-requested:${customerId}:${day.toISOString()}`,
  });
  return { dueAt: day };
}

interface Deleting {
  readonly db: Database;
  readonly account: Account;
  readonly log: Logger;
}

/**
 * Ends the accounts whose thirty days are over. One that waits for something again, money that came back
 * say, is looked at a day later. It may be stopped and begun again at any place.
 *
 * @returns how many ended
 * @throws AggregateError of those that could not be ended, after all others were
 */
export async function deleteAccounts({ db, account, log }: Deleting, at: Date): Promise<number> {
  let ended = 0;
  await oneByOne(
    async (except, holds) => {
      const one = await db.transaction().execute(async (tx) => {
        const due = await nextDueDeletion(tx, at, except);
        if (due === undefined) return undefined;
        const { id, customer_id: customerId } = due;
        holds(id);
        if ((await account.obstacles(tx, customerId)).length > 0) {
          await endDeletion(tx, id, { dueAt: new Date(at.getTime() + AGAIN_MS) }, at);
          return 0;
        }
        await tellAccount(tx, customerId, {
          template: 'account-deleted',
          values: {},
          key: `account-deleted:${customerId}`,
        });
        await account.erase(tx, customerId, at);
        await endDeletion(tx, id, { state: 'done' }, at);
        return 1;
      });
      ended += one ?? 0;
      return one !== undefined;
    },
    log,
    'accounts could not be deleted',
  );
  return ended;
}
