import type { Reminders } from '@suvarna/contracts/golden-bounty';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { channelsWanted, chooseChannels } from '../../../platform/notifications/notice-settings.store.ts';

/** By what a customer wants to be reminded of plans: the same choice as in the account's notifications. */
export const remindersOf = (db: Database | Tx, customerId: string): Promise<Reminders> =>
  channelsWanted(db, customerId, 'plan');

export const saveReminders = (tx: Tx, customerId: string, chosen: Reminders, at: Date): Promise<void> =>
  chooseChannels(tx, customerId, 'plan', chosen, at);
