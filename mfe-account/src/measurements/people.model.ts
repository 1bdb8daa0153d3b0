import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import type { People } from './measurements.api.ts';

/** People with one of them as they are now: in their place, a new person last, the customer first. */
export function withPerson(people: People, one: MeasuredPerson): People {
  const isOne = ({ person_id: id }: MeasuredPerson): boolean => id === one.person_id;
  const others = people.filter((other) => !isOne(other));
  if (one.relation === 'me') return [one, ...others];
  const at = people.findIndex(isOne);
  return at < 0 ? [...others, one] : others.toSpliced(at, 0, one);
}
