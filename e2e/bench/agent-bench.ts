/** Agents of one platform through the shop's own origin: fifty calls a second of each kind, and what they cost shoppers. */
import { EVALUATION } from '@suvarna/testing/search-quality';
import { startPlatform } from '../support/people/platform.ts';
import { processOf } from '../support/store/own-process.ts';
import type { Store } from '../support/store/store.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import type { Throughput } from './measure/measure-throughput.ts';
import { samplePages } from './sample-pages.ts';

/** One platform calls as often as it likes, and has as much open as it likes. */
export const AGENTS_UNLIMITED = {
  LIMIT_AGENT_CALLS_PER_MINUTE: '1000000',
  LIMIT_SIGNED_AGENT_CALLS_PER_MINUTE: '1000000',
  LIMIT_OPEN_SIGNED_AGENT_SESSIONS: '1000000',
};

interface Found {
  readonly products: readonly {
    readonly id: string;
    readonly variants: readonly { readonly id: string }[];
  }[];
}

const INR = { context: { currency: 'INR' } };
const PLACE = {
  fulfillment: {
    methods: [{ type: 'shipping', destinations: [{ postal_code: '560001', address_country: 'IN' }] }],
  },
};

type Rows = Readonly<Record<string, Throughput>>;

export async function benchAgents(store: Store): Promise<Rows> {
  const platform = await startPlatform();
  const profile = (await (await fetch(`${store.shop}/.well-known/ucp`)).json()) as {
    readonly ucp: { readonly services: Readonly<Record<string, readonly { readonly endpoint: string }[]>> };
  };
  const endpoint = profile.ucp.services['dev.ucp.shopping']?.[0]?.endpoint ?? '';
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object): Promise<Response> => {
    const url = new URL(endpoint + path);
    const body = sent === undefined ? '' : JSON.stringify(sent);
    return fetch(store.shop + url.pathname, {
      method,
      headers: platform.signed({ method, url, body }),
      ...(body !== '' && { body }),
    });
  };
  const read = async (asked: Promise<Response>): Promise<boolean> => {
    const response = await asked;
    await response.arrayBuffer();
    return response.ok;
  };
  const load = {
    rate: 50,
    seconds: 20,
    warmUp: 50,
    pids: [processOf(store.data, 'services/commerce/src/server.ts')],
  };
  try {
    const found = (await (
      await call('POST', '/catalog/search', { query: 'ring', pagination: { limit: 50 } })
    ).json()) as Found;
    const ids = found.products.map(({ id }) => id);
    const skus = found.products.flatMap(({ variants }) => variants.map(({ id }) => id));
    const lines = (at: number) => ({
      line_items: [0, 1].map((more) => ({
        item: { id: skus[(at + more) % skus.length] ?? '' },
        quantity: 1,
      })),
    });
    const search = (at: number) =>
      read(call('POST', '/catalog/search', { query: EVALUATION[at % EVALUATION.length]?.q ?? 'ring' }));
    const open: string[] = [];
    const create = async (at: number): Promise<boolean> => {
      const response = await call('POST', '/checkout-sessions', { ...lines(at), ...INR });
      open.push(((await response.json()) as { readonly id: string }).id);
      return response.ok;
    };
    const sessionAt = (at: number) => `/checkout-sessions/${open[at % open.length] ?? ''}`;
    const update = (at: number) => read(call('PUT', sessionAt(at), { ...lines(at + 1), ...INR, ...PLACE }));
    const rows = {
      'agents: search at 50/s': await measureAtRate({ ...load, send: search }),
      'agents: product at 50/s': await measureAtRate({
        ...load,
        send: (at) => read(call('POST', '/catalog/product', { id: ids[at % ids.length] ?? '' })),
      }),
      'agents: profile at 50/s': await measureAtRate({
        ...load,
        send: () => read(fetch(`${store.shop}/.well-known/ucp`)),
      }),
      'agents: create checkout at 50/s': await measureAtRate({ ...load, send: create }),
      'agents: update checkout at 50/s': await measureAtRate({ ...load, send: update }),
      'agents: read checkout at 50/s': await measureAtRate({
        ...load,
        send: (at) => read(call('GET', sessionAt(at))),
      }),
    };
    const atWork = (at: number) => [search, create, update][at % 3]?.(at) ?? Promise.resolve(false);
    return { ...rows, ...(await besideShoppers(store, atWork)) };
  } finally {
    platform.close();
  }
}

const ROUNDS = 4;

/** Shoppers who look at pages, alone and beside fifty agents of whom each does something every two seconds; in turns, so that both have the same minutes. */
async function besideShoppers(store: Store, atWork: (at: number) => Promise<boolean>): Promise<Rows> {
  const { products } = await samplePages(store.commerce);
  const pids = [processOf(store.data, 'services/commerce/src/server.ts')];
  let seen = 0;
  const shoppers = () =>
    measureAtRate({
      ...{ rate: 20, seconds: 10, warmUp: 5, pids },
      send: async () => {
        const response = await fetch(`${store.shop}${products[(seen += 1) % products.length] ?? '/'}`);
        await response.arrayBuffer();
        return response.ok;
      },
    });
  const agents = () => measureAtRate({ rate: 25, seconds: 10, warmUp: 0, pids: [], send: atWork });
  const alone: Throughput[] = [];
  const beside: Throughput[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await shoppers());
    const [row] = await Promise.all([shoppers(), agents()]);
    beside.push(row);
  }
  return {
    'shoppers: pages at 20/s, no agents': medianOf(alone),
    'shoppers: pages at 20/s, 50 agents at work': medianOf(beside),
  };
}

const medianOf = (rows: readonly Throughput[]): Throughput => {
  const of = (name: keyof Throughput): number =>
    rows.map((row) => row[name] ?? 0).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0;
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMs: of('cpuMs'),
    perCore: of('perCore'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
  };
};
