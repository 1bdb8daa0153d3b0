import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { aMoment, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { comparePairs } from '../../../../test-support/pairs.fixtures.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';
import { openQuestions, type Questions } from '../account/enumeration.fixtures.ts';

const PAIRS = 1_000;
const GUESSES = 10_000;
const ALLOWED_MS = 5;

describe('whether a person has an account (F15)', () => {
  let questions: Questions;
  beforeAll(async () => {
    questions = await openQuestions('enumeration_proof');
  });
  afterAll(() => questions.service.stop());

  it.each([
    'sign in',
    'forgotten password',
    'code by SMS',
    'code by e-mail',
    'registration',
    'ways to sign in',
  ])('is not told by: %s', async (question) => {
    const ask = questions.ask[question];
    if (ask === undefined) throw new Error(`no call asks ${question}`);
    const pairs = await comparePairs(PAIRS, ask, questions.wait);
    reportFigures(question, {
      pairs: PAIRS,
      known_ms: pairs.medianKnown.toFixed(2),
      unknown_ms: pairs.medianUnknown.toFixed(2),
      difference_ms: pairs.differenceOfMedians.toFixed(2),
      p: pairs.p.toFixed(3),
    });
    expect(pairs.answers).toHaveLength(1);
    expect(Math.abs(pairs.differenceOfMedians)).toBeLessThan(ALLOWED_MS);
  });
});

describe('guessing a code (F14)', () => {
  const moment = aMoment();
  let service: Service;
  beforeAll(async () => {
    service = await startService('guessing_proof', {}, { clock: moment.clock });
  });
  afterAll(() => service.stop());

  it(`is tried five times, of ${GUESSES} guesses at once`, async () => {
    const phone = '91-9876543210';
    const token = await service.guest();
    await service.post('/api/customer/customer_otp/', { customer_telephone: phone }, { token });
    const code = Number(await codeSentTo(service, phone));
    const guesses = Array.from({ length: GUESSES }, (_, index) =>
      String((code + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(
      guesses.map((otp) =>
        service.post('/api/customer/customer_verify_otp/', { customer_telephone: phone, otp }, { token }),
      ),
    );
    const counted: Record<string, number> = {};
    for (const { status, body } of answers)
      counted[`${status} ${body.code ?? ''}`] = (counted[`${status} ${body.code ?? ''}`] ?? 0) + 1;
    const { rows } = await service.pool.query<{ wrong_tries: number }>(
      'select wrong_tries from one_time_codes',
    );
    reportFigures('guesses at once', { guesses: GUESSES, evaluated: rows[0]?.wrong_tries ?? 0, ...counted });
    expect(rows).toEqual([{ wrong_tries: 5 }]);
    // On a busy machine the answer to a counted guess may itself be that the service is busy.
    expect(counted['400 OTP.WRONG'] ?? 0).toBeLessThanOrEqual(4);
    expect(answers.every(({ status }) => status !== 200)).toBe(true);
    expect(
      await service.post(
        '/api/customer/customer_verify_otp/',
        { customer_telephone: phone, otp: String(code).padStart(6, '0') },
        { token },
      ),
    ).toMatchObject({ status: 400, body: { code: 'OTP.LOCKED' } });
  });
});
