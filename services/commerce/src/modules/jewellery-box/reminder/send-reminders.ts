import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { BOX_PATH, careWords } from './care-words.ts';
import { ownPieces } from '../own-pieces.ts';
import { dropReminder, lockDue, moveToNextYear, type ReminderRow } from './reminder.store.ts';

const DAY_MS = 86_400_000;
/** A reminder that could not leave for so long is none any more. */
const LASTS_DAYS = 3;

/** Each of a reminder and a day leaves once. */
function tellOfCare(
  tx: Tx,
  { id, customer_id: customerId, kind, due_on }: ReminderRow,
  at: Date,
): Promise<void> {
  const news = { kind, day: due_on };
  return tell(tx, {
    to: { customerId },
    purpose: 'care',
    template: 'piece-care',
    values: news,
    key: `piece-care:${id}:${due_on}`,
    notice: {
      words: (language) => careWords(news, language),
      path: BOX_PATH,
      tag: `piece-care-${id}`,
    },
    expiresAt: new Date(at.getTime() + LASTS_DAYS * DAY_MS),
  });
}

/** A bought piece that went back to the store needs no care any more; pieces from elsewhere take their reminders along. */
async function isThere(tx: Tx, { customer_id: customerId, line_id: lineId }: ReminderRow): Promise<boolean> {
  return lineId === null || (await ownPieces(tx, customerId)).some(({ line }) => line.id === lineId);
}

/**
 * Reminders whose day has come, once each: what is said is moved to its next day or dropped in the same
 * transaction, so it may be stopped and begun again at any place. One that fails holds up no other.
 *
 * @returns how many were told
 * @throws AggregateError of those that could not be said, after all others were
 */
export async function sendReminders(db: Database, at: Date): Promise<number> {
  const day = indianDay(at);
  let told = 0;
  await eachDue(db, {
    lockOne: (tx, except) => lockDue(tx, day, except),
    idOf: ({ id }) => id,
    async work(tx, reminder) {
      const there = await isThere(tx, reminder);
      if (there) await tellOfCare(tx, reminder, at);
      if (there && reminder.repeat === 'yearly') await moveToNextYear(tx, reminder.id, day);
      else await dropReminder(tx, reminder.id);
      if (there) told += 1;
    },
  });
  return told;
}
