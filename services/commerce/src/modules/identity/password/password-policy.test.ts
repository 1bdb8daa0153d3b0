import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COMMON_PASSWORDS, faultOfPassword } from './password-policy.ts';
import { hashPassword, isPassword } from '@suvarna/passwords/password';

describe('a new password', () => {
  it.each(['password', 'Password1', 'PASSWORD', 'qwertyuiop', '1234567890', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
    '%j is too common',
    (password) => expect(faultOfPassword(password)).toBe('common'),
  );
  it.each(['', '1234567', 'sevench', '🙂🙂🙂🙂🙂🙂🙂'])('%j is too short', (password) =>
    expect(faultOfPassword(password)).toBe('short'),
  );
  it.each([
    'Suvarna#2026',
    'बारिश में नाचे',
    'correct horse battery staple',
    '🙂🙃🙂🙃🙂🙃🙂🙃',
    'x'.repeat(200),
  ])('%j is fine: any characters, any length', (password) =>
    expect(faultOfPassword(password)).toBeUndefined(),
  );
  it('is compared with far more than the commonest 3,000', () =>
    expect(COMMON_PASSWORDS).toBeGreaterThan(3_000));
});

/** What is true of every cost is tried with little: a hash at full cost is a tenth of a second of processor. */
const CHEAP = 6;

describe('a kept password', () => {
  it('is scrypt with a salt of its own and at least 32 MiB, and nothing of it is cut off', async () => {
    const long = 'ä'.repeat(99);
    const [one, other] = [await hashPassword(`${long}1`), await hashPassword(`${long}1`, CHEAP)];
    expect(one.split('$')[4]).not.toBe(other.split('$')[4]);
    const [make, n, r, p] = one.split('$');
    expect([make, 128 * Number(n) * Number(r) >= 32 * 1024 * 1024, Number(p) >= 1]).toEqual([
      'scrypt',
      true,
      true,
    ]);
    expect([
      await isPassword(`${long}1`, one),
      await isPassword(`${long}2`, one),
      await isPassword(long, one),
    ]).toEqual([true, false, false]);
  });

  it('accepts whatever was typed, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 8, maxLength: 64, unit: 'grapheme' }), async (password) => {
        const hash = await hashPassword(password, CHEAP);
        expect(await isPassword(password, hash)).toBe(true);
        expect(await isPassword(`${password} `, hash)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
