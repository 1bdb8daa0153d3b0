import { expect } from '@jest/globals';
import fc from 'fast-check';
import type { Answer } from '../../../../test-support/service.fixtures.ts';
import type { ExchangeHarness, Owned } from '../exchange.fixtures.ts';
import type { PayoutReport } from '../payouts/payout-provider.ts';
import type { Model } from './pieces-model.fixtures.ts';

/** A bank in memory: it pays a name once, or refuses. */
export interface Bank {
  readonly made: Map<string, PayoutReport>;
  refuses: boolean;
}

export interface Real {
  readonly store: ExchangeHarness;
  readonly owned: Owned;
  readonly bank: Bank;
}

/** One thing that a person does. It changes the model, and says whether the store answers as the model does. */
export interface Command {
  readonly name: string;
  readonly [fc.toStringMethod]: () => string;
  run(now: Model, real: Real): Promise<void>;
}

/** Done once or by two at once: of two that ask the same, one is let. */
export async function expectAllowed(
  what: string,
  isAllowed: boolean,
  isTwice: boolean,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const answers = await Promise.all(isTwice ? [ask(), ask()] : [ask()]);
  const done = answers.filter(({ status }) => status === 200);
  // A call that waits for a rival longer than the database lets it is told to try again.
  const no = isTwice ? [400, 404, 409, 503] : [400, 404, 409];
  const refused = answers.filter(({ status }) => no.includes(status));
  const told = answers.map(({ status, body }) => `${String(status)} ${body.code ?? ''}`);
  expect([what, told, done.length, refused.length]).toEqual([
    what,
    told,
    isAllowed ? 1 : 0,
    answers.length - (isAllowed ? 1 : 0),
  ]);
  return done[0];
}

export const command = (name: string, run: Command['run']): Command => ({
  name,
  run,
  // How a sequence that fails is printed.
  [fc.toStringMethod]: () => name,
});

/** Whether two at once ask for the same. */
export const two = fc.boolean();
