import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { STAFF, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { creditBalance } from '../../credits/index.ts';
import { endRequests } from '../../requests/end-requests.ts';
import { failPayout } from './apply-payout-report.ts';
import {
  ACCOUNT,
  AS_SOLD,
  PAN,
  publishRates,
  startExchange,
  type ExchangeHarness,
} from '../exchange.fixtures.ts';
import { KINDS } from '../requests/exchange-requests.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const CONFLICT = '409 CUSTOMER_REQUEST.STATE_CONFLICT';
const NO_PAN = '400 EXCHANGE.PAN_REQUIRED';
const OTHER = { account: { ...ACCOUNT, number: '999988887777' } };
const store = ofSuite(() => startExchange('exchange_guards'));
beforeAll(async () => {
  await publishRates(store);
});
beforeEach(() => store.reset());

type Owner = Awaited<ReturnType<ExchangeHarness['customer']>>;

const payouts = async (id: string): Promise<string[]> => {
  const rows = await store.rows<{ state: string }>(
    'select state from exchange_payouts where request_id = $1 order by attempt',
    [id],
  );
  return rows.map(({ state }) => state);
};
const credits = (customerId: string): Promise<number> =>
  creditBalance(store.db, customerId, 'credits', store.now);

/** Gold of 24 K at ₹12,000 a gram that is asked for. */
async function askGold(owner: Owner, payTo: 'credits' | 'bank', mg = 10_000, more: object = {}) {
  const { body } = await store.get(`/api/exchange/old_gold_quote/?karat=24&net_weight_mg=${mg}`);
  const { quote }: OldGoldQuote = body.data;
  return store.ask(owner, 'old_gold', {
    quote,
    description: 'A bar',
    pay_to: payTo,
    hand_over: 'store',
    ...(payTo === 'bank' && { account: ACCOUNT }),
    ...more,
  });
}
async function gold(owner: Owner, payTo: 'credits' | 'bank', mg?: number): Promise<string> {
  const answer = await askGold(owner, payTo, mg);
  expect(answer.status).toBe(200);
  return (answer.body.data as ExchangeRequest).request_id;
}
const found = (mg: number) =>
  ['inspected', { terms: { net_weight_mg: mg, karat: 24, huid: 'none' } }] as const;
/** Found to be twice of what was said, and above two lakh. */
async function offered(payTo: 'credits' | 'bank'): Promise<{ owner: Owner; id: string }> {
  const owner = await store.customer();
  const id = await gold(owner, payTo);
  await store.through(id, 'received', found(20_000), 'offered');
  return { owner, id };
}

describe('a customer’s yes and another account', () => {
  it.each(['credits', 'bank'] as const)(
    'another account is no yes to an offer (%s): nothing is paid without a PAN',
    async (payTo) => {
      const { owner, id } = await offered(payTo);
      expect(await met(store.respond(owner, 'account', id, OTHER))).toBe(CONFLICT);
      expect((await store.request(owner, id)).state).toBe('offered');
      expect(await payouts(id)).toEqual([]);
      expect(await met(store.respond(owner, 'accept', id))).toBe(NO_PAN);
      expect((await store.respond(owner, 'accept', id, { pan: PAN })).status).toBe(200);
      expect([await payouts(id), await credits(owner.customerId)]).toEqual(
        payTo === 'bank' ? [['asked'], 0] : [[], 2_40_000_00],
      );
    },
  );

  it('a yes sends nothing again to an account that failed; another account does', async () => {
    const { owner, id } = await offered('bank');
    await store.respond(owner, 'accept', id, { pan: PAN });
    await store.db
      .transaction()
      .execute((tx) => failPayout(tx, `${id.replace('RQ', 'PO')}-1`, 'refused', store.now));
    expect(await met(store.respond(owner, 'accept', id, { pan: PAN }))).toBe(CONFLICT);
    expect(await payouts(id)).toEqual(['failed']);
    expect((await store.respond(owner, 'account', id, OTHER)).status).toBe(200);
    expect(await payouts(id)).toEqual(['failed', 'asked']);
    expect(await met(store.respond(owner, 'account', id, OTHER))).toBe(CONFLICT);
  });
});

describe('two lakh of one customer on one day', () => {
  it('are summed when more is handed in', async () => {
    const owner = await store.customer();
    await gold(owner, 'credits');
    expect(await met(askGold(owner, 'credits'))).toBe(NO_PAN);
    expect((await askGold(owner, 'credits', 10_000, { pan: PAN })).status).toBe(200);
    await store.daysLater(owner, 1);
    expect((await askGold(owner, 'credits')).status).toBe(200);
  });

  it('are summed when both are handed in at once', async () => {
    const owner = await store.customer();
    const answers = await Promise.all([askGold(owner, 'credits'), askGold(owner, 'credits')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('are summed when it is paid for, and the PAN is asked of a customer who says yes', async () => {
    const owner = await store.customer();
    const first = await gold(owner, 'credits');
    await store.daysLater(owner, 1);
    const second = await gold(owner, 'credits');
    await store.through(first, 'received', found(10_000), 'credited');
    await store.through(second, 'received', found(10_000));
    expect(await met(store.decide(second, 'credited'))).toBe(NO_PAN);
    await store.through(second, 'offered');
    expect((await store.request(owner, second)).needs_pan).toBe(true);
    // It is worth what was quoted, and is not said to be worth anything else.
    const rows = await store.rows<{ same: boolean }>(
      `select (payload -> 'values' -> 'isAsQuoted')::boolean as same from outbox where key like $1`,
      [`request:${second}:offered:%`],
    );
    expect(rows).toEqual([{ same: true }]);
    expect(await met(store.respond(owner, 'accept', second))).toBe(NO_PAN);
    expect(await credits(owner.customerId)).toBe(1_20_000_00);
    expect((await store.respond(owner, 'accept', second, { pan: PAN })).status).toBe(200);
    expect(await credits(owner.customerId)).toBe(2_40_000_00);
  });
});

describe('the test', () => {
  it('finds no more in a piece of the store than was sold', async () => {
    const owned = await store.owner();
    const { request_id: id } = await store.asked(owned, 'exchange');
    await store.through(id, 'received');
    const above = '400 EXCHANGE.FOUND_ABOVE_SOLD';
    const inspected = (terms: object) =>
      met(store.decide(id, 'inspected', { terms: { ...AS_SOLD, ...terms } }));
    expect(await inspected({ net_weight_mg: 3_031 })).toBe(above);
    expect(await inspected({ karat: 22 })).toBe(above);
    // As near as scales agree.
    await store.through(id, ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 3_030 } }], 'credited');
    expect(await credits(owned.customerId)).toBe(26_940_00);
  });

  it('that finds old gold worth above twice what was said has a second name', async () => {
    const owner = await store.customer();
    const id = await gold(owner, 'credits', 5_000);
    await store.through(id, 'received');
    const terms = { net_weight_mg: 10_001, karat: 24, huid: 'none' };
    const inspected = (more: object) => met(store.decide(id, 'inspected', { terms: { ...terms, ...more } }));
    const second = '400 EXCHANGE.SECOND_NAME_REQUIRED';
    expect([await inspected({}), await inspected({ seconded_by: ' meera ' })]).toEqual([second, second]);
    expect(await inspected({ seconded_by: 'Ravi' })).toBe('200');
    expect((await store.queued(id)).terms).toMatchObject({ seconded_by: 'Ravi' });
  });
});

describe('what a customer hears', () => {
  it('is told of a second offer as of the first', async () => {
    const owned = await store.owner();
    const { request_id: id } = await store.asked(owned, 'exchange');
    const offer = ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 2_000 } }] as const;
    await store.through(id, 'received', offer, 'offered');
    await store.respond(owned, 'decline', id);
    await store.through(id, 'inspected', 'offered');
    const rows = await store.rows<{ count: number }>(
      `select count(*)::int as count from outbox where key like $1`,
      [`request:${id}:offered:%`],
    );
    expect(rows[0]?.count).toBe(2);
  });
});

