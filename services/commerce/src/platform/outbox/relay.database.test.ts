import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { claimDue, insertOutboxRow, type ClaimedRow } from './outbox.store.ts';
import { startRelay } from '../jobs/relay-loop.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { MAX_ATTEMPTS, backoffSeconds } from './backoff.ts';
import { deliverToConsumers, type Consumers } from './consume.ts';
import { emit } from './emit.ts';
import { PermanentFailure, relayOnce, type Deliver, type RelayContext, type RelayChannel } from './relay.ts';

const service = ofSuite(() => startService('relay'));
let context: RelayContext;
beforeAll(async () => {
  context = { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() };
});
beforeEach(() => service.pool.query('delete from outbox; delete from outbox_effects'));

const say = (...orders: readonly string[]) =>
  service.db.transaction().execute(async (tx) => {
    for (const order_no of orders)
      await emit(tx, { type: 'order.placed', key: order_no, payload: { order_no } });
  });
const channel = (deliver: Deliver, atOnce = 10): RelayChannel => ({ channel: 'events', deliver, atOnce });
const rows = () =>
  service.db
    .selectFrom('outbox')
    .select(['key', 'outcome', 'attempts', 'last_error', 'payload'])
    .orderBy('key')
    .execute();
/** Time passes for what waits. */
const wait = () => service.pool.query(`update outbox set next_attempt_at = now() where outcome is null`);

const consumersThatCount = (effects: string[], fail: { now: boolean } = { now: false }): Consumers => ({
  'order.placed': [
    {
      name: 'first',
      run: async (_tx, { order_no }) => {
        effects.push(`first ${order_no}`);
      },
    },
    {
      name: 'second',
      run: async (_tx, { order_no }) => {
        if (fail.now) throw new Error('not yet');
        effects.push(`second ${order_no}`);
      },
    },
  ],
  'order.payment-failed': [],
  'order.cancel-requested': [],
  'order.cancelled': [],
  'order.shipped': [],
  'order.delivered': [],
  'order.kept': [],
  'order.refunded': [],
  'account.signed-out-everywhere': [],
  'session.ended': [],
  'guest.left': [],
});

describe('an event', () => {
  it('reaches every consumer, and is delivered', async () => {
    const effects: string[] = [];
    await say('A', 'B');
    expect(
      await relayOnce(context, channel(deliverToConsumers(service.db, consumersThatCount(effects)))),
    ).toEqual({ tried: 2, failed: 0 });
    expect(effects.sort()).toEqual(['first A', 'first B', 'second A', 'second B']);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
    expect(
      await relayOnce(context, channel(deliverToConsumers(service.db, consumersThatCount(effects)))),
    ).toEqual({ tried: 0, failed: 0 });
  });

  it('whose process dies between the hand-over and the mark is delivered again, and has its effect once', async () => {
    const effects: string[] = [];
    const deliver = deliverToConsumers(service.db, consumersThatCount(effects));
    await say('A');
    // What a process does until it is killed: claimed and handed over, never marked.
    const [claimed] = await claimDue(service.db, 'events', 1, 60);
    await deliver(claimed as ClaimedRow);
    expect((await relayOnce(context, channel(deliver))).tried).toBe(0);
    await wait();
    let delivered = 0;
    await relayOnce(
      context,
      channel(async (row) => {
        delivered += 1;
        await deliver(row);
      }),
    );
    expect([delivered, effects, (await rows())[0]?.outcome]).toEqual([
      1,
      ['first A', 'second A'],
      'delivered',
    ]);
  });

  it('whose second consumer fails does not run the first again', async () => {
    const effects: string[] = [];
    const fail = { now: true };
    const relay = channel(deliverToConsumers(service.db, consumersThatCount(effects, fail)));
    await say('A');
    await relayOnce(context, relay);
    expect(await rows()).toEqual([
      { key: 'A', outcome: null, attempts: 1, last_error: 'Error', payload: { order_no: 'A' } },
    ]);
    fail.now = false;
    await wait();
    await relayOnce(context, relay);
    expect([effects, (await rows())[0]?.outcome]).toEqual([['first A', 'second A'], 'delivered']);
  });

  it('is dead after its last try, and at once when no try can help', async () => {
    await say('A', 'B');
    await service.pool.query(`update outbox set attempts = $1 where key = 'A'`, [MAX_ATTEMPTS - 1]);
    await relayOnce(
      context,
      channel(async ({ key }) => {
        throw key === 'A' ? new Error('away') : new PermanentFailure('never');
      }),
    );
    expect((await rows()).map(({ outcome, last_error }) => [outcome, last_error])).toEqual([
      ['dead', 'Error'],
      ['dead', 'PermanentFailure'],
    ]);
  });

  it('whose words were forgotten while it was tried has none when it is dead', async () => {
    await say('A');
    await relayOnce(
      context,
      channel(async () => {
        await service.pool.query(`update outbox set payload = '{"template":"order-placed"}'`);
        throw new PermanentFailure('never');
      }),
    );
    expect(await rows()).toMatchObject([{ outcome: 'dead', payload: { template: 'order-placed' } }]);
    expect((await rows())[0]?.payload).not.toHaveProperty('order_no');
  });

  it('that ends its process every time is not tried for ever', async () => {
    await say('A');
    for (let life = 0; life < MAX_ATTEMPTS; life += 1) {
      await claimDue(service.db, 'events', 1, 60);
      await wait();
    }
    let delivered = 0;
    await relayOnce(
      context,
      channel(async () => {
        delivered += 1;
      }),
    );
    expect([delivered, (await rows())[0]?.outcome]).toEqual([0, 'dead']);
  });
});

