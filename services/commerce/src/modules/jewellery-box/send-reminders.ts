import { indianDay } from '@suvarna/contracts/indian-day';
import type { Database, Tx } from '../../platform/database/database.ts';
import { tellCustomer, customerChannels } from '../preferences/index.ts';
import { BOX_PATH, careWords } from './care-words.ts';
import { ownPieces } from './own-pieces.ts';
import { dropReminder, dueAfter, lockDue, moveToNextYear, type ReminderRow } from './reminder.store.ts';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
/** A reminder that could not leave for so long is none any more. */
const LASTS_DAYS = 3;

/** As the customer wants; each of a reminder and a day leaves once. */
async function tell(
  tx: Tx,
  { id, customer_id: customerId, kind, due_on }: ReminderRow,
  at: Date,
): Promise<void> {
  const ways = await customerChannels(tx, customerId, 'care');
  if (ways === undefined) return;
  const news = { kind, day: due_on };
  await tellCustomer(tx, ways, {
    customerId,
    template: 'piece-care',
    values: news,
    locale: ways.locale,
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

/** @returns whether it was told: somebody else at the same work may have been first */
function send(db: Database, id: string, day: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const reminder = await lockDue(tx, id, day);
    if (reminder === undefined) return false;
    const there = await isThere(tx, reminder);
    if (there) await tell(tx, reminder, at);
    if (there && reminder.repeat === 'yearly') await moveToNextYear(tx, id, day);
    else await dropReminder(tx, id);
    return there;
  });
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
  const failures: unknown[] = [];
  for (let due = await dueAfter(db, day, undefined, AT_ONCE); due.length > 0;) {
    for (const { id } of due)
      try {
        if (await send(db, id, day, at)) told += 1;
      } catch (error) {
        failures.push(error);
      }
    due = await dueAfter(db, day, due.at(-1), AT_ONCE);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reminders could not be said.`);
  return told;
}
