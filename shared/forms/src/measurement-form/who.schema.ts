import type { Relation } from '@suvarna/contracts/measurements';
import { object, type InferType } from 'yup';
import { faultOfWhose, faultOfWrist } from '../capabilities/measurements.ts';
import { rule } from '../form/schema.ts';

const who = {
  relation: rule((value) => (value === '' ? 'required' : undefined)),
  // A person who is not named yet is asked for that first.
  name: rule((value, { relation }) =>
    relation === '' ? undefined : faultOfWhose(relation as Relation, value),
  ),
};

/** Who a person is to the customer; `relation` is `''` until one is chosen. */
export const whoSchema = object(who);
export type Who = InferType<typeof whoSchema>;

/** The same with what is written of their sizes; all others are chosen from lists. */
export const personSchema = object({ ...who, wrist: rule(faultOfWrist) });
