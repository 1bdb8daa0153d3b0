/** What strangers, races and careless clients tried once, and what comes of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HandoverTaken } from '@suvarna/contracts/agents';
import type { PriceHold } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { moveGold } from '../../../test-support/gold-moves.fixtures.ts';
import {
  codesOf,
  linkOf,
  startAgent,
  type TestAgent,
  totalOf,
} from '../../../test-support/ucp/agent.fixtures.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { DEMO_CUSTOMER } from '../identity/index.ts';
import { agentData } from './personal-data.ts';

const MINUTE_MS = 60_000;
const TAKE = '/api/agents/handover/take/';
const OPEN = '/api/agents/handover/open/';
let service: Service;
let agent: TestAgent;
let skus: string[];
const start = new Date('2026-12-01T05:30:00Z');
let now = start;
beforeAll(async () => {
  service = await startService(
    'agents-defences',
    { LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: '100000', LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '100000' },
    { seeded: 'in part', clock: () => now },
  );
  agent = await startAgent(service);
  await addDemoCustomer(service.db);
  const { body } = await agent.call('POST', '/catalog/search', {
    query: 'ring',
    context: { currency: 'INR' },
    pagination: { limit: 50 },
  });
  const { products } = body as unknown as { products: { variants: { id: string }[] }[] };
  skus = products.flatMap(({ variants }) => variants.map(({ id }) => id));
});
afterAll(() => Promise.all([service.stop(), agent.close()]));
beforeEach(() => {
  now = start;
});

const lines = (...ids: readonly string[]) => ({
  line_items: ids.map((id) => ({ item: { id }, quantity: 1 })),
  context: { currency: 'INR' },
});
const sku = (at = 0): string => skus[at] ?? '';
const post = (path: string, link: string, token: string) => service.post(path, { token: link }, { token });
const lock = async (token: string) =>
  await service.send<PriceHold>('/api/customer/cart/lock_price/', {}, { token });

describe('the first browser', () => {
  it('has the links of a cart and of its checkout, whichever it opened', async () => {
    const cart = await agent.post('/carts', lines(sku()));
    const first = await service.guest();
    expect((await post(OPEN, linkOf(cart), first)).status).toBe(200);
    const checkout = await agent.post('/checkout-sessions', { cart_id: cart.id, line_items: [] });
    const customer = await service.signedIn(DEMO_CUSTOMER);
    for (const link of [linkOf(cart), linkOf(checkout)])
      expect((await post(TAKE, link, customer)).body.code).toBe('AGENTS.LINK_TAKEN');
    expect((await post(TAKE, linkOf(checkout), first)).status).toBe(200);
  });

  it('takes both links at once and has the pieces once', async () => {
    const cart = await agent.post('/carts', lines(sku()));
    const checkout = await agent.post('/checkout-sessions', { cart_id: cart.id, line_items: [] });
    const token = await service.guest();
    const taken = await Promise.all([cart, checkout].map((one) => post(TAKE, linkOf(one), token)));
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    expect(taken.map(({ body }) => (body.data as HandoverTaken).count)).toEqual([1, 1]);
  });

  it('whose guest went into an account is nobody any more', async () => {
    const checkout = await agent.post('/checkout-sessions', lines(sku()));
    const token = await service.guest();
    const { guest_id: guest } = (
      await service.rows<{ guest_id: string }>(
        'select guest_id from sessions order by expires_at desc, last_seen_at desc limit 1',
      )
    )[0] ?? { guest_id: '' };
    await service.rows(
      `insert into carts (id, guest_id, merged_at) values ($1, $2, now()) on conflict (guest_id) do update set merged_at = now()`,
      [randomUUID(), guest],
    );
    expect((await post(TAKE, linkOf(checkout), token)).body.code).toBe('SESSION.TOKEN_INVALID');
    expect((await agent.get(`/checkout-sessions/${checkout.id}`)).status).toBe('requires_escalation');
  });
});

describe('the price that is promised', () => {
  it('goes along at sign-in, and with words for the card; it ends when it was promised to', async () => {
    const checkout = await agent.post('/checkout-sessions', lines(sku(1)));
    const token = await service.guest();
    await moveGold(service, 10_300, now);
    await post(TAKE, linkOf(checkout), token);
    now = new Date(start.getTime() + 29 * MINUTE_MS);
    const held = await lock(token);
    expect(held.totals.total_payable_paise).toBe(totalOf(checkout));
    expect(Date.parse(held.expires_at) - start.getTime()).toBe(30 * MINUTE_MS);

    const bag = await service.read<{ items: { item_id: string }[] }>('/api/customer/cart/list/', { token });
    const note = 'For Meera, with love';
    await service.send(
      '/api/customer/cart/update/',
      { item_id: bag.items[0]?.item_id, gift_note: note },
      { token },
    );
    const noted = await lock(token);
    expect([noted.totals.total_payable_paise, noted.items[0]?.gift_note, noted.items[0]?.item_id]).toEqual([
      totalOf(checkout),
      note,
      bag.items[0]?.item_id,
    ]);

    await service.rows(
      'delete from cart_lines where cart_id in (select id from carts where customer_id is not null)',
    );
    const customer = await service.signedIn(DEMO_CUSTOMER, { token });
    const after = await lock(customer);
    expect(after.totals.total_payable_paise).toBe(totalOf(checkout));
  });
});

describe('a call', () => {
  it('that is not signed changes no cart of a signed checkout', async () => {
    const made = await agent.call('POST', '/carts', lines(sku()), { signed: false });
    await agent.post('/checkout-sessions', { cart_id: made.body.id, line_items: [] });
    const changed = await agent.call('PUT', `/carts/${made.body.id}`, lines(sku(1)), { signed: false });
    expect(codesOf(changed.body)).toEqual(['not_found']);
  });

  it('with the key of another operation is refused (rule 62)', async () => {
    const key = randomUUID();
    expect((await agent.call('POST', '/carts', lines(sku()), { key })).status).toBe(201);
    expect((await agent.call('POST', '/checkout-sessions', lines(sku()), { key })).body.code).toBe(
      'idempotency_conflict',
    );
  });

  it.each([
    ['a zero byte', 'a\u0000b'],
    ['half a character', 'a\ud800'],
  ])('with %s in a text is refused, and nothing fails', async (_name, text) => {
    for (const body of [
      { ...lines(sku()), buyer: { first_name: text } },
      { ...lines(sku()), discounts: { codes: [text] } },
      { ...lines(sku()), context: { postal_code: text } },
      { cart_id: text, line_items: [] },
    ])
      expect((await agent.call('POST', '/checkout-sessions', body)).status).toBe(400);
  });

  it('that ends what a person took over is refused (rule 54)', async () => {
    const checkout = await agent.post('/checkout-sessions', lines(sku()));
    await post(TAKE, linkOf(checkout), await service.guest());
    const said = await agent.post(`/checkout-sessions/${checkout.id}/cancel`);
    expect([said.status, codesOf(said)]).toEqual([
      'complete_in_progress',
      ['checkout_not_cancelable', 'checkout_accepted'],
    ]);
  });

  it('that names one variant twice, by design and by SKU, has the pieces of both, and no more than there may be', async () => {
    const { body } = await agent.call('POST', '/catalog/search', {
      query: 'earrings',
      pagination: { limit: 50 },
    });
    const { products } = body as unknown as {
      products: { id: string; options: { values: object[] }[]; variants: { id: string }[] }[];
    };
    const one = products.find(({ options }) => options.every(({ values }) => values.length === 1));
    const both = (quantity: number) => ({
      line_items: [one?.id, one?.variants[0]?.id].map((id) => ({ item: { id: id ?? '' }, quantity })),
      context: { currency: 'INR' },
    });
    if (one === undefined) throw new Error('there is no design with one variant');
    const made = await agent.post('/carts', both(1));
    expect(made.line_items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(codesOf(await agent.put(`/carts/${made.id}`, both(6)))).toContain('quantity_unavailable');
  });

  it('that changes a cart and says nothing of money leaves its checkout in its currency', async () => {
    const cart = await agent.post('/carts', { ...lines(sku()), context: { currency: 'USD' } });
    const checkout = await agent.post('/checkout-sessions', { cart_id: cart.id, line_items: [] });
    const { line_items } = lines(sku(1));
    await agent.put(`/carts/${cart.id}`, { line_items });
    expect((await agent.get(`/checkout-sessions/${checkout.id}`)).currency).toBe('USD');
  });

  it('that changes a cart and says nothing of codes takes them from its checkout, too, and one that names them gives them', async () => {
    await service.rows(
      `insert into coupons (code, title, title_hi, kind, percent_bp, starts_on, ends_on)
       values ('TWIN10', 'Ten', 'दस', 'percent', 1000, '2026-01-01', '2027-12-31') on conflict do nothing`,
    );
    const cart = await agent.post('/carts', { ...lines(sku()), discounts: { codes: ['TWIN10'] } });
    const checkout = await agent.post('/checkout-sessions', { cart_id: cart.id, line_items: [] });
    expect(checkout.discounts?.applied).toHaveLength(1);
    await agent.put(`/carts/${cart.id}`, lines(sku()));
    const without = await agent.get(`/checkout-sessions/${checkout.id}`);
    expect([without.discounts, codesOf(without).filter((code) => code.startsWith('discount'))]).toEqual([
      undefined,
      [],
    ]);
    await agent.put(`/checkout-sessions/${checkout.id}`, {
      ...lines(sku()),
      discounts: { codes: ['NOSUCH', 'twin10'] },
    });
    expect((await agent.get(`/carts/${cart.id}`)).discounts).toMatchObject({
      codes: ['NOSUCH', 'twin10'],
      applied: [{ code: 'TWIN10' }],
    });
  });

  it.each([
    ['an hour ago', -3_600, 401],
    ['in ten minutes', 600, 401],
    ['by a clock that is half a minute ahead', 30, 201],
  ])('signed %s is answered by its time', async (_name, seconds, status) => {
    const payload = JSON.stringify(lines(sku()));
    const headers = await agent.platform.signed('http://127.0.0.1:3000/ucp/v1/carts', payload, {
      created: Math.floor(Date.now() / 1_000) + seconds,
    });
    const reply = await service.app.http.inject({ method: 'POST', url: '/ucp/v1/carts', headers, payload });
    expect([reply.statusCode, reply.json<{ code?: string }>().code]).toEqual([
      status,
      status === 201 ? undefined : 'signature_invalid',
    ]);
  });
});

it('sessions that are begun at once are no more than a platform may have', async () => {
  const few = await startService(
    'agents-at-once',
    { LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '3' },
    { seeded: 'in part' },
  );
  const own = await startAgent(few);
  try {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => own.call('POST', '/carts', lines(sku()))),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
  } finally {
    await Promise.all([few.stop(), own.close()]);
  }
});

it('an account that ends takes along what was typed of its person, and no link of it opens for anybody', async () => {
  const checkout = await agent.post('/checkout-sessions', {
    ...lines(sku()),
    buyer: { first_name: 'Asha', email: 'asha@example.in' },
  });
  const token = await service.signedIn(DEMO_CUSTOMER);
  await post(OPEN, linkOf(checkout), token);
  const [customer = ''] = await service.column(
    'select opened_customer_id from agent_sessions where id = $1',
    [checkout.id],
  );
  await service.db.transaction().execute(async (tx) => agentData.erase?.(tx, customer, now));
  expect(
    await service.rows(
      'select state, opened_customer_id from agent_sessions where id = $1 and wanted::text not like $2',
      [checkout.id, '%asha%'],
    ),
  ).toEqual([{ state: 'canceled', opened_customer_id: null }]);
  expect((await post(OPEN, linkOf(checkout), await service.guest())).body.code).toBe('AGENTS.LINK_ENDED');
});
