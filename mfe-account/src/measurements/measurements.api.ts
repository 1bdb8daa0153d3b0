import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  type MeasuredPerson,
  measurementAdd,
  measurementDelete,
  measurementList,
  measurementUpdate,
  type PersonBody,
} from '@suvarna/contracts/measurements';

/** The customer first, then in the order they were added. */
export type People = readonly MeasuredPerson[];
type Known = Pick<MeasuredPerson, 'person_id' | 'version'>;

export const readPeople = async (signal: AbortSignal): Promise<People> =>
  (await call(api, measurementList, { signal })).results;

/** @param known as the editor saw them; `null` adds a person */
export const savePerson = (known: Known | null, body: PersonBody): Promise<MeasuredPerson> =>
  known === null
    ? call(api, measurementAdd, { body })
    : call(api, measurementUpdate, {
        body: { person_id: known.person_id, version: known.version, ...body },
      });

export async function removePerson({ person_id, version }: Known): Promise<void> {
  await call(api, measurementDelete, { body: { person_id, version } });
}
