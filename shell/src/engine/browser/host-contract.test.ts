import { expect, it } from '@jest/globals';
import { meets } from './host-contract.ts';

it.each([
  ['1.0.0', '1.0.0', true],
  ['1.2.0', '1.1.9', true],
  ['1.1.3', '1.1.2', true],
  ['1.1.0', '1.1.1', false],
  ['1.0.9', '1.1.0', false],
  ['2.0.0', '1.0.0', false],
  ['1.0.0', '2.0.0', false],
  ['1.10.0', '1.9.0', true],
])('a shell that speaks %s carries what needs %s: %s', (spoken, needed, carried) => {
  expect(meets(spoken, needed)).toBe(carried);
});
