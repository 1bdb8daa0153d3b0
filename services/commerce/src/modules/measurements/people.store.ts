import type { PersonBody } from '@suvarna/contracts/measurements';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PersonRow = Selectable<Tables['measured_people']>;
export type RingRow = Selectable<Tables['measured_rings']>;
type Values = Omit<PersonBody, 'rings'>;

/** The customer first, then in the order they were added. */
export function peopleOf(db: Database | Tx, customerId: string): Promise<PersonRow[]> {
  return db
    .selectFrom('measured_people')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy((row) => row('relation', '=', 'me'), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPerson(tx: Tx, customerId: string, id: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('measured_people')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function ringsOf(db: Database | Tx, ids: readonly string[]): Promise<readonly RingRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('measured_rings').selectAll().where('person_id', 'in', ids).execute();
}

export async function insertPerson(
  tx: Tx,
  row: Values & Pick<PersonRow, 'id' | 'customer_id'>,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('measured_people')
    .values({ ...row, created_at: at, changed_at: at })
    .execute();
}

interface Seen {
  readonly customerId: string;
  readonly id: string;
  readonly version: number;
}

/** @returns whether the person still was of that version */
export async function updatePerson(
  tx: Tx,
  { customerId, id, version }: Seen,
  values: Values,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('measured_people')
    .set({ ...values, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the person still was of that version */
export async function deletePerson(tx: Tx, { customerId, id, version }: Seen): Promise<boolean> {
  const row = await tx
    .deleteFrom('measured_people')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller holds the person's row. */
export async function replaceRings(
  tx: Tx,
  personId: string,
  rings: readonly Omit<RingRow, 'person_id'>[],
): Promise<void> {
  await tx.deleteFrom('measured_rings').where('person_id', '=', personId).execute();
  if (rings.length === 0) return;
  await tx
    .insertInto('measured_rings')
    .values(rings.map((ring) => ({ ...ring, person_id: personId })))
    .execute();
}
