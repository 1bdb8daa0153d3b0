import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeFields } from '../form/merge-fields.model.ts';
import {
  bodyOfFields,
  emptyFields,
  fieldsOf,
  type PersonField,
  type PersonFields,
} from './person-draft.model.ts';

const NAMES = Object.keys(emptyFields('')) as PersonField[];
const anyFields: fc.Arbitrary<PersonFields> = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom('', 'a', 'b')])) as Record<
    PersonField,
    fc.Arbitrary<string>
  >,
);

describe('a person in the editor', () => {
  it('is sent as it was read', () => {
    const person = {
      relation: 'child' as const,
      name: 'Asha',
      rings: [
        { hand: 'left' as const, finger: 'ring' as const, circumference_um: 54_600 },
        { hand: 'right' as const, finger: 'thumb' as const, circumference_um: 61_000 },
      ],
      bangle: '2-4',
      chain: '18',
      wrist_um: 165_000,
    };
    const rings = person.rings.map((ring) => ({ ...ring, size: '14' }));
    expect(bodyOfFields(fieldsOf({ ...person, rings, person_id: 'p', version: 1, bracelet: '7' }))).toEqual(
      person,
    );
    expect(bodyOfFields(emptyFields('me'))).toEqual({
      relation: 'me',
      name: '',
      rings: [],
      bangle: '',
      chain: '',
      wrist_um: null,
    });
  });
});

describe('what two windows made of one person', () => {
  it('is kept of both, and said where both changed the same', () => {
    const began = { ...emptyFields('me'), 'left-ring': '54400', chain: '18' };
    const mine = { ...began, 'left-ring': '55100', bangle: '2-4' } as const;
    const theirs = { ...began, 'left-ring': '56300', chain: '20' } as const;
    expect(mergeFields(began, mine, theirs)).toEqual({
      fields: { ...began, 'left-ring': '55100', bangle: '2-4', chain: '20' },
      disputed: ['left-ring'],
    });
  });

  it('loses no change of either, whatever they are', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (began, mine, theirs) => {
        const { fields, disputed } = mergeFields(began, mine, theirs);
        for (const name of NAMES) {
          const [byMe, byThem] = [mine[name] !== began[name], theirs[name] !== began[name]];
          expect(fields[name]).toBe(byMe ? mine[name] : theirs[name]);
          expect(disputed.includes(name)).toBe(byMe && byThem && mine[name] !== theirs[name]);
        }
      }),
    );
  });
});
