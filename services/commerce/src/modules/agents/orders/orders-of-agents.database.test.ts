/** What becomes of what an agent began: its platform reads it, and hears of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlatformFigures } from '@suvarna/contracts/agents';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { httpbis } from 'http-message-signatures';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { pino } from 'pino';
import {
  codesOf,
  expectValid,
  linkOf,
  type Said,
  startAgent,
  type TestAgent,
  totalOf,
} from '../../../../test-support/ucp/agent.fixtures.ts';
import {
  type CheckoutHarness,
  startCheckout,
  VIEWER,
} from '../../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer, sentMessages } from '../../../../test-support/identity.fixtures.ts';
import { DEMO_CUSTOMER } from '../../identity/index.ts';
import { CONSUMERS } from '../../../consumers.ts';
import { deliverToConsumers } from '../../../platform/outbox/consume.ts';
import { relayOnce } from '../../../platform/outbox/relay.ts';
import { agentChannel } from './agent-channel.ts';

let store: CheckoutHarness;
let agent: TestAgent;
let skus: string[];
const later: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  store = await startCheckout(
    'agents-orders',
    { LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: '100000', LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '100000' },
    { seeded: 'in part' },
  );
  agent = await startAgent(store);
  const { body } = await agent.call('POST', '/catalog/search', {
    query: 'ring',
    context: { currency: 'INR' },
    filters: { price: { max: 10_000_000 } },
    pagination: { limit: 50 },
  });
  const { products } = body as unknown as {
    products: { variants: { id: string; availability: { status: string } }[] }[];
  };
  skus = products.flatMap(({ variants }) =>
    variants.filter(({ availability }) => availability.status === 'made_to_order').map(({ id }) => id),
  );
});
afterAll(() => Promise.all([store.stop(), ...[agent, ...later].map((one) => one.close())]));

const relay = { log: pino({ level: 'silent' }), clock: () => new Date() };
/** Everything that waits is said, and sent. */
async function sayAll(): Promise<void> {
  await relayOnce(
    { db: store.db, ...relay },
    { channel: 'events', atOnce: 50, deliver: deliverToConsumers(store.db, CONSUMERS) },
  );
  await relayOnce({ db: store.db, ...relay }, agentChannel(store.app.deps));
}

/** What of an order's money is in the ledger. */
const booked = async (orderNo: string): Promise<number> =>
  Number(
    (
      await store.column(
        'select coalesce(sum(e.amount), 0) as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like $1',
        [`order:${orderNo}:funds:%`],
      )
    )[0],
  );

interface Bought {
  readonly checkout: Said;
  readonly order: OrderCreated;
  readonly token: string;
}

/** An agent chooses, its person takes over and orders. */
async function buy(...wanted: readonly string[]): Promise<Bought> {
  const checkout = await agent.post('/checkout-sessions', {
    line_items: wanted.map((id) => ({ item: { id }, quantity: 1 })),
    context: { currency: 'INR' },
  });
  const token = await store.guest();
  await store.send('/api/agents/handover/take/', { token: linkOf(checkout) }, { token });
  const address = await store.address(token);
  const { lock_id } = await store.lock(token, { address_id: address });
  const order = await store.ordered(token, { lock_id, shipping_address_id: address });
  return { checkout, order, token };
}

