import type { PersonalData } from '../../module.ts';
import { peopleOf, ringsOf } from './people.store.ts';

export const measurementData: PersonalData = {
  exported: ['measured_people', 'measured_rings'],
  collect: async (tx, customerId) => {
    const people = await peopleOf(tx, customerId);
    const rings = await ringsOf(
      tx,
      people.map(({ id }) => id),
    );
    return {
      measurements: people.map(({ id, customer_id: _customer, version: _version, ...person }) => ({
        ...person,
        rings: rings.filter(({ person_id: of }) => of === id).map(({ person_id: _person, ...ring }) => ring),
      })),
    };
  },
  // Their rings go with them.
  erase: async (tx, customerId) => {
    await tx.deleteFrom('measured_people').where('customer_id', '=', customerId).execute();
  },
};
