import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@suvarna/testing/free-ports';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { until } from '@suvarna/testing/until';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { checkLedger } from '../../ledger/index.ts';
import { ACCOUNT, startExchange, TESTED, type ExchangeHarness, type Owned } from '../exchange.fixtures.ts';
import { sendPayouts } from './send-payouts.ts';

const AMOUNT = 27_900_00;
/** Endings of accounts whose bank behaves badly (`services/sandbox/src/payouts/behaviour.ts`). */
const [OTHER_NAME, NOBODYS, REFUSED, LOST, WAITS, FAILS_LATER, SENT_BACK] = [
  '9001',
  '9002',
  '9003',
  '9004',
  '9005',
  '9006',
  '9007',
] as const;

interface Told {
  readonly event: string;
  readonly reference: string;
  readonly body: string;
  readonly signature: string;
}
/** What the simulator told, kept back: a test hands it to the store as often and in the order it likes. */
const told: Told[] = [];
let mailbox: Server;
let sandbox: RunningSandbox;
/** Starts it where it was, with what it had. */
let start: () => Promise<RunningSandbox>;
let state: string;
let store: ExchangeHarness;
beforeAll(async () => {
  mailbox = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = Buffer.concat(parts).toString();
        const { event, payload } = JSON.parse(body) as {
          event: string;
          payload: { payout: { entity: { reference_id: string } } };
        };
        told.push({
          event,
          reference: payload.payout.entity.reference_id,
          body,
          signature: String(request.headers['x-razorpay-signature']),
        });
        answer.writeHead(200).end();
      });
  });
  const address = await listenAt(mailbox);
  const ports = { http: await freePort(), mail: await freePort() };
  state = await mkdtemp(join(tmpdir(), 'payouts-'));
  start = () => startSandbox(address, ports, state);
  sandbox = await start();
  store = await startExchange('payouts_sandbox', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await store.stop();
  await sandbox.stop();
  await shut(mailbox);
  await rm(state, { recursive: true });
});
let paidBefore = 0;
beforeEach(async () => {
  await store.reset();
  told.splice(0);
  paidBefore = await store.booked('outside:payouts:INR');
});

const run = (): Promise<number> => sendPayouts({ ...store.app.deps, log: pino({ level: 'silent' }) });
const paid = async (): Promise<number> => (await store.booked('outside:payouts:INR')) - paidBefore;

