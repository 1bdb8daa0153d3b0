import { expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { hashesOfCode, hashOfCode } from '../../modules/gift-cards/card-code.ts';
import { isSignature } from '../../modules/payments/providers/signature.ts';
import { fingerprintOfNumber, fingerprintsOfNumber, isOneOf } from '../../modules/vouchers/secrets.ts';
import { openText, sealText } from './sealing.ts';
import { readSigned, signValue } from './signed.ts';

// A key is replaced in three steps, each taken by all processes before the next: the next key is accepted,
// then it is used, then the one before is gone.
const STEPS = ['before', 'before,next', 'next,before', 'next'] as const;
const beside = STEPS.slice(1).flatMap((later, index): [string, string][] => [
  [STEPS[index] ?? '', later],
  [later, STEPS[index] ?? ''],
]);

it.each(beside)('what a process with the keys %s made is read by one with %s', (made, read) => {
  const seal = { purpose: 'papers', of: 'SV-1' };
  expect(openText({ ...seal, secret: read }, sealText({ ...seal, secret: made }, 'a number'))).toBe(
    'a number',
  );
  const signing = { purpose: 'links' };
  const signed = signValue({ ...signing, secret: made }, { id: 1 });
  expect(readSigned({ ...signing, secret: read }, signed)).toEqual({ id: 1 });
  expect(isOneOf(hashesOfCode(read, '1234'), hashOfCode(made, '1234'))).toBe(true);
  expect(isOneOf(fingerprintsOfNumber(read, '99'), fingerprintOfNumber(made, '99'))).toBe(true);
});

it('what was sealed under the key before is opened while both are given, and not after', () => {
  const seal = { purpose: 'papers', of: 'SV-1' };
  const sealed = sealText({ ...seal, secret: 'before' }, 'a number');
  expect(openText({ ...seal, secret: 'next,before' }, sealed)).toBe('a number');
  expect(() => openText({ ...seal, secret: 'next' }, sealed)).toThrow();
  expect(() => openText({ ...seal, of: 'SV-2', secret: 'next,before' }, sealed)).toThrow();
});

it('what was signed under the key before is read while both are given, and not after', () => {
  const signed = signValue({ purpose: 'links', secret: 'before' }, { id: 1 });
  expect(readSigned({ purpose: 'links', secret: 'next,before' }, signed)).toEqual({ id: 1 });
  expect(readSigned({ purpose: 'links', secret: 'next' }, signed)).toBeUndefined();
});

it('a webhook that was signed with either secret is believed while both are given', () => {
  const by = (secret: string): string => createHmac('sha256', secret).update('paid').digest('hex');
  expect(['before', 'next', 'third'].map((secret) => isSignature(by(secret), 'next,before', 'paid'))).toEqual(
    [true, true, false],
  );
});
