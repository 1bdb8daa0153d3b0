/** An agent that shops: it signs what it sends, and looks at each answer by the published schemas and by ours. */
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import type { Service } from '../service.fixtures.ts';
import { SHOPPING_OPERATIONS } from '../../src/modules/agents/shopping/operations.ts';
import { ORDER_OPERATIONS } from '../../src/modules/agents/orders/orders-of-agents.ts';
import { CATALOG, profileWith, SHOPPING, startPlatform, type TestPlatform } from './platform.fixtures.ts';
import { publishedSchemas } from './published-schemas.fixtures.ts';

const schemas = publishedSchemas();
const SHOP = 'http://127.0.0.1:3000';

const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  carts: ['shopping/cart.json', 'shopping/discount.json#/$defs/dev.ucp.shopping.cart'],
  'checkout-sessions': ['discount', 'fulfillment', 'buyer_consent'].map(
    (name) => `shopping/${name}.json#/$defs/dev.ucp.shopping.checkout`,
  ),
  orders: ['shopping/order.json'],
};

interface Row {
  readonly type: string;
  readonly amount: number;
  readonly lines?: readonly { readonly amount: number }[];
}

/** Of a cart, a checkout, an order, or an answer that there is none. */
export interface Said {
  readonly ucp: { readonly status: string; readonly capabilities: object };
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly line_items: readonly {
    readonly id: string;
    readonly item: { readonly id: string; readonly title: string; readonly price: number };
    readonly quantity: number;
    readonly totals: readonly Row[];
  }[];
  readonly totals: readonly Row[];
  readonly messages?: readonly {
    readonly type: string;
    readonly code: string;
    readonly severity?: string;
    readonly path?: string;
    readonly content: string;
  }[];
  readonly continue_url?: string;
  readonly expires_at: string;
  readonly discounts?: { readonly codes: string[]; readonly applied: { amount: number }[] };
  readonly fulfillment?: {
    readonly methods: readonly {
      readonly type: string;
      readonly destinations: readonly { readonly id: string; readonly extended_address?: string }[];
      readonly selected_destination_id: string | null;
      readonly groups?: readonly { readonly options: readonly { readonly description?: string }[] }[];
    }[];
  };
  readonly order?: { readonly id: string; readonly permalink_url: string };
}

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Said & { readonly code?: string; readonly content?: string };
  readonly text: string;
}

export interface TestAgent {
  readonly platform: TestPlatform;
  /** Whatever comes. @param signed left out, it is */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    how?: {
      readonly signed?: boolean;
      readonly key?: string | false;
      readonly headers?: Record<string, string>;
    },
  ): Promise<Heard>;
  post(
    path: string,
    body?: object,
    how?: { readonly key?: string | false; readonly signed?: boolean },
  ): Promise<Said>;
  put(path: string, body: object): Promise<Said>;
  get(path: string): Promise<Said>;
  close(): Promise<void>;
}

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** Rows add up to the total, and the lines of a row to the row (rules 56 to 60). */
function expectRowsToAddUp(rows: readonly Row[]): void {
  const total = rows.filter(({ type }) => type === 'total');
  expect(total).toHaveLength(1);
  expect(rows.filter(({ type }) => type === 'subtotal')).toHaveLength(1);
  expect(sum(rows.filter(({ type }) => type !== 'total'))).toBe(total[0]?.amount);
  for (const { lines, amount } of rows) if (lines !== undefined) expect(sum(lines)).toBe(amount);
}

/** An answer, or the body of an event, that the published schemas and ours have nothing against. */
export function expectValid(path: string, body: Said): void {
  const [, kind = ''] = path.split('/');
  if (kind === 'catalog') return;
  const isError = body.ucp.status === 'error';
  const names = isError ? ['shopping/types/error_response.json'] : (PUBLISHED[kind] ?? []);
  for (const name of names) expect([name, ...(schemas?.faultsOf(name, body) ?? [])]).toEqual([name]);
  if (isError) return;
  const { ucp: _ucp, ...rest } = body;
  const own = [...SHOPPING_OPERATIONS, ...ORDER_OPERATIONS].find((one) => one.path.startsWith(`/${kind}`));
  expect(own && [...Value.Errors(own.answer, rest)].slice(0, 3)).toEqual([]);
  expectRowsToAddUp(body.totals);
  for (const line of body.line_items) expectRowsToAddUp(line.totals);
  if (kind !== 'checkout-sessions') return;
  // What no schema can see (rules 38 to 40).
  const asksForPerson = body.messages?.some(({ severity = '' }) => severity.startsWith('requires_')) ?? false;
  if (body.status === 'requires_escalation')
    expect([asksForPerson, body.continue_url]).toEqual([true, expect.stringMatching(/^https?:/)]);
  if (body.status === 'completed' || body.status === 'canceled') expect(body.continue_url).toBeUndefined();
  expect(body.order !== undefined).toBe(body.status === 'completed');
}

export async function startAgent(service: Service): Promise<TestAgent> {
  const platform = await startPlatform();
  platform.serve(profileWith([...CATALOG, ...SHOPPING], [platform.jwk], undefined, platform.webhookUrl));
  const call: TestAgent['call'] = async (
    method,
    path,
    body,
    { signed = true, key = randomUUID(), headers = {} } = {},
  ) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const idempotencyKey = key === false || method === 'GET' ? undefined : key;
    const url = `/ucp/v1${path}`;
    const own = await platform.signed(`${SHOP}${url}`, text, { method, idempotencyKey });
    const { signature, 'signature-input': input, ...unsigned } = own;
    const reply = await service.app.http.inject({
      method,
      url,
      headers: { ...unsigned, ...(signed && { signature, 'signature-input': input }), ...headers },
      ...(text !== '' && { payload: text }),
    });
    const heard: Heard = {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.json(),
      text: reply.payload,
    };
    if (heard.status < 300) expectValid(path, heard.body);
    return heard;
  };
  const good = async (heard: Promise<Heard>): Promise<Said> => {
    const { status, body, text } = await heard;
    if (status >= 300) throw new Error(`${String(status)} ${text.slice(0, 300)}`);
    return body;
  };
  return {
    platform,
    call,
    post: (path, body, how) => good(call('POST', path, body, how)),
    put: (path, body) => good(call('PUT', path, body)),
    get: (path) => good(call('GET', path)),
    close: () => platform.close(),
  };
}

export const codesOf = ({ messages = [] }: Said): string[] => messages.map(({ code }) => code);
export const totalOf = ({ totals }: Said): number =>
  totals.find(({ type }) => type === 'total')?.amount ?? Number.NaN;
/** Token of the link by which a person goes on. */
export const linkOf = ({ continue_url: url = '' }: Said): string =>
  /\/checkout\/from-agent\/([\w-]{22})\/$/.exec(url)?.[1] ?? '';
