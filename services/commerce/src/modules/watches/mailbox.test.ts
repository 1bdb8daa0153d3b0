import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['meera@example.in', 'meera@example.in'],
  ['meera+rings@example.in', 'meera@example.in'],
  ['me.era+a+b@gmail.com', 'meera@gmail.com'],
  ['meera@googlemail.com', 'meera@gmail.com'],
  ['me.era@example.in', 'me.era@example.in'],
  ['+only@example.in', '+only@example.in'],
])('letters to %s come to %s', (email, box) => {
  expect(mailboxOf(email)).toBe(box);
});
