import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { until } from '@suvarna/testing/until';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { CONSUMERS } from '../../../consumers.ts';
import { deliverToConsumers } from '../../../platform/outbox/consume.ts';
import { relayOnce } from '../../../platform/outbox/relay.ts';
import { addCredit } from '../../credits/credits.ts';
import { askForDeletion } from '../../identity/records/account-deletion.store.ts';
import { emitKept } from '../../orders/closing/kept-value.ts';
import { deleteAccounts } from '../../privacy/delete-accounts.ts';
import { findReferralOf } from '../referral.store.ts';
import { startReferrals, type Person } from '../referrals.fixtures.ts';
import { REWARD, REWARD_LIFE_MS, REWARDS_PER_MONTH } from '../terms.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import fc from 'fast-check';
import { checkLedger } from '../../ledger/index.ts';
import { modelOf, randomSteps, type Step } from './model.fixtures.ts';
import { monthOf } from './reward.ts';
import { isWaitingForRow } from '../../../../test-support/lock-waits.fixtures.ts';

const ROUNDS = 6;
const store = ofSuite(() => startReferrals('referral_races'));

const deliver = () =>
  relayOnce(
    { db: store.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'events', atOnce: 4, deliver: deliverToConsumers(store.db, CONSUMERS) },
  );
/** Two first orders of one customer whose windows end in the same moment. */
const twoOrders = async (invited: Person): Promise<readonly string[]> => [
  await store.kept(invited),
  await store.kept(invited),
];
const rewardsOf = async (...people: readonly Person[]): Promise<number> => {
  const rows = await store.rows<{ count: number }>(
    `select count(*)::int as count from referral_rewards where customer_id = any($1)`,
    [people.map(({ id }) => id)],
  );
  return rows[0]?.count ?? -1;
};

describe('two first orders of one invited customer that close at once', () => {
  it('are one reward each for the two, however often it is told', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const asha = await store.open();
      const ravi = await store.open({ by: asha });
      const orders = await twoOrders(ravi);
      const outcomes = await Promise.all([...orders, ...orders].map((orderNo) => store.reward(orderNo)));
      expect(outcomes.filter((outcome) => outcome === 'rewarded')).toHaveLength(1);
      expect([await store.credit(asha), await store.credit(ravi)]).toEqual([REWARD, REWARD]);
      expect(await rewardsOf(asha, ravi)).toBe(2);
    }
  });

  it('are one reward when two processes deliver what the job said, twice', async () => {
    const asha = await store.open();
    const ravi = await store.open({ by: asha });
    const orders = await twoOrders(ravi);
    // A job that ran twice says the same event twice.
    for (const orderNo of [...orders, ...orders])
      await store.db.transaction().execute((tx) => emitKept(tx, orderNo, store.now));
    await Promise.all([deliver(), deliver()]);
    await Promise.all([deliver(), deliver()]);
    expect([await store.credit(asha), await store.credit(ravi)]).toEqual([REWARD, REWARD]);
  });

  it('would be two by who looks first and pays afterwards', async () => {
    const asha = await store.open();
    const ravi = await store.open({ by: asha });
    const orders = await twoOrders(ravi);
    const haveLooked = barrier(orders.length);
    await Promise.all(
      orders.map((orderNo) =>
        store.db.transaction().execute(async (tx) => {
          const referral = await findReferralOf(tx, ravi.id);
          await haveLooked();
          if (referral?.state !== 'joined') return;
          await addCredit(tx, {
            customerId: ravi.id,
            wallet: 'promotional',
            origin: `referral:naive:${orderNo}`,
            amount: REWARD,
            expiresAt: new Date(store.now.getTime() + REWARD_LIFE_MS),
            at: store.now,
            source: 'referral',
          });
        }),
      ),
    );
    expect(await store.credit(ravi)).toBe(2 * REWARD);
  });
});

describe('an inviter’s account that ends', () => {
  const end = async (person: Person): Promise<void> => {
    const asked = { customerId: person.id, at: store.now, dueAt: store.now };
    await store.db.transaction().execute((tx) => askForDeletion(tx, asked));
  };

  it('while the reward is given has none of it, and its wallet stays empty', async () => {
    const asha = await store.open();
    const ravi = await store.open({ by: asha });
    const orderNo = await store.kept(ravi);
    await end(asha);
    let outcome: Promise<string> | undefined;
    const { account } = store.app.deps;
    const erase: typeof account.erase = async (tx, id, at) => {
      outcome = store.reward(orderNo);
      await until(() => isWaitingForRow(store), 'the reward');
      await account.erase(tx, id, at);
    };
    expect(await deleteAccounts({ db: store.db, account: { ...account, erase } }, store.now)).toBe(1);
    expect(await outcome).toBe('rewarded');
    expect([await store.credit(asha), await store.credit(ravi)]).toEqual([0, REWARD]);
    expect(await rewardsOf(asha, ravi)).toBe(1);
  });
});

describe('the last reward of a month', () => {
  it('goes to an inviter once, of two friends who keep their orders at once', async () => {
    const asha = await store.open();
    const friends: Person[] = [];
    for (let friend = 0; friend <= REWARDS_PER_MONTH; friend += 1)
      friends.push(await store.open({ by: asha }));
    for (const friend of friends.slice(0, REWARDS_PER_MONTH - 1))
      expect(await store.buy(friend)).toBe('rewarded');
    const last = friends.slice(REWARDS_PER_MONTH - 1);
    expect(await Promise.all(last.map((friend) => store.buy(friend)))).toEqual(['rewarded', 'rewarded']);
    expect(await store.credit(asha)).toBe(REWARDS_PER_MONTH * REWARD);
    for (const friend of last) expect(await store.credit(friend)).toBe(REWARD);
  });

  it('does not make two who invited each other’s friends wait in a circle', async () => {
    const asha = await store.open();
    const ravi = await store.open({ by: asha });
    const tara = await store.open({ by: ravi });
    expect(await Promise.all([store.buy(ravi), store.buy(tara)])).toEqual(['rewarded', 'rewarded']);
    expect(await store.credit(ravi)).toBe(2 * REWARD);
  });
});

describe('any sequence', () => {
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
});