/** Whose buy-back was tested and is to be paid to an account with this ending. */
async function toBePaid(ending: string): Promise<{ owned: Owned; id: string; payout: string }> {
  const owned = await store.owner(5);
  const { quote } = await store.quote(owned, 'buyback');
  const account = { ...ACCOUNT, number: `00001111${ending}` };
  const answer = await store.ask(owned, 'buyback', { quote, account });
  const id = (answer.body.data as { request_id: string }).request_id;
  await store.through(id, 'received', TESTED, 'paying-out');
  return { owned, id, payout: `${id.replace('RQ', 'PO')}-1` };
}
/** The bank's clerk presses a button on the simulator's page. */
async function press(reference: string, status: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${SANDBOX_SECRETS.SANDBOX_KEY_ID}:${SANDBOX_SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
  const list = await fetch(`${sandbox.url}/razorpayx/v1/payouts?reference_id=${reference}`, {
    headers: { authorization },
  });
  const { items } = (await list.json()) as { items: { id: string }[] };
  await fetch(`${sandbox.url}/list/payouts/${items[0]?.id ?? ''}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ status }),
  });
}
async function heard(event: string, reference: string): Promise<Told> {
  const found = (): Told | undefined =>
    told.find((one) => one.event === event && one.reference === reference);
  await until(() => found() !== undefined, `${event} of ${reference}`);
  return found() as Told;
}
const hand = async ({ body, signature }: Told): Promise<number> =>
  (
    await store.app.http.inject({
      method: 'POST',
      url: '/api/exchange/payout_webhook/',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
      payload: body,
    })
  ).statusCode;

describe('a payout at a provider of its own', () => {
  it('is paid once, told twice, out of order, by webhook and by question', async () => {
    const { owned, id, payout } = await toBePaid(WAITS);
    await run();
    expect((await store.request(owned, id)).state).toBe('paying-out');
    await press(payout, 'processed');
    const [queued, processed] = [
      await heard('payout.queued', payout),
      await heard('payout.processed', payout),
    ];
    await store.later(owned, 120_000);
    const answers = await Promise.all([hand(processed), hand(processed), hand(queued), run()]);
    expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
    expect(await hand(queued)).toBe(200);
    expect((await store.request(owned, id)).state).toBe('paid-out');
    expect(await paid()).toBe(AMOUNT);
    expect(await checkLedger(store.db, store.now)).toMatchObject({ accountsOff: 0, transactionsOff: 0 });
  });

  it('is confirmed late, when no webhook came: the job asks after it', async () => {
    const { owned, id, payout } = await toBePaid(WAITS);
    await run();
    await press(payout, 'processed');
    await store.later(owned, 120_000);
    await run();
    expect((await store.request(owned, id)).state).toBe('paid-out');
    await run();
    expect(await paid()).toBe(AMOUNT);
  });

  it('whose answer was lost is sent again under its name, and is one there', async () => {
    const { owned, id, payout } = await toBePaid(LOST);
    await run();
    await store.later(owned, 300_000);
    await Promise.all([run(), run()]);
    await press(payout, 'processed');
    await store.later(owned, 300_000);
    await run();
    expect((await store.request(owned, id)).state).toBe('paid-out');
    expect(await paid()).toBe(AMOUNT);
    await heard('payout.processed', payout);
    expect(told.filter(({ event }) => event === 'payout.processed')).toHaveLength(1);
  });

  it.each([
    [OTHER_NAME, 'name-check', 'name-differs'],
    [NOBODYS, 'payout-failed', 'account-invalid'],
    [REFUSED, 'payout-failed', 'refused'],
  ])(
    'to an account …%s waits in %s as %s, and is paid to another account, once',
    async (ending, standing, fault) => {
      const { owned, id, payout } = await toBePaid(ending);
      await run();
      expect(await store.request(owned, id)).toMatchObject({ state: standing, payout_fault: fault });
      expect(await paid()).toBe(0);
      const account = { ...ACCOUNT, number: `00001111${WAITS}` };
      expect((await store.respond(owned, 'account', id, { account })).status).toBe(200);
      await run();
      await press(payout.replace(/1$/, '2'), 'processed');
      await store.later(owned, 120_000);
      await run();
      expect((await store.request(owned, id)).state).toBe('paid-out');
      expect(await paid()).toBe(AMOUNT);
    },
  );

  it('that fails later by itself, or is sent back by itself, is owed again', async () => {
    const fails = await toBePaid(FAILS_LATER);
    const back = await toBePaid(SENT_BACK);
    // Days passed for the first one in the meantime.
    await store.later(fails.owned, 0);
    await run();
    const stateOf = async ({ owned, id }: typeof fails) => {
      const { state: now, payout_fault: fault } = await store.request(owned, id);
      return [now, fault];
    };
    expect(await hand(await heard('payout.failed', fails.payout))).toBe(200);
    expect(await stateOf(fails)).toEqual(['payout-failed', 'refused']);
    expect(await hand(await heard('payout.processed', back.payout))).toBe(200);
    expect(await stateOf(back)).toEqual(['paid-out', '']);
    expect(await hand(await heard('payout.reversed', back.payout))).toBe(200);
    expect(await stateOf(back)).toEqual(['payout-failed', 'sent-back']);
    expect(await paid()).toBe(0);
    expect(await checkLedger(store.db, store.now)).toMatchObject({ accountsOff: 0, transactionsOff: 0 });
  });

  it('whose provider is restarted under it is paid once', async () => {
    const { owned, id, payout } = await toBePaid(WAITS);
    await run();
    await sandbox.stop();
    await store.later(owned, 120_000);
    // No bank answers: it is neither paid nor failed.
    await run();
    expect((await store.request(owned, id)).state).toBe('paying-out');
    sandbox = await start();
    await press(payout, 'processed');
    await store.later(owned, 3_600_000);
    await Promise.all([run(), run()]);
    expect((await store.request(owned, id)).state).toBe('paid-out');
    await hand(await heard('payout.processed', payout));
    expect(await paid()).toBe(AMOUNT);
  });

  it('that the bank sends back is owed again', async () => {
    const { owned, id, payout } = await toBePaid(WAITS);
    await run();
    await press(payout, 'processed');
    await hand(await heard('payout.processed', payout));
    await press(payout, 'reversed');
    const reversed = await heard('payout.reversed', payout);
    expect([await hand(reversed), await hand(reversed)]).toEqual([200, 200]);
    expect(await store.request(owned, id)).toMatchObject({
      state: 'payout-failed',
      payout_fault: 'sent-back',
    });
    expect(await paid()).toBe(0);
  });
});
