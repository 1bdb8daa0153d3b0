/** Agents fill carts and checkouts; people go on. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  codesOf,
  linkOf,
  startAgent,
  type TestAgent,
  totalOf,
} from '../../../../test-support/ucp/agent.fixtures.ts';
import { moveGold } from '../../../../test-support/gold-moves.fixtures.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';

const MINUTE_MS = 60_000;
let service: Service;
let agent: TestAgent;
let now = new Date('2026-12-01T05:30:00Z');
let rings: string[];

const lines = (...ids: readonly (string | readonly [string, number])[]) => ({
  line_items: ids.map((id) =>
    typeof id === 'string' ? { item: { id }, quantity: 1 } : { item: { id: id[0] }, quantity: id[1] },
  ),
});
const INR = { context: { currency: 'INR', language: 'en' } };
const to = (postal_code: string, address_country = 'IN') => ({
  fulfillment: {
    methods: [{ type: 'shipping', destinations: [{ id: 'home', postal_code, address_country }] }],
  },
});

beforeAll(async () => {
  service = await startService(
    'agents-shop',
    {
      LIMIT_AGENT_CALLS_PER_MINUTE: '100000',
      LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: '100000',
      LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '100000',
    },
    { seeded: 'in part', clock: () => now },
  );
  agent = await startAgent(service);
  const { body } = await agent.call('POST', '/catalog/search', {
    query: 'ring',
    context: { currency: 'INR' },
    pagination: { limit: 50 },
  });
  const found = body as unknown as {
    products: { variants: { id: string; availability: { status: string } }[] }[];
  };
  rings = found.products.flatMap(({ variants }) =>
    variants.filter(({ availability }) => availability.status === 'made_to_order').map(({ id }) => id),
  );
});
const later: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all([service.stop(), ...[agent, ...later].map((one) => one.close())]));
beforeEach(() => {
  now = new Date('2026-12-01T05:30:00Z');
});

const ring = (at = 0): string => rings[at] ?? '';

describe('a cart', () => {
  it('is made, read, replaced and ended (rules 52, 71, 90 and 91)', async () => {
    const made = await agent.call('POST', '/carts', { ...lines(ring(), [ring(1), 2]), ...INR });
    expect(made.status).toBe(201);
    const { id, line_items: first } = made.body;
    expect(first.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [ring(), 1],
      [ring(1), 2],
    ]);
    expect(linkOf(made.body)).toHaveLength(22);
    expect(Object.keys(made.body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.discount',
    ]);
    expect(totalOf(await agent.get(`/carts/${id}`))).toBe(totalOf(made.body));
    const less = await agent.put(`/carts/${id}`, { ...lines([ring(1), 3]), ...INR });
    expect(less.line_items).toHaveLength(1);
    // A line that stays is the same line.
    expect(less.line_items[0]?.id).toBe(first[1]?.id);
    expect((await agent.post(`/carts/${id}/cancel`)).line_items).toHaveLength(1);
    expect(codesOf(await agent.get(`/carts/${id}`))).toEqual(['not_found']);
    expect(codesOf(await agent.put(`/carts/${id}`, { ...lines(ring()), ...INR }))).toEqual(['not_found']);
  });

  it('that nothing can be had of is none (rules 43 and 44)', async () => {
    const refused = await agent.post('/carts', { ...lines('RG99999-18Y-12'), ...INR });
    expect(refused).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'item_unavailable', severity: 'unrecoverable' }],
    });
    expect(codesOf(await agent.post('/carts', { line_items: [] }))).toEqual(['line_items_required']);
  });

  it('says what of it cannot be had, and holds the rest', async () => {
    const [design = ''] = ring().split('-');
    const said = await agent.post('/carts', { ...lines(ring(), design, [ring(1), 11], 'nothing'), ...INR });
    expect(codesOf(said).filter((code) => code !== 'price_held')).toEqual([
      'variant_required',
      'item_unavailable',
      'quantity_unavailable',
    ]);
    expect(said.line_items).toHaveLength(1);
  });

  it.each([
    ['no pieces', { line_items: [{ item: { id: 'x' }, quantity: 0 }] }],
    ['part of a piece', { line_items: [{ item: { id: 'x' }, quantity: 1.5 }] }],
    ['more than a number holds', { line_items: [{ item: { id: 'x' }, quantity: 2 ** 53 }] }],
    ['no lines', {}],
  ])('of %s is refused', async (_name, body) => {
    expect(await agent.call('POST', '/carts', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  it('is its platform’s alone, and of signed calls where it was begun by one', async () => {
    const { id } = await agent.post('/carts', { ...lines(ring()), ...INR });
    const other = await startAgent(service);
    later.push(other);
    expect(codesOf(await other.get(`/carts/${id}`))).toEqual(['not_found']);
    expect(
      (await agent.call('GET', `/carts/${id}`, undefined, { signed: false })).body.messages,
    ).toMatchObject([{ code: 'not_found' }]);
  });
});

describe('a checkout', () => {
  const create = (body: object = {}) =>
    agent.post('/checkout-sessions', { ...lines(ring()), ...INR, ...body });

  it('waits for its person, says when pieces arrive, and has GST inside of its total (rules 38 to 42, 55 to 60)', async () => {
    const said = await create(to('560001'));
    expect(said).toMatchObject({ status: 'requires_escalation', currency: 'INR' });
    expect(codesOf(said)).toEqual(expect.arrayContaining(['price_held', 'payment_required']));
    expect(said.totals.map(({ type }) => type)).toEqual(['subtotal', 'fulfillment', 'total']);
    expect(said.totals.at(-1)?.lines).toHaveLength(3);
    expect(said.fulfillment?.methods[0]?.groups?.[0]?.options[0]?.description).toMatch(
      /^Arrives by \d+ \w+ 20\d\d$/,
    );
    expect(new Date(said.expires_at).getTime() - now.getTime()).toBe(6 * 60 * MINUTE_MS);
  });

  it('is begun and changed by signed calls alone', async () => {
    const refused = await agent.call('POST', '/checkout-sessions', { ...lines(ring()) }, { signed: false });
    expect([refused.status, refused.body.code]).toEqual([401, 'signature_missing']);
  });

  it.each([
    ['where nothing is delivered', to('682555'), 'address_undeliverable'],
    ['without a postcode', to(''), 'postal_code_required'],
    ['in another currency’s country', to('SW1A 1AA', 'GB'), 'currency_mismatch'],
    ['in a country that is none', to('1', 'XX'), 'country_unknown'],
    ['to an e-mail address that is none', { buyer: { email: 'nobody' } }, 'invalid_email'],
    ['to a phone that is none', { buyer: { phone_number: '+911' } }, 'invalid_phone'],
  ])('%s is incomplete until its agent mends it (rules 41 and 42)', async (_name, body, code) => {
    const said = await create(body);
    expect(said.status).toBe('incomplete');
    expect(said.messages?.find((one) => one.code === code)).toMatchObject({
      severity: 'recoverable',
      path: expect.any(String),
    });
    const mended = await agent.put(`/checkout-sessions/${said.id}`, {
      ...lines(ring()),
      ...INR,
      ...to('560001'),
    });
    expect(mended.status).toBe('requires_escalation');
    // What was left out is gone (rule 52).
    expect(mended).not.toHaveProperty('buyer');
  });

  it('is collected in a store', async () => {
    const pickup = (selected: string | null) => ({
      fulfillment: { methods: [{ type: 'pickup', selected_destination_id: selected }] },
    });
    const said = await create(pickup(null));
    const [method] = said.fulfillment?.methods ?? [];
    const store = method?.destinations[0]?.id ?? '';
    expect(store).toMatch(/^in-/);
    const chosen = await agent.put(`/checkout-sessions/${said.id}`, {
      ...lines(ring()),
      ...INR,
      ...pickup(store),
    });
    expect(chosen.fulfillment?.methods[0]).toMatchObject({
      selected_destination_id: store,
      groups: [{ options: [{ id: 'collect', description: expect.stringMatching(/^Ready by/) }] }],
    });
  });

  it('of a cart has what the cart has, once, and each follows the other (rules 87 to 89)', async () => {
    const cart = await agent.post('/carts', { ...lines(ring(), ring(1)), ...INR });
    const made = await agent.call('POST', '/checkout-sessions', { cart_id: cart.id, ...lines(ring(2)) });
    expect([made.status, made.body.line_items.map(({ item }) => item.id)]).toEqual([201, [ring(), ring(1)]]);
    const again = await agent.call('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);
    await agent.put(`/checkout-sessions/${made.body.id}`, { ...lines(ring(1)), ...INR });
    const followed = await agent.get(`/carts/${cart.id}`);
    expect(followed.line_items.map(({ item }) => item.id)).toEqual([ring(1)]);
    expect(codesOf(followed)).toEqual(['price_held']);
    expect(codesOf(await agent.post('/checkout-sessions', { cart_id: 'cart_none', line_items: [] }))).toEqual(
      ['not_found'],
    );
  });

  it('takes codes, one of which counts (rules 95 to 97)', async () => {
    await service.rows(
      `insert into commerce.coupons (code, title, title_hi, kind, percent_bp, starts_on, ends_on)
       values ('AGENT10', 'Ten', 'दस', 'percent', 1000, '2026-01-01', '2027-12-31') on conflict do nothing`,
    );
    const plain = await create();
    const said = await agent.put(`/checkout-sessions/${plain.id}`, {
      ...lines(ring(), ring(1)),
      ...INR,
      discounts: { codes: ['agent10', 'NOSUCH'] },
    });
    const [applied] = said.discounts?.applied ?? [];
    expect(said.discounts?.codes).toEqual(['agent10', 'NOSUCH']);
    expect(said.messages).toContainEqual(
      expect.objectContaining({ code: 'discount_code_combination_disallowed', path: '$.discounts.codes[1]' }),
    );
    expect(said.totals.find(({ type }) => type === 'items_discount')?.amount).toBe(-(applied?.amount ?? 0));
    const cleared = await agent.put(`/checkout-sessions/${plain.id}`, {
      ...lines(ring()),
      ...INR,
      discounts: { codes: [] },
    });
    expect(totalOf(cleared)).toBe(totalOf(plain));
  });

  it('lets nobody find codes by trying', async () => {
    const other = await startAgent(service);
    later.push(other);
    const { id } = await other.post('/checkout-sessions', { ...lines(ring()), ...INR });
    let heard = 200;
    for (let at = 0; heard === 200 && at < 10; at += 1)
      ({ status: heard } = await other.call('PUT', `/checkout-sessions/${id}`, {
        ...lines(ring()),
        discounts: { codes: Array.from({ length: 10 }, () => randomUUID().slice(0, 8)) },
      }));
    expect(heard).toBe(429);
  });

  it('says which claims of a benefit it does not know, and goes on without them (rule 45)', async () => {
    const said = await create({ context: { currency: 'INR', eligibility: ['com.example.gold_member'] } });
    expect([said.status, totalOf(said)]).toEqual(['requires_escalation', totalOf(await create())]);
    expect(said.messages).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        code: 'eligibility_not_accepted',
        path: '$.context.eligibility[0]',
      }),
    );
  });

  it('is sent to the destination that is chosen by its id, and to none where the id is of none (rule 126)', async () => {
    const two = (selected: string) => ({
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            selected_destination_id: selected,
            destinations: [
              { id: 'north', postal_code: '110001', address_country: 'IN' },
              { id: 'south', postal_code: '560001', address_country: 'IN' },
            ],
          },
        ],
      },
    });
    const taxes = async (selected: string) => (await create(two(selected))).totals.at(-1)?.lines?.length;
    // In the seller's state the tax is in two halves.
    expect([await taxes('south'), await taxes('north')]).toEqual([3, 2]);
    const lost = await create(two('west'));
    expect([lost.status, lost.fulfillment?.methods[0]?.selected_destination_id]).toEqual([
      'incomplete',
      null,
    ]);
    expect(codesOf(lost)).toContain('destination_unknown');
  });

  it('says early that the law asks for a PAN', async () => {
    const said = await create(lines([ring(), 10]));
    expect(codesOf(said)).toContain('identity_document_required');
  });

  it('completes nothing, and says what is left to do (rule 65)', async () => {
    const { id } = await create();
    const asked = await agent.post(`/checkout-sessions/${id}/complete`, { payment: { instruments: [] } });
    expect([asked.status, codesOf(asked)]).toEqual([
      'requires_escalation',
      expect.arrayContaining(['payment_required']),
    ]);
    const bare = await agent.call('POST', `/checkout-sessions/${id}/complete`, {}, { key: false });
    expect([bare.status, bare.body.code]).toEqual([400, 'invalid_request']);
  });

  it('is ended once; then it changes no more (rules 51 and 54)', async () => {
    const { id } = await create();
    expect((await agent.post(`/checkout-sessions/${id}/cancel`)).status).toBe('canceled');
    expect(codesOf(await agent.post(`/checkout-sessions/${id}/cancel`))).toContain('checkout_not_cancelable');
    const after = await agent.put(`/checkout-sessions/${id}`, { ...lines(ring(3)), ...INR });
    expect([after.status, after.line_items[0]?.item.id]).toEqual(['canceled', ring()]);
  });

  it('keeps its price for thirty minutes, and then says which it is', async () => {
    const said = await create();
    await moveGold(service, 10_300, now);
    const held = await agent.get(`/checkout-sessions/${said.id}`);
    expect([totalOf(held), codesOf(held)]).toEqual([totalOf(said), expect.arrayContaining(['price_held'])]);
    now = new Date(now.getTime() + 31 * MINUTE_MS);
    const later = await agent.get(`/checkout-sessions/${said.id}`);
    expect([later.status, codesOf(later)]).toEqual(['incomplete', expect.arrayContaining(['price_changed'])]);
    expect(totalOf(later)).toBeGreaterThan(totalOf(said));
    expect((await agent.post(`/checkout-sessions/${said.id}/complete`)).status).toBe('incomplete');
    const accepted = await agent.put(`/checkout-sessions/${said.id}`, { ...lines(ring()), ...INR });
    expect([accepted.status, codesOf(accepted)]).toEqual([
      'requires_escalation',
      expect.arrayContaining(['price_held']),
    ]);
    now = new Date(now.getTime() + 6 * 60 * MINUTE_MS);
    expect((await agent.get(`/checkout-sessions/${said.id}`)).status).toBe('canceled');
  });

  it('takes no tax number and no card number, whatever the field', async () => {
    for (const body of [
      { buyer: { first_name: 'ABCPE1234F' } },
      { payment: { instruments: [{ credential: { number: '4111 1111 1111 1111' } }] } },
      { context: { intent: 'my card 5555555555554444' } },
    ]) {
      const refused = await agent.call('POST', '/checkout-sessions', { ...lines(ring()), ...body });
      expect([refused.status, refused.body.code]).toEqual([400, 'sensitive_data']);
      expect(refused.text).not.toMatch(/ABCPE|4111|5555/);
    }
    expect((await create({ buyer: { phone_number: '+919845012345' } })).status).toBe('requires_escalation');
  });
});

describe('a key', () => {
  it('makes one thing once; with another body, resource or operation it is refused (rule 62)', async () => {
    const key = randomUUID();
    const body = { ...lines(ring()), ...INR };
    const first = await agent.call('POST', '/carts', body, { key });
    const again = await agent.call('POST', '/carts', body, { key });
    expect(again.text).toBe(first.text);
    const other = await agent.call('POST', '/carts', { ...lines(ring(1)), ...INR }, { key });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    const second = await agent.post('/carts', body);
    const cancel = randomUUID();
    await agent.post(`/carts/${first.body.id}/cancel`, undefined, { key: cancel });
    const wrong = await agent.call('POST', `/carts/${second.id}/cancel`, undefined, { key: cancel });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await agent.get(`/carts/${second.id}`)).line_items).toHaveLength(1);
  });

  it('that is used twice at once makes one thing', async () => {
    const key = randomUUID();
    const body = { ...lines(ring()), ...INR };
    const heard = await Promise.all(
      Array.from({ length: 5 }, () => agent.call('POST', '/carts', body, { key })),
    );
    const ids = new Set(heard.filter(({ status }) => status === 201).map(({ body: made }) => made.id));
    expect(ids.size).toBe(1);
    for (const { status, headers } of heard)
      if (status !== 201) expect([status, headers['retry-after']]).toEqual([503, '1']);
  });
});

it('a platform has so many open at once', async () => {
  const few = await startService('agents-few', { LIMIT_OPEN_AGENT_SESSIONS: '2' }, { seeded: 'in part' });
  const own = await startAgent(few);
  later.push({ close: () => few.stop() }, own);
  const unsigned = () => own.call('POST', '/carts', { ...lines(ring()) }, { signed: false });
  const made = await unsigned();
  expect([made.status, (await unsigned()).status]).toEqual([201, 201]);
  const refused = await unsigned();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  await own.call('POST', `/carts/${made.body.id}/cancel`, undefined, { signed: false });
  expect((await unsigned()).status).toBe(201);
});
