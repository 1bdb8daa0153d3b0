/** People go on with what an agent chose, and its platform hears what became of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Handover, HandoverTaken } from '@suvarna/contracts/agents';
import type { Cart } from '@suvarna/contracts/bag';
import type { PriceHold } from '@suvarna/contracts/checkout';
import {
  codesOf,
  linkOf,
  type Said,
  startAgent,
  type TestAgent,
  totalOf,
} from '../../../../test-support/ucp/agent.fixtures.ts';
import { moveGold } from '../../../../test-support/gold-moves.fixtures.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';

const MINUTE_MS = 60_000;
const OPEN = '/api/agents/handover/open/';
const TAKE = '/api/agents/handover/take/';

let service: Service;
let agent: TestAgent;
let now: Date;
let sku = '';
let otherSku = '';

beforeAll(async () => {
  now = new Date('2026-12-01T05:30:00Z');
  service = await startService(
    'agents-handover',
    { LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: '100000', LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '100000' },
    { seeded: 'in part', clock: () => now },
  );
  agent = await startAgent(service);
  const { body } = await agent.call('POST', '/catalog/search', {
    query: 'ring',
    context: { currency: 'INR' },
    pagination: { limit: 50 },
  });
  const { products } = body as unknown as { products: { variants: { id: string }[] }[] };
  [sku = '', otherSku = ''] = products.flatMap(({ variants }) => variants.map(({ id }) => id));
});
afterAll(() => Promise.all([service.stop(), agent.close()]));
beforeEach(() => {
  now = new Date('2026-12-01T05:30:00Z');
});

const checkout = (body: object = {}): Promise<Said> =>
  agent.post('/checkout-sessions', {
    line_items: [{ item: { id: sku }, quantity: 1 }],
    context: { currency: 'INR' },
    ...body,
  });
const open = (token: string, link: string) => service.send<Handover>(OPEN, { token: link }, { token });
const take = (token: string, link: string) => service.send<HandoverTaken>(TAKE, { token: link }, { token });
const bagOf = (token: string) => service.read<Cart>('/api/customer/cart/list/', { token });

describe('a link', () => {
  it('shows what was chosen, and nobody’s street or name', async () => {
    const said = await checkout({
      buyer: { first_name: 'Asha', email: 'asha@example.com' },
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            destinations: [{ street_address: '7 Secret Lane', postal_code: '560001', address_country: 'IN' }],
          },
        ],
      },
    });
    const shown = await open(await service.guest(), linkOf(said));
    expect(shown).toMatchObject({ state: 'open', currency: 'INR', pincode: '560001', changed_from_paise: 0 });
    expect(shown.totals.total_payable_paise).toBe(totalOf(said));
    expect(shown.held_until).not.toBe('');
    expect(JSON.stringify(shown)).not.toMatch(/Secret|Asha|asha@/);
  });

  it('is of the first browser that opens it, and of nobody who guesses', async () => {
    const link = linkOf(await checkout());
    const [first, second] = await Promise.all([service.guest(), service.guest()]);
    await open(first, link);
    expect((await service.post(OPEN, { token: link }, { token: second })).body.code).toBe(
      'AGENTS.LINK_TAKEN',
    );
    expect((await service.post(TAKE, { token: link }, { token: second })).body.code).toBe(
      'AGENTS.LINK_TAKEN',
    );
    expect((await open(first, link)).state).toBe('open');
    for (const guess of ['x', 'A'.repeat(22), '../../etc'])
      expect((await service.post(OPEN, { token: guess }, { token: second })).body.code).toBe(
        'AGENTS.LINK_UNKNOWN',
      );
  });

  it('ends with its session', async () => {
    const [expired, ended] = [await checkout(), await checkout()];
    await agent.post(`/checkout-sessions/${ended.id}/cancel`);
    const token = await service.guest();
    expect((await service.post(OPEN, { token: linkOf(ended) }, { token })).body.code).toBe(
      'AGENTS.LINK_ENDED',
    );
    now = new Date(now.getTime() + 6 * 60 * MINUTE_MS);
    expect((await service.post(OPEN, { token: linkOf(expired) }, { token })).body.code).toBe(
      'AGENTS.LINK_ENDED',
    );
  });
});

describe('a person who takes it over', () => {
  it('has the pieces in the bag, once, and its agent changes them no more (rule 124)', async () => {
    const said = await checkout();
    const token = await service.guest();
    expect(await take(token, linkOf(said))).toEqual({ count: 1, has_others: false });
    expect(await take(token, linkOf(said))).toEqual({ count: 1, has_others: false });
    expect((await open(token, linkOf(said))).state).toBe('taken');
    const bag = await bagOf(token);
    expect(bag.items.map((item) => [item.sku, item.quantity])).toEqual([[sku, 1]]);
    const after = await agent.put(`/checkout-sessions/${said.id}`, {
      line_items: [{ item: { id: otherSku }, quantity: 1 }],
    });
    expect([after.status, codesOf(after), after.line_items[0]?.item.id]).toEqual([
      'complete_in_progress',
      ['checkout_accepted'],
      sku,
    ]);
    expect((await bagOf(token)).items.map((item) => item.sku)).toEqual([sku]);
  });

  it('keeps what was in the bag before', async () => {
    const token = await service.guest();
    const product = (await bagOf(token)).count;
    expect(product).toBe(0);
    const first = await checkout();
    await take(token, linkOf(first));
    const second = await checkout({
      line_items: [
        { item: { id: otherSku }, quantity: 2 },
        { item: { id: sku }, quantity: 1 },
      ],
    });
    expect(await take(token, linkOf(second))).toEqual({ count: 2, has_others: true });
    const inBag = (await bagOf(token)).items.map((item) => [item.sku, item.quantity] as const);
    expect(new Map(inBag)).toEqual(
      new Map([
        [otherSku, 2],
        [sku, 2],
      ]),
    );
  });

  it('pays what the agent was told while that is held, and today’s price after', async () => {
    const [said, late] = [await checkout(), await checkout()];
    const [token, tardy] = [await service.guest(), await service.guest()];
    await moveGold(service, 10_300, now);
    const lock = async (of: string) =>
      (await service.send<PriceHold>('/api/customer/cart/lock_price/', {}, { token: of })).totals
        .total_payable_paise;
    await take(token, linkOf(said));
    expect(await lock(token)).toBe(totalOf(said));
    now = new Date(now.getTime() + 31 * MINUTE_MS);
    expect((await open(tardy, linkOf(late))).changed_from_paise).toBe(totalOf(late));
    await take(tardy, linkOf(late));
    expect(await lock(tardy)).toBeGreaterThan(totalOf(late));
    // A price that was handed over once is not handed over again.
    expect(await lock(token)).toBe(await lock(tardy));
  });

  it('who takes a cart over has it, and the cart is there no more', async () => {
    const cart = await agent.post('/carts', {
      line_items: [{ item: { id: sku }, quantity: 1 }],
      context: { currency: 'INR' },
    });
    const token = await service.guest();
    await take(token, linkOf(cart));
    expect((await bagOf(token)).count).toBe(1);
    expect(codesOf(await agent.get(`/carts/${cart.id}`))).toEqual(['not_found']);
  });

  it.each([2, 5])('at once in %i tabs has the pieces once', async (tabs) => {
    const said = await checkout();
    const token = await service.guest();
    await Promise.all(Array.from({ length: tabs }, () => take(token, linkOf(said))));
    expect((await bagOf(token)).items.map((item) => item.quantity)).toEqual([1]);
  });

  it('while its agent changes cart and checkout, ends and completes it: nothing fails, and the bag has what was last there', async () => {
    const line = (id: string) => ({
      line_items: [{ item: { id }, quantity: 1 }],
      context: { currency: 'INR' },
    });
    for (let round = 0; round < 5; round += 1) {
      const cart = await agent.post('/carts', line(sku));
      const made = await agent.post('/checkout-sessions', { cart_id: cart.id, line_items: [] });
      const token = await service.guest();
      const heard = await Promise.all([
        agent.call('PUT', `/carts/${cart.id}`, line(otherSku)),
        agent.call('PUT', `/checkout-sessions/${made.id}`, line(sku)),
        agent.call('POST', `/checkout-sessions/${made.id}/complete`, {}),
        agent.call('POST', `/checkout-sessions/${made.id}/complete`, {}),
        agent.call('PUT', `/carts/${cart.id}`, line(sku)),
      ]);
      expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const [taken] = await Promise.all([
        take(token, linkOf(made)),
        agent.call('PUT', `/checkout-sessions/${made.id}`, line(otherSku)),
        agent.call('PUT', `/carts/${cart.id}`, line(otherSku)),
      ]);
      expect(taken.count).toBe(1);
      const [item] = (await bagOf(token)).items;
      const after = await agent.get(`/checkout-sessions/${made.id}`);
      expect([after.status, after.line_items[0]?.item.id]).toEqual(['complete_in_progress', item?.sku]);
    }
  });
});
