import {
  braceletFor,
  FINGERS,
  HANDS,
  type MeasuredPerson,
  PEOPLE_MAX,
  type PersonBody,
  type PersonUpdateBody,
  ringSizeFor,
} from '@suvarna/contracts/measurements';
import { normaliseName } from '@suvarna/forms/name';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { holdShopper } from '../bag/index.ts';
import {
  deletePerson,
  findPerson,
  insertPerson,
  peopleOf,
  replaceRings,
  ringsOf,
  updatePerson,
  type PersonRow,
  type RingRow,
} from './people.store.ts';

/** `changed`: they were changed in the meantime, and this is what they are now. */
export type PersonOutcome<Done> =
  | { readonly kind: 'done'; readonly answer: Done }
  | { readonly kind: 'changed'; readonly person: MeasuredPerson };

const place = ({ hand, finger }: Pick<RingRow, 'hand' | 'finger'>): number =>
  HANDS.indexOf(hand) * FINGERS.length + FINGERS.indexOf(finger);

function viewOf(row: PersonRow, rings: readonly RingRow[]): MeasuredPerson {
  return {
    person_id: row.id,
    version: row.version,
    relation: row.relation,
    name: row.name,
    rings: rings
      .filter(({ person_id: of }) => of === row.id)
      .toSorted((one, other) => place(one) - place(other))
      .map(({ hand, finger, circumference_um: um }) => ({
        hand,
        finger,
        circumference_um: um,
        size: ringSizeFor(um),
      })),
    bangle: row.bangle,
    chain: row.chain,
    wrist_um: row.wrist_um,
    bracelet: row.wrist_um === null ? '' : braceletFor(row.wrist_um),
  };
}

export async function listPeople(db: Database | Tx, customerId: string): Promise<MeasuredPerson[]> {
  const rows = await peopleOf(db, customerId);
  const rings = await ringsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => viewOf(row, rings));
}

async function onePerson(tx: Tx, customerId: string, id: string): Promise<MeasuredPerson> {
  const row = await findPerson(tx, customerId, id);
  if (row === undefined) throw new Refusal('MEASUREMENT.NOT_FOUND');
  return viewOf(row, await ringsOf(tx, [id]));
}

function valuesOf({ rings, name, ...rest }: PersonBody) {
  if (new Set(rings.map(place)).size < rings.length) throw new Refusal('MEASUREMENT.FINGER_TWICE');
  return { rings, values: { ...rest, name: normaliseName(name) } };
}

/** @throws Refusal */
export async function addPerson(
  tx: Tx,
  customerId: string,
  body: PersonBody,
  at: Date,
): Promise<MeasuredPerson> {
  const { rings, values } = valuesOf(body);
  // One after the other: they are counted, and one of them is the customer.
  await holdShopper(tx, { kind: 'customer', id: customerId });
  const known = await peopleOf(tx, customerId);
  if (known.length >= PEOPLE_MAX) throw new Refusal('MEASUREMENT.TOO_MANY');
  refuseSecondSelf(known, values.relation);
  const id = randomUUID();
  await insertPerson(tx, { ...values, id, customer_id: customerId }, at);
  await replaceRings(tx, id, rings);
  return onePerson(tx, customerId, id);
}

/**
 * Changes all of a person at once, if they are still what the caller saw.
 *
 * @throws Refusal
 */
export async function changePerson(
  tx: Tx,
  customerId: string,
  { person_id: id, version, ...body }: PersonUpdateBody,
  at: Date,
): Promise<PersonOutcome<MeasuredPerson>> {
  const { rings, values } = valuesOf(body);
  await holdShopper(tx, { kind: 'customer', id: customerId });
  const now = await onePerson(tx, customerId, id);
  if (now.version !== version) return { kind: 'changed', person: now };
  const others = (await peopleOf(tx, customerId)).filter((other) => other.id !== id);
  refuseSecondSelf(others, values.relation);
  if (!(await updatePerson(tx, { customerId, id, version }, values, at)))
    return { kind: 'changed', person: await onePerson(tx, customerId, id) };
  await replaceRings(tx, id, rings);
  return { kind: 'done', answer: await onePerson(tx, customerId, id) };
}

/** @throws Refusal */
export async function removePerson(
  tx: Tx,
  customerId: string,
  { person_id: id, version }: Pick<PersonUpdateBody, 'person_id' | 'version'>,
): Promise<PersonOutcome<readonly MeasuredPerson[]>> {
  if (!(await deletePerson(tx, { customerId, id, version })))
    return { kind: 'changed', person: await onePerson(tx, customerId, id) };
  return { kind: 'done', answer: await listPeople(tx, customerId) };
}

function refuseSecondSelf(others: readonly PersonRow[], relation: PersonBody['relation']): void {
  if (relation === 'me' && others.some((other) => other.relation === 'me'))
    throw new Refusal('MEASUREMENT.SELF_EXISTS');
}