describe('an order that came of a checkout', () => {
  it('completes it, with the sums that the store books, and stays as it is (rules 51 and 102)', async () => {
    const { checkout, order, token } = await buy(skus[0] ?? '', skus[1] ?? '');
    expect((await agent.get(`/checkout-sessions/${checkout.id}`)).status).toBe('complete_in_progress');
    await store.pay(order);
    await sayAll();
    const done = await agent.get(`/checkout-sessions/${checkout.id}`);
    expect(done).toMatchObject({ status: 'completed', order: { id: order.order_no } });
    expect(totalOf(done)).toBe(order.total_payable_paise);
    expect(await booked(order.order_no)).toBe(totalOf(done));
    // GST is inside of the total, and what the invoice says.
    const gst = done.totals
      .at(-1)
      ?.lines?.slice(1)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(gst).toBe((await store.details(token, order.order_no)).totals.gst_paise);
    expect(codesOf(await agent.post(`/checkout-sessions/${checkout.id}/cancel`))).toContain(
      'checkout_not_cancelable',
    );
    expect((await agent.get(`/checkout-sessions/${checkout.id}`)).status).toBe('completed');
  });

  it('is read by the platform that began it, whole; others find none, and unsigned calls are refused (rules 99 to 101)', async () => {
    const { checkout, order } = await buy(skus[2] ?? '');
    await store.pay(order);
    await sayAll();
    const read = await agent.get(`/orders/${order.order_no}`);
    expect(read).toMatchObject({ id: order.order_no, checkout_id: checkout.id });
    expect(JSON.stringify(read)).not.toMatch(/Asha|asha@|MG Road|98450/i);
    const other = await startAgent(store);
    later.push(other);
    const [foreign, unknown] = [
      await other.get(`/orders/${order.order_no}`),
      await other.get('/orders/SV0000000000'),
    ];
    expect([codesOf(foreign), foreign.messages]).toEqual([['not_found'], unknown.messages]);
    const unsigned = await agent.call('GET', `/orders/${order.order_no}`, undefined, { signed: false });
    expect([unsigned.status, unsigned.body.code]).toEqual([401, 'signature_missing']);
  });

  it('is told to its platform, signed, step by step (rules 103 to 106)', async () => {
    const before = agent.platform.heard.length;
    const { order } = await buy(skus[3] ?? '');
    await store.pay(order);
    await sayAll();
    for (const to of [
      'confirmed',
      'in_production',
      'quality_check',
      'hallmarking',
      'ready',
      'shipped',
      'out_for_delivery',
      'delivered',
    ])
      await store.step(order.order_no, to);
    await sayAll();
    const events = agent.platform.heard.slice(before);
    expect(events.length).toBe(3);
    const profile = (await store.app.http.inject({ method: 'GET', url: '/.well-known/ucp' })).json<{
      signing_keys: { kid: string }[];
    }>();
    for (const { headers, body } of events) {
      expect(headers['ucp-agent']).toBe('profile="http://127.0.0.1:3000/.well-known/ucp"');
      expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['content-digest']).toBe(
        `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
      );
      const key = profile.signing_keys[0] ?? never();
      expect(
        await httpbis.verifyMessage(
          {
            requiredFields: [
              '@method',
              '@authority',
              '@path',
              'ucp-agent',
              'content-digest',
              'content-type',
              'webhook-id',
            ],
            keyLookup: async () => ({
              id: key.kid,
              algs: ['ecdsa-p256-sha256'],
              verify: async (base, signature) =>
                signature.length === 64 &&
                verify(
                  'sha256',
                  base,
                  { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
                  signature,
                ),
            }),
          },
          { method: 'POST', url: agent.platform.webhookUrl, headers: headers as Record<string, string> },
        ),
      ).toBe(true);
      expectValid('/orders/x', JSON.parse(body.toString()) as Said);
    }
    const [first, last] = [events[0], events.at(-1)].map(
      (event) =>
        JSON.parse(event?.body.toString() ?? '') as {
          line_items: { status: string }[];
          fulfillment: { events: { type: string }[] };
        },
    );
    expect([first?.line_items[0]?.status, last?.line_items[0]?.status]).toEqual(['processing', 'fulfilled']);
    expect(last?.fulfillment.events.map(({ type }) => type)).toEqual([
      'processing',
      'shipped',
      'in_transit',
      'delivered',
    ]);
  });

  it('is told again until its platform has heard it, and no more once that says so (rule 105)', async () => {
    const { order } = await buy(skus[4] ?? '');
    await store.pay(order);
    agent.platform.answerEvents(500);
    const before = agent.platform.heard.length;
    await sayAll();
    expect(agent.platform.heard.length).toBe(before + 1);
    agent.platform.answerEvents(200);
    const due = `update commerce.outbox set next_attempt_at = now() where channel = 'agents' and outcome is null`;
    await store.rows(due);
    await sayAll();
    const tries = agent.platform.heard.slice(before);
    expect(tries).toHaveLength(2);
    expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await store.rows(due);
    await sayAll();
    expect(agent.platform.heard.length).toBe(before + 2);
  });

  it('says what was given back, as the store pays it (rule 102)', async () => {
    const { order, token } = await buy(skus[5] ?? '');
    await store.captured(order);
    await store.pay(order);
    await sayAll();
    await store.askCancel(token, order.order_no);
    await store.step(order.order_no, 'cancelled');
    const refund = await store.approveRefund(order.order_no);
    expect(refund.status).toBe(200);
    const read = (await agent.get(`/orders/${order.order_no}`)) as unknown as {
      line_items: { status: string }[];
      adjustments: { type: string; totals: { amount: number }[] }[];
    };
    expect(read.line_items[0]?.status).toBe('removed');
    expect(await booked(order.order_no)).toBe(0);
    expect(read.adjustments).toMatchObject([
      { type: 'refund', totals: [{ amount: -order.total_payable_paise }] },
    ]);
  });

  it('of other pieces, or of another shopper, is none of the agent’s', async () => {
    const checkout = await agent.post('/checkout-sessions', {
      line_items: [{ item: { id: skus[6] ?? '' }, quantity: 1 }],
      context: { currency: 'INR' },
    });
    const { order } = await buy(skus[7] ?? '');
    await store.pay(order);
    await sayAll();
    expect((await agent.get(`/checkout-sessions/${checkout.id}`)).status).toBe('requires_escalation');
  });

  it('whose platform reports a consent asks the customer in a letter, and takes nothing from the platform', async () => {
    const checkout = await agent.post('/checkout-sessions', {
      line_items: [{ item: { id: skus[8] ?? '' }, quantity: 1 }],
      context: { currency: 'INR' },
      buyer: { email: 'somebody@example.in', consent: { marketing: true, sale_of_data: true } },
    });
    await addDemoCustomer(store.db);
    const token = await store.signedIn(DEMO_CUSTOMER);
    await store.send('/api/agents/handover/take/', { token: linkOf(checkout) }, { token });
    const address = await store.home(token);
    const { lock_id } = await store.lock(token, { address_id: address });
    await store.pay(await store.ordered(token, { lock_id, shipping_address_id: address }));
    await sayAll();
    const letters = (await sentMessages(store)).filter(({ template }) => template === 'agentConsent');
    expect(letters.map(({ to }) => to)).toContain(DEMO_CUSTOMER.email);
    expect(letters.map(({ to }) => to)).not.toContain('somebody@example.in');
    expect(await store.rows('select given from consents')).toEqual([]);
  });

  it('is counted by platform, for the store’s people and in its metrics', async () => {
    const { results } = await store.read<PlatformFigures>('/staff/agents/platforms/', { token: VIEWER });
    const host = new URL(agent.platform.profileUrl).host;
    const own = results.find(({ platform }) => platform === host);
    expect(own).toMatchObject({ signed: true, carts: 0 });
    expect(own?.orders).toBeGreaterThan(3);
    expect(own?.taken_over).toBeGreaterThanOrEqual(own?.orders ?? 0);
    const { payload } = await store.app.http.inject({ method: 'GET', url: '/metrics' });
    expect(payload).toContain(`agent_sessions{platform="${host}",step="ordered"} ${String(own?.orders)}`);
  });
});

function never(): never {
  throw new Error('there is no key');
}
