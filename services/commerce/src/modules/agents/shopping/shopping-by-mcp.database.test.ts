/** The same carts and checkouts as tools of MCP. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Said, startAgent, type TestAgent } from '../../../../test-support/ucp/agent.fixtures.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';

const MCP = '/ucp/mcp';
let service: Service;
let agent: TestAgent;
let sku = '';
beforeAll(async () => {
  service = await startService('agents-mcp', {}, { seeded: 'in part' });
  agent = await startAgent(service);
  const found = await tool<{ products: { variants: { id: string }[] }[] }>('search_catalog', {
    catalog: { query: 'ring', context: { currency: 'INR' } },
  });
  sku = found.products[0]?.variants[0]?.id ?? '';
});
afterAll(() => Promise.all([service.stop(), agent.close()]));

interface RpcAnswer {
  readonly status: number;
  readonly result?: { readonly structuredContent: object };
  readonly error?: { readonly code: number; readonly data: { readonly code: string } };
}

let messages = 0;
async function rpc(
  name: string,
  given: object,
  how: { signed?: boolean; key?: string } = {},
): Promise<RpcAnswer> {
  messages += 1;
  const meta = {
    'ucp-agent': { profile: agent.platform.profileUrl },
    ...(how.key !== undefined && { 'idempotency-key': how.key }),
  };
  const body = JSON.stringify({
    ...{ jsonrpc: '2.0', id: messages, method: 'tools/call' },
    params: { name, arguments: { meta, ...given } },
  });
  const {
    signature = '',
    'signature-input': input = '',
    ...headers
  } = await agent.platform.signed(`http://127.0.0.1:3000${MCP}`, body);
  const reply = await service.app.http.inject({
    method: 'POST',
    url: MCP,
    headers: {
      ...headers,
      accept: 'application/json, text/event-stream',
      ...(how.signed !== false && { signature, 'signature-input': input }),
    },
    payload: body,
  });
  const said = /^data: (.*)$/m.exec(reply.payload)?.[1] ?? reply.payload;
  return { status: reply.statusCode, ...(JSON.parse(said) as object) };
}

async function tool<Answer = Said>(name: string, given: object, key?: string): Promise<Answer> {
  const { result, error } = await rpc(name, given, key === undefined ? {} : { key });
  if (result === undefined) throw new Error(JSON.stringify(error));
  return result.structuredContent as Answer;
}

const lines = () => ({ line_items: [{ item: { id: sku }, quantity: 1 }], context: { currency: 'INR' } });

it('a cart and its checkout are made, read, changed and ended, and REST says the same (rules 67 to 72)', async () => {
  const cart = await tool('create_cart', { cart: lines() });
  expect(await tool('get_cart', { id: cart.id })).toEqual(await agent.get(`/carts/${cart.id}`));
  const checkout = await tool('create_checkout', { checkout: { cart_id: cart.id, line_items: [] } });
  const changed = await tool('update_checkout', {
    id: checkout.id,
    checkout: {
      ...lines(),
      fulfillment: {
        methods: [{ type: 'shipping', destinations: [{ postal_code: '560001', address_country: 'IN' }] }],
      },
    },
  });
  expect(changed.status).toBe('requires_escalation');
  expect(await tool('get_checkout', { id: checkout.id })).toEqual(
    await agent.get(`/checkout-sessions/${checkout.id}`),
  );
  expect((await tool('complete_checkout', { id: checkout.id, checkout: {} }, randomUUID())).status).toBe(
    'requires_escalation',
  );
  expect((await tool('cancel_checkout', { id: checkout.id }, randomUUID())).status).toBe('canceled');
  expect((await tool('cancel_cart', { id: cart.id }, randomUUID())).line_items).toHaveLength(1);
});

it('a key counts whatever the message is called, and with another payload it is refused (rule 62)', async () => {
  const key = randomUUID();
  const first = await tool('create_cart', { cart: lines() }, key);
  expect(await tool('create_cart', { cart: lines() }, key)).toEqual(first);
  const { status, error } = await rpc('create_cart', { cart: { ...lines(), buyer: {} } }, { key });
  expect([status, error?.data.code]).toEqual([409, 'idempotency_conflict']);
});

it('what has to be signed, or to have a key, is refused without, and no id stands in a payload (rules 71 and 72)', async () => {
  const unsigned = await rpc('create_checkout', { checkout: lines() }, { signed: false });
  expect([unsigned.status, unsigned.error?.data.code]).toEqual([401, 'signature_missing']);
  const cart = await tool('create_cart', { cart: lines() });
  const keyless = await rpc('cancel_cart', { id: cart.id });
  expect([keyless.status, keyless.error?.code]).toEqual([400, -32_602]);
  const nothing = await tool('get_cart', { cart: { id: cart.id } });
  expect(nothing.ucp.status).toBe('error');
});
