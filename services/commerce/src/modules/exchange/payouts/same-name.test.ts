import { expect, it } from '@jest/globals';
import { isSameName } from './same-name.ts';

it.each([
  ['Asha Rao', 'RAO ASHA', true],
  ['Asha K. Rao', 'MRS ASHA RAO', true],
  ['Asha Rao', 'ASHA KUMARI RAO', true],
  ['Asha', 'ASHA', true],
  ['Asha', 'ASHA RAO', false],
  ['Asha Rao', 'ASHA MEHTA', false],
  ['Asha Rao', '', false],
  ['A B', 'A B', false],
])('"%s" and the bank’s "%s": %s', (given, registered, same) => {
  expect(isSameName(given, registered)).toBe(same);
});
