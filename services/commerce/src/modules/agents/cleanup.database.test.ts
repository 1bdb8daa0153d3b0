/** What is kept of sessions, and for how long. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { linkOf, startAgent, type TestAgent } from '../../../test-support/ucp/agent.fixtures.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { cleanUp } from './cleanup.ts';

const DAY_MS = 86_400_000;
let service: Service;
let agent: TestAgent;
let now = new Date('2026-12-01T05:30:00Z');
beforeAll(async () => {
  service = await startService('agents-kept', {}, { seeded: 'in part', clock: () => now });
  agent = await startAgent(service);
});
afterAll(() => Promise.all([service.stop(), agent.close()]));

const kept = (id: string) =>
  service.rows<{ state: string; wanted: string; forgotten: boolean; guest_id: string }>(
    'select state, wanted::text as wanted, forgotten, guest_id from agent_sessions where id = $1',
    [id],
  );

it('what was typed of a buyer goes after seven days, and a session that came to nothing after thirty, with its guest', async () => {
  const { body } = await agent.call('POST', '/catalog/search', { query: 'ring' });
  const { products } = body as unknown as { products: { variants: { id: string }[] }[] };
  const begin = () =>
    agent.post('/checkout-sessions', {
      line_items: [{ item: { id: products[0]?.variants[0]?.id }, quantity: 1 }],
      context: { currency: 'INR', postal_code: '560001' },
      buyer: { first_name: 'Asha', email: 'asha@example.com' },
      fulfillment: {
        methods: [
          { type: 'shipping', destinations: [{ street_address: '7 Secret Lane', postal_code: '560001' }] },
        ],
      },
    });
  const [idle, taken] = [await begin(), await begin()];
  const token = await service.guest();
  await service.send('/api/agents/handover/take/', { token: linkOf(taken) }, { token });

  await cleanUp(service.db, now);
  expect((await kept(idle.id))[0]).toMatchObject({ state: 'open', forgotten: false });

  now = new Date(now.getTime() + 2 * DAY_MS);
  await cleanUp(service.db, now);
  for (const { id } of [idle, taken]) expect((await kept(id))[0]?.state).toBe('canceled');

  now = new Date(now.getTime() + 6 * DAY_MS);
  await cleanUp(service.db, now);
  for (const { id } of [idle, taken]) {
    const [row] = await kept(id);
    expect(row?.forgotten).toBe(true);
    expect(row?.wanted).not.toMatch(/Asha|asha@|Secret|560001/);
  }
  // Its answers are those of before, without what is forgotten.
  expect((await agent.get(`/checkout-sessions/${idle.id}`)).status).toBe('canceled');

  const guests = (await Promise.all([idle, taken].map(({ id }) => kept(id)))).map(([row]) => row?.guest_id);
  now = new Date(now.getTime() + 30 * DAY_MS);
  await cleanUp(service.db, now);
  for (const { id } of [idle, taken]) expect(await kept(id)).toEqual([]);
  expect(await service.rows('select id from guests where id = any($1)', [guests])).toEqual([]);
  // The shopper who took it over keeps the bag.
  expect(await service.rows('select quantity from cart_lines')).toEqual([{ quantity: 1 }]);
});
