import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findCustomerByEmail } from '../records/customer.store.ts';
import { isPassword } from '@suvarna/passwords/password';
import { comparePairs } from '../../../../test-support/pairs.fixtures.ts';
import type { Answer } from '../../../../test-support/service.fixtures.ts';
import { openQuestions, type Questions } from './enumeration.fixtures.ts';

/** Figure F15, short form. The proof asks a thousand times and is strict about time. */
/** Ranks, not milliseconds: the machine may be busy, but it is equally busy for both. */
const CHANCE = 0.001;
/** Of each kind; where all of one take longer than all of the other, chance alone does that three times in 100,000. */
const PAIRS = 12;
/** A quarter of production's: several times what everything else of a sign-in takes, which a dearer one would hide. */
const COST = 13;
let questions: Questions;
beforeAll(async () => {
  questions = await openQuestions('enumeration', COST);
});
afterAll(() => questions.service.stop());

describe('whether a person has an account', () => {
  it.each(['forgotten password', 'code by SMS', 'code by e-mail', 'registration', 'ways to sign in'])(
    'is not told by the answer to: %s',
    async (question) => {
      const { answers } = await comparePairs(
        3,
        (known) => (questions.ask[question] as (known: boolean) => Promise<Answer>)(known),
        questions.wait,
      );
      expect(answers).toHaveLength(1);
    },
  );

  it('is not told by a wrong password, in words or in time', async () => {
    const { answers, p } = await comparePairs(
      PAIRS,
      questions.ask['sign in'] as (known: boolean) => Promise<Answer>,
    );
    expect(answers).toEqual([
      JSON.stringify([400, 'SESSION.CREDENTIALS_WRONG', 'Email or password is wrong', null]),
    ]);
    expect(p).toBeGreaterThan(CHANCE);
  });

  it('would be told in time by a check that stops where there is no account', async () => {
    const { db } = questions.service;
    const naive = async (email: string): Promise<Answer> => {
      const customer = await findCustomerByEmail(db, email);
      if (customer?.password_hash != null) await isPassword('not the password', customer.password_hash);
      return {
        status: 400,
        headers: {},
        body: { status_code: 400, error: true, msg: '', message: '', data: null as never },
      };
    };
    const { p } = await comparePairs(PAIRS, (known) =>
      naive(known ? 'demo@suvarna.example' : 'nobody@suvarna.example'),
    );
    expect(p).toBeLessThan(CHANCE);
  });
});
