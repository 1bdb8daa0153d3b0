import { indianDay } from '@suvarna/contracts/indian-day';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

/**
 * Names on cards whose buyer's account has ended. The books need a card's number, sum, days and state. What
 * the buyer wrote goes with the card to whom it is for and is needed until then; that one's name and address
 * are how our people find a card that can still be used. It is looked at every day: cards are sent, used and
 * end afterwards.
 */
export async function forgetBuyers(db: Database | Tx, at: Date): Promise<void> {
  const isOfWhoLeft = sql<boolean>`buyer_left_at is not null and (from_name <> '' or to_name <> '')`;
  const isOver = sql<boolean>`(state <> 'paid' or expires_on < ${indianDay(at)}::date)`;
  await db
    .updateTable('gift_cards')
    .set({ from_name: '', message: '' })
    .where(isOfWhoLeft)
    .where(sql<boolean>`(${isOver} or delivery = 'print' or sent_at is not null)`)
    .execute();
  await db
    .updateTable('gift_cards')
    // Printed, for what is sent has an address.
    .set({ to_name: '', to_email: '', delivery: 'print' })
    .where(isOfWhoLeft)
    .where(isOver)
    .execute();
}
