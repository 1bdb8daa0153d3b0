import type { CareKind, CareReminder } from '@suvarna/contracts/jewellery-box';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type ReminderRow = Selectable<Tables['box_reminders']>;
/** Of a bought piece or of one from elsewhere. */
export type OfPiece = { readonly line_id: string } | { readonly piece_id: string };

const column = (of: OfPiece) => ('line_id' in of ? 'line_id' : 'piece_id');
const idOf = (of: OfPiece): string => ('line_id' in of ? of.line_id : of.piece_id);

export const viewReminder = ({ id, kind, due_on, repeat }: ReminderRow): CareReminder => ({
  reminder_id: id,
  kind,
  due_on,
  repeat,
});

/** By day. */
export function remindersOfCustomer(db: Database | Tx, customerId: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('box_reminders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('due_on')
    .orderBy('kind')
    .execute();
}

/** One of a kind and piece: the last one said counts. */
export async function setReminder(
  tx: Tx,
  of: OfPiece,
  row: Pick<ReminderRow, 'id' | 'customer_id' | 'kind' | 'due_on' | 'repeat'>,
): Promise<void> {
  const { due_on, repeat } = row;
  await tx
    .insertInto('box_reminders')
    .values({ line_id: null, piece_id: null, ...row, first_on: due_on, ...of })
    .onConflict((conflict) =>
      conflict.columns([column(of), 'kind']).doUpdateSet({ due_on, first_on: due_on, repeat }),
    )
    .execute();
}

export async function deleteReminder(tx: Tx, customerId: string, of: OfPiece, kind: CareKind): Promise<void> {
  await tx
    .deleteFrom('box_reminders')
    .where('customer_id', '=', customerId)
    .where(column(of), '=', idOf(of))
    .where('kind', '=', kind)
    .execute();
}

/** The first that is due by a day, locked, and none of these; those others are at are left to them. */
export function lockDue(tx: Tx, day: string, except: readonly string[]): Promise<ReminderRow | undefined> {
  return tx
    .selectFrom('box_reminders')
    .selectAll()
    .where('due_on', '<=', day)
    .where(sql<boolean>`id <> all(${[...except]}::uuid[])`)
    .orderBy('due_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function dropReminder(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('box_reminders').where('id', '=', id).execute();
}

/**
 * To its day in the first year in which that is still to come. It is counted from the day that was chosen:
 * a 29th of February is the 28th in years without one, and the 29th again after them.
 */
export async function moveToNextYear(tx: Tx, id: string, day: string): Promise<void> {
  const inYears = (more: number) =>
    sql<string>`(first_on + make_interval(years => extract(year from ${day}::date)::int - extract(year from first_on)::int + ${sql.lit(more)}))::date`;
  await tx
    .updateTable('box_reminders')
    .set({
      due_on: sql<string>`case when ${inYears(0)} > ${day}::date then ${inYears(0)} else ${inYears(1)} end`,
    })
    .where('id', '=', id)
    .execute();
}
