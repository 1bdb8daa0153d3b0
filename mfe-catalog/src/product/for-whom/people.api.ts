import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { type MeasuredPerson, measurementList } from '@suvarna/contracts/measurements';

export const readPeople = async (signal: AbortSignal): Promise<readonly MeasuredPerson[]> =>
  (await call(api, measurementList, { signal })).results;

/** People with one of them as they are now. */
export const withPerson = (
  people: readonly MeasuredPerson[],
  one: MeasuredPerson,
): readonly MeasuredPerson[] =>
  people.some(({ person_id: id }) => id === one.person_id)
    ? people.map((other) => (other.person_id === one.person_id ? one : other))
    : [...people, one];
