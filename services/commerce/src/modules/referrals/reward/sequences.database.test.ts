import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLedger } from '../../ledger/index.ts';
import { modelOf, randomSteps, type Step } from './model.fixtures.ts';
import { startReferrals, type Person } from '../referrals.fixtures.ts';
import { monthOf } from './reward.ts';
import { REWARD } from '../terms.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startReferrals('referral_sequences'));

const MONTH = 31 * 86_400_000;

/** Lives a sequence through the service. @returns what each of its people has, in rewards */
async function live(steps: readonly Step[]): Promise<readonly number[]> {
  const start = store.now;
  const people: Person[] = [await store.open()];
  const orders: { readonly orderNo: string }[] = [];
  const personAt = (place: number): Person => {
    const person = people[place % people.length];
    if (person === undefined) throw new Error('there is always one');
    return person;
  };
  for (const step of steps) {
    if (step.kind === 'invite') {
      const by = personAt(step.by);
      people.push(await store.open({ by, ...(step.twin && { device: by.device }) }));
    } else if (step.kind === 'buy') {
      const orderNo = await store.kept(personAt(step.who), { total: step.total });
      orders.push({ orderNo });
      await store.reward(orderNo);
    } else if (step.kind === 'again') {
      const order = orders[step.order % Math.max(1, orders.length)];
      if (order !== undefined) await store.reward(order.orderNo);
    } else if (step.kind === 'decide') {
      const referral = await store.referral(personAt(step.who));
      // Refused where it no longer waits: that is an answer, too.
      if (referral?.stage === 'doubted') await store.decide(referral.referral_id, step.how);
    } else store.now = new Date(store.now.getTime() + MONTH);
  }
  const credits = await Promise.all(people.map((person) => store.credit(person)));
  store.now = start;
  return credits.map((paise) => paise / REWARD);
}

it('rewards paid are qualified referrals, within the caps, in every sequence', async () => {
  const seen = { rewards: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(randomSteps, async (steps) => {
      const expected = modelOf(steps, (months) => monthOf(new Date(store.now.getTime() + months * MONTH)));
      expect(await live(steps)).toEqual(expected.rewards);
      seen.rewards += expected.rewards.reduce((sum, one) => sum + one, 0);
      seen.refused += expected.refused;
    }),
    { numRuns: 12 },
  );
  expect(seen.rewards).toBeGreaterThan(0);
  expect(await checkLedger(store.db, new Date('2040-01-01'))).toMatchObject({
    unitsOff: 0,
    transactionsOff: 0,
    accountsOff: 0,
  });
}, 240_000);
