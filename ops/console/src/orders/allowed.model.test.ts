import { expect, test } from '@jest/globals';
import { aPerson } from '../api/registry.fixtures.ts';
import { allowed } from './allowed.model.ts';

test.each([
  ['viewer', 'operator', [], 'role'],
  ['publisher', 'operator', [], 'role'],
  ['operator', 'operator', ['catalog'], 'yes'],
  ['admin', 'operator', ['catalog'], 'yes'],
  ['operator', 'admin', [], 'role'],
] as const)('a %s who would need to be %s: for %j the answer is %s', (role, least, remotes, answer) => {
  expect(allowed(aPerson({ role }), least, remotes)).toBe(answer);
});

test('who has remotes moves those, and only where all of them are theirs', () => {
  const person = aPerson({ remotes: ['catalog'] });
  expect(allowed(person, 'operator', ['catalog'])).toBe('yes');
  expect(allowed(person, 'operator', ['catalog', 'checkout'])).toBe('remotes');
  expect(allowed(person, 'operator')).toBe('yes');
});
