import { afterEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import type { CodePolicy } from './code-policy.ts';
import { checkCode, issueCode, type CodePurpose, type Issued } from './one-time-code.ts';

const service = ofSuite(() => startService('one-time-code'));
afterEach(async () => {
  await sql`delete from one_time_codes`.execute(service.db);
  await sql`delete from allowances`.execute(service.db);
  await sql`delete from outbox`.execute(service.db);
});

const policy: CodePolicy = {
  secret: 's'.repeat(32),
  sendsPerTargetPerHour: 5,
  sendsPerTargetPerDay: 10,
  sendsPerAddressPerHour: 20,
  smsPerCountryPerDay: 100,
};
const START = Date.parse('2026-11-21T06:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1_000);
const phone = '91-9876543210';

interface Asked {
  readonly purpose?: CodePurpose;
  readonly target?: string;
  readonly subject?: string;
  readonly address?: string;
}
const issue = (
  seconds: number,
  { purpose = 'login', target = phone, subject = 'guest:1', address = '192.0.2.1' }: Asked = {},
  rules = policy,
): Promise<Issued> =>
  service.db
    .transaction()
    .execute((tx) =>
      issueCode(tx, rules, { purpose, target, subject, at: at(seconds), address, locale: 'en', own: false }),
    );
const check = (
  seconds: number,
  code: string,
  { purpose = 'login', target = phone, subject = 'guest:1' }: Asked = {},
  db: Database = service.db,
) => checkCode(db, policy, { purpose, target, subject, at: at(seconds), code });

async function lastCode(): Promise<string> {
  const rows = await service.db
    .selectFrom('outbox')
    .select('payload')
    .orderBy('created_at', 'desc')
    .execute();
  return (rows[0]?.payload as unknown as { values: { code: string } }).values.code;
}
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('has six digits, is sent with its transaction, and is stored nowhere as it is', async () => {
    expect(await issue(0)).toEqual({ kind: 'sent', resendAfter: 30, expiresIn: 300 });
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await sql<{
      text: string;
    }>`select one_time_codes::text as text from one_time_codes`.execute(service.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
    expect(rows[0]?.text).not.toContain('9876543210');
    const plain = createHmac('sha256', '').update(code).digest('hex');
    expect(rows[0]?.text).not.toContain(plain);
  });

  it('is right once, within five minutes', async () => {
    await issue(0);
    const code = await lastCode();
    expect(await check(299, code)).toBe('right');
    expect(await check(299, code)).toBe('wrong');
    await issue(600);
    expect(await check(900, await lastCode())).toBe('wrong');
  });

  // Row 56 of the fault matrix.
  it.each<[string, Asked]>([
    ['another phone', { target: '91-9876543211' }],
    ['another purpose', { purpose: 'cod' }],
    ['another session', { subject: 'guest:2' }],
  ])('is wrong for %s, and still right for its own', async (_name, other) => {
    await issue(0);
    const code = await lastCode();
    expect(await check(1, code, other)).toBe('wrong');
    expect(await check(1, code)).toBe('right');
  });

  it('is dead when another was sent', async () => {
    await issue(0);
    const first = await lastCode();
    await issue(30);
    const second = await lastCode();
    if (first !== second) expect(await check(31, first)).toBe('wrong');
    expect(await check(31, second)).toBe('right');
  });

  it('is not checked within a transaction, which could take the try back', async () => {
    await expect(service.db.transaction().execute((tx) => check(0, '000000', {}, tx))).rejects.toThrow(
      'outside of transactions',
    );
  });
});

describe('wrong tries', () => {
  it('kill the code at the fifth, for a quarter of an hour', async () => {
    await issue(0);
    const code = await lastCode();
    for (let guess = 1; guess <= 4; guess += 1) expect(await check(guess, otherThan(code))).toBe('wrong');
    expect(await check(5, otherThan(code))).toBe('locked');
    expect(await check(6, code)).toBe('locked');
    expect(await issue(60)).toEqual({ kind: 'locked', retryAfter: 845 });
    expect(await issue(905)).toMatchObject({ kind: 'sent' });
    expect(await check(906, await lastCode())).toBe('right');
  });

  it('stay counted when another code is sent', async () => {
    await issue(0);
    const first = await lastCode();
    for (let guess = 1; guess <= 4; guess += 1) expect(await check(guess, otherThan(first))).toBe('wrong');
    await issue(30);
    expect(await check(31, otherThan(await lastCode()))).toBe('locked');
  });

  it('are forgotten after a quarter of an hour', async () => {
    await issue(0);
    for (let guess = 1; guess <= 4; guess += 1) await check(guess, otherThan(await lastCode()));
    await issue(905);
    expect(await check(906, otherThan(await lastCode()))).toBe('wrong');
  });

  // Figure F14, short form; the long one is in the proofs.
  it('are five, however many guess at once', async () => {
    await issue(0);
    const code = await lastCode();
    const guesses = Array.from({ length: 200 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => check(1, guess)));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'right')).toHaveLength(0);
    expect(await check(2, code)).toBe('locked');
  });

  it('would be more with a look before the count: the race above is real', async () => {
    await issue(0);
    let evaluated = 0;
    await Promise.all(
      Array.from({ length: 40 }, () =>
        service.db.transaction().execute(async (tx) => {
          const row = await tx.selectFrom('one_time_codes').select('wrong_tries').executeTakeFirstOrThrow();
          if (row.wrong_tries >= 5) return;
          evaluated += 1;
          await tx
            .updateTable('one_time_codes')
            .set({ wrong_tries: row.wrong_tries + 1 })
            .execute();
        }),
      ),
    );
    expect(evaluated).toBeGreaterThan(5);
  });
});

