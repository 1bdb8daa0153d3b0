/** Agents of one platform that read the catalogue through the shop's own origin: fifty calls a second of each kind. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVALUATION } from '@suvarna/testing/search-quality';
import { processOf } from '../support/store/own-process.ts';
import type { Store } from '../support/store/store.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import type { Throughput } from './measure/measure-throughput.ts';

const VERSION = '2026-04-08';
const PROFILE = {
  ucp: {
    version: VERSION,
    capabilities: Object.fromEntries(
      ['search', 'lookup'].map((name) => [`dev.ucp.shopping.catalog.${name}`, [{ version: VERSION }]]),
    ),
  },
};

/** One platform calls as often as it likes. */
export const AGENTS_UNLIMITED = { LIMIT_AGENT_CALLS_PER_MINUTE: '1000000' };

interface Found {
  readonly products: readonly { readonly id: string }[];
}

export async function benchAgents(store: Store): Promise<Readonly<Record<string, Throughput>>> {
  const platform = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(PROFILE));
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const profile = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/`;
  const call = (path: string, body: object): Promise<Response> =>
    fetch(`${store.shop}/ucp/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` },
      body: JSON.stringify(body),
    });
  const read = async (asked: Promise<Response>): Promise<boolean> => {
    const response = await asked;
    await response.arrayBuffer();
    return response.ok;
  };
  try {
    const found = (await (
      await call('/catalog/search', { query: 'ring', pagination: { limit: 50 } })
    ).json()) as Found;
    const ids = found.products.map(({ id }) => id);
    const load = {
      rate: 50,
      seconds: 20,
      warmUp: 50,
      pids: [processOf(store.data, 'services/commerce/src/server.ts')],
    };
    return {
      'agents: search at 50/s': await measureAtRate({
        ...load,
        send: (at) =>
          read(call('/catalog/search', { query: EVALUATION[at % EVALUATION.length]?.q ?? 'ring' })),
      }),
      'agents: product at 50/s': await measureAtRate({
        ...load,
        send: (at) => read(call('/catalog/product', { id: ids[at % ids.length] ?? '' })),
      }),
      'agents: profile at 50/s': await measureAtRate({
        ...load,
        send: () => read(fetch(`${store.shop}/.well-known/ucp`)),
      }),
    };
  } finally {
    platform.close();
  }
}
