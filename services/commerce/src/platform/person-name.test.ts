import { expect, it } from '@jest/globals';
import { isOfOneScript, isSamePerson } from './person-name.ts';

it('a person is known by any way to write the name', () => {
  expect(isSamePerson('Meera', ' meera ')).toBe(true);
  expect(isSamePerson('Meera Rao', 'MEERA  rao')).toBe(true);
  expect(isSamePerson('Meera Rao', 'Meera\u200bRao')).toBe(true);
  expect(isSamePerson('Meera', 'Meena')).toBe(false);
});

it.each([
  ['Cyrillic e', 'Mееra Rao'],
  ['Cyrillic capital M and a', 'Мeerа Rao'],
  ['Greek capitals', 'ΜEERΑ Rao'],
  ['Greek small o', 'Meera Raο'],
  ['a Latin letter of phonetics', 'Meerɑ Rao'],
  ['full width', 'Ｍｅｅｒａ Rao'],
  ['an accent', 'Meerá Rao'],
  ['a letter of mathematics', '𝐌𝐞𝐞𝐫𝐚 Rao'],
  ['a soft hyphen', 'Mee\u00adra Rao'],
  ['dots and hyphens', 'Meera. R-ao'],
])('a name that looks like another is that person: %s', (_what, name) => {
  expect(isSamePerson('Meera Rao', name)).toBe(true);
});

it.each([
  ['Meera Rao', true],
  ['मीरा राव', true],
  ['Zoë D’Souza', true],
  ['Мира', true],
  ['Mееra Rao', false],
  ['Meera राव', false],
  ['Raο', false],
])('letters of one script: %s is %s', (name, isOne) => {
  expect(isOfOneScript(name)).toBe(isOne);
});