describe('a request that is not acted on', () => {
  it('ends, and the piece is its customer’s again', async () => {
    const owned = await store.owner();
    const { request_id: id } = await store.asked(owned, 'exchange');
    await store.daysLater(owned, 13);
    await endRequests(store.db, KINDS, store.now);
    expect((await store.request(owned, id)).state).toBe('asked');
    await store.daysLater(owned, 2);
    await endRequests(store.db, KINDS, store.now);
    expect((await store.request(owned, id)).state).toBe('ended');
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: false });
  });
});

describe('papers that are sealed', () => {
  const open = (id: string, body: object = {}, token: string = STAFF) =>
    store.post(
      '/staff/exchange/papers/open/',
      { request_id: id, opened_by: 'Meera', reason: 'the bank asks whose it is', ...body },
      { token },
    );
  const looks = async (): Promise<unknown[]> => {
    const rows = await store.rows<Record<string, unknown>>(
      'select request_id, opened_by, reason, opened_at from exchange_papers_opened order by id',
    );
    return rows;
  };

  it('are opened by an admin with a name and a reason, which is written down each time', async () => {
    const { request_id: id } = await store.asked(await store.owner(5), 'buyback');
    const before = (await looks()).length;
    expect((await open(id, {}, VIEWER)).status).not.toBe(200);
    expect((await open(id, { reason: '' })).status).toBe(400);
    expect((await open('RQ-0000000000')).status).not.toBe(200);
    expect(await looks()).toHaveLength(before);
    const answers = [await open(id), await open(id, { opened_by: 'Ravi' })];
    for (const { body } of answers)
      expect(body.data).toEqual({
        request_id: id,
        pan: '',
        account: ACCOUNT,
        registered_name: '',
        customer_name: 'Asha Rao',
      });
    const look = { request_id: id, reason: 'the bank asks whose it is', opened_at: store.now };
    expect((await looks()).slice(before)).toEqual([
      { ...look, opened_by: 'Meera' },
      { ...look, opened_by: 'Ravi' },
    ]);
  });
});

