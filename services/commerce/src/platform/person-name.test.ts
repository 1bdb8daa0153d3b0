import { expect, it } from '@jest/globals';
import { isSamePerson } from './person-name.ts';

it('a person is known by any way to write the name', () => {
  expect(isSamePerson('Meera', ' meera ')).toBe(true);
  expect(isSamePerson('Meera Rao', 'MEERA  rao')).toBe(true);
  expect(isSamePerson('Meera Rao', 'Meera\u200bRao')).toBe(true);
  expect(isSamePerson('Meera', 'Meena')).toBe(false);
});
