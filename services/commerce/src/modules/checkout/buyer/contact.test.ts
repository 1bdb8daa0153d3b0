import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from '../../../platform/mailbox.ts';
import { mailContact, phoneContact, phoneDigits, standsAgainst } from './contact.ts';

describe('a mailbox', () => {
  it.each([
    ['Asha.Rao+one@Gmail.com', 'asharao@gmail.com'],
    ['asharao@googlemail.com', 'asharao@gmail.com'],
    [' a.s.h.a.rao@gmail.com ', 'asharao@gmail.com'],
    ['asha.rao+two@example.in', 'asha.rao@example.in'],
    ['asha.rao@example.in', 'asha.rao@example.in'],
    ['asha@outlook.com', 'asha@outlook.com'],
    ['a.sha+one+two@proton.me', 'asha@proton.me'],
    ['+tag@example.in', '+tag@example.in'],
    ['"a@b"@example.in', '"a@b"@example.in'],
    ['nothing', 'nothing'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });
});

it.each([
  ['91-9845000000', '919845000000'],
  ['91-09845000000', '919845000000'],
  ['91-919845000000', '919845000000'],
  ['91-00919845000000', '919845000000'],
  ['91-98450 00000', '919845000000'],
  ['44-00447911153060', '447911153060'],
  ['44-020 7946 0018', '442079460018'],
])('the phone %s is %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

it('what was only typed in stands against what is only typed in, and never against what is proven', () => {
  const [typed, proven] = [mailContact('asha@example.in', false), mailContact('asha@example.in', true)];
  expect([
    standsAgainst(typed, [typed]),
    standsAgainst(proven, [typed]),
    standsAgainst(proven, [proven]),
    standsAgainst(typed, [proven]),
  ]).toEqual([true, true, true, false]);
  expect(standsAgainst(typed, [phoneContact('91-9845000000', false)])).toBe(false);
  expect(standsAgainst(typed, [])).toBe(false);
});