describe('an account at one moment', () => {
  const ROUNDS = 3;
  const CUSTOMERS = 5;

  /** A customer with something in the wallet, and with an offer for old gold that is paid into it. */
  async function offered() {
    const owner = await store.customer();
    const { body } = await store.get('/api/exchange/old_gold_quote/?karat=24&net_weight_mg=2000');
    const { quote }: OldGoldQuote = body.data;
    const asked = await store.ask(owner, 'old_gold', {
      quote,
      description: 'A bar',
      pay_to: 'credits',
      hand_over: 'store',
    });
    const { request_id: id } = asked.body.data as ExchangeRequest;
    const found = { terms: { net_weight_mg: 3_000, karat: 24, huid: 'none' } };
    await store.through(id, 'received', ['inspected', found], 'offered');
    const give = () =>
      store.staff('wallet/correct/', {
        customer: owner.email,
        wallet: 'credits',
        amount: 10_000,
        reason: 'A voucher was not booked.',
        corrected_by: 'Meera',
      });
    expect((await give()).status).toBe(200);
    return { give, accept: () => store.respond(owner, 'accept', id) };
  }

  it('an offer is accepted and the wallet is given something at one moment: both are booked', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const all: Awaited<ReturnType<typeof offered>>[] = [];
      for (let count = 0; count < CUSTOMERS; count += 1) all.push(await offered());
      const answers = await Promise.all(all.flatMap(({ give, accept }) => [accept(), give(), give()]));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });
});
