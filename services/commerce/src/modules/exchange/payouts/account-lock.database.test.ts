import { beforeAll, expect, it } from '@jest/globals';
import type { ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { publishRates, startExchange } from '../exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const ROUNDS = 3;
const CUSTOMERS = 5;
const store = ofSuite(() => startExchange('exchange_account_lock'));
beforeAll(async () => {
  await publishRates(store);
});

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