describe('sending', () => {
  it('waits thirty seconds, and a refused one counts for nothing', async () => {
    const send = (seconds: number): Promise<Issued> => issue(seconds);
    expect(await send(0)).toMatchObject({ kind: 'sent' });
    for (let second = 1; second < 20; second += 1)
      expect(await send(second)).toEqual({ kind: 'too-soon', retryAfter: 30 - second });
    for (const second of [30, 60, 90, 120]) expect(await send(second)).toMatchObject({ kind: 'sent' });
    expect(await send(150)).toEqual({ kind: 'too-many', retryAfter: 3_450 });
    expect(await send(3_600)).toMatchObject({ kind: 'sent' });
  });

  it('is five an hour for a phone from one address, by whatever session for whatever purpose', async () => {
    const issued = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        issue(index * 31, { subject: `guest:${index}`, purpose: index % 2 === 0 ? 'login' : 'cod' }),
      ),
    );
    expect(issued.filter(({ kind }) => kind === 'sent').length).toBeLessThanOrEqual(5);
  });

  it('is twenty an hour and forty a day for a phone, from however many addresses', async () => {
    const sent = async (seconds: number): Promise<number> => {
      const issued = await Promise.all(
        Array.from({ length: 25 }, (_, index) =>
          issue(seconds, { subject: `guest:${index}`, address: `192.0.${seconds}.${index}` }),
        ),
      );
      return issued.filter(({ kind }) => kind === 'sent').length;
    };
    expect([await sent(0), await sent(3_600), await sent(7_200)]).toEqual([20, 20, 0]);
  });

  it('is ten a day for a phone', async () => {
    const kinds: string[] = [];
    for (let hour = 0; hour < 12; hour += 1) kinds.push((await issue(hour * 3_600)).kind);
    expect(kinds.filter((kind) => kind === 'sent')).toHaveLength(10);
    expect(await issue(24 * 3_600)).toMatchObject({ kind: 'sent' });
  });

  // Row 55: many numbers from one place, or of one expensive country.
  it('is twenty an hour for an address, and bounded for a country', async () => {
    const issued: Issued[] = [];
    for (let index = 0; index < 25; index += 1)
      issued.push(await issue(0, { target: `91-98765432${String(index).padStart(2, '0')}` }));
    expect(issued.filter(({ kind }) => kind === 'sent')).toHaveLength(20);
    const dear: Issued[] = [];
    for (let index = 0; index < 5; index += 1)
      dear.push(
        await issue(
          0,
          { target: `882-10000000${index}`, address: `198.51.100.${index}` },
          { ...policy, smsPerCountryPerDay: 3 },
        ),
      );
    expect(dear.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent', 'too-many', 'too-many']);
  });
});