describe('several relays', () => {
  it('share the work: every row is handed over once', async () => {
    const orders = Array.from({ length: 60 }, (_, n) => `N${n}`);
    await say(...orders);
    const seen: string[] = [];
    const relay = channel(async ({ key }) => {
      seen.push(key);
    }, 5);
    const drain = async (): Promise<void> => {
      while ((await relayOnce(context, relay)).tried > 0);
    };
    await Promise.all(Array.from({ length: 6 }, drain));
    expect(seen.sort()).toEqual(orders.sort());
  });

  it('a claim that looks first and takes then hands rows over twice: the test above can fail', async () => {
    await say(...Array.from({ length: 40 }, (_, n) => `N${n}`));
    const seen: string[] = [];
    const look = () =>
      service.rows<{ id: string; key: string }>(
        `select id, key from outbox where outcome is null and next_attempt_at <= now() limit 40`,
      );
    const looks = await Promise.all([look(), look()]);
    await Promise.all(
      looks.map(async (due) => {
        for (const { key } of due) seen.push(key);
        await service.pool.query(
          `update outbox set next_attempt_at = now() + interval '1 minute' where id = any($1)`,
          [due.map(({ id }) => id)],
        );
      }),
    );
    expect(seen.length).toBeGreaterThan(40);
  });
});

describe('waiting between tries', () => {
  it('doubles, is spread by chance, and ends at an hour', () => {
    expect(
      [1, 2, 3, 11, 12, 20].map((attempt) => [
        backoffSeconds(attempt, () => 0),
        backoffSeconds(attempt, () => 1),
      ]),
    ).toEqual([
      [1, 2],
      [2, 4],
      [4, 8],
      [1024, 2048],
      [1800, 3600],
      [1800, 3600],
    ]);
  });
});

describe('the relay', () => {
  it('brings what is due, channel by channel: one that stands still holds no other up', async () => {
    const brought: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const stuck = Promise.withResolvers<void>();
    const relay = startRelay(context, [
      channel(() => stuck.promise, 1),
      {
        channel: 'alerts',
        atOnce: 1,
        deliver: async ({ key }) => {
          brought.push(key);
          if (brought.length === 3) arrived.resolve();
        },
      },
    ]);
    await say('A');
    await service.db.transaction().execute(async (tx) => {
      for (const key of ['1', '2', '3'])
        await insertOutboxRow(tx, { channel: 'alerts', type: 'alert', key, payload: {} });
    });
    await arrived.promise;
    expect(brought.sort()).toEqual(['1', '2', '3']);
    stuck.resolve();
    await relay.stop(30_000);
    // What was under way is finished, and marked.
    expect(new Set((await rows()).map(({ outcome }) => outcome))).toEqual(new Set(['delivered']));
  });
});
