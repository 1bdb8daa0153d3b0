import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { faultAt, faultsOf } from './faults.ts';
import { rule } from './schema.ts';

const schema = object({
  name: rule((value) => (value === '' ? 'nameRequired' : undefined)),
  phone: rule((value, { name }) => (value === name ? 'phone' : undefined)),
  broken: rule((value) => {
    if (value === 'break') throw new Error('a rule is broken');
    return undefined;
  }),
});
const fields = { name: '', phone: '', broken: '' };

describe('the schema of a form', () => {
  it('says the faults of all fields together, each given the others', () => {
    expect(faultsOf(schema, fields)).toEqual({ name: 'nameRequired', phone: 'phone' });
    expect(faultsOf(schema, { ...fields, name: 'Asha' })).toEqual({});
  });

  it('says the fault of one field', () => {
    expect([faultAt(schema, 'phone', fields), faultAt(schema, 'broken', fields)]).toEqual([
      'phone',
      undefined,
    ]);
  });

  it('hides no fault of its own as one of the shopper', () => {
    expect(() => faultsOf(schema, { ...fields, broken: 'break' })).toThrow('a rule is broken');
  });
});
