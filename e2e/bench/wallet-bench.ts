/** A customer whose wallet moved ten thousand times: what the wallet page and its statement cost then. */
import { randomUUID } from 'node:crypto';
import type { Store } from '../support/store/store.ts';
import { demoCustomer } from '../support/people/demo-customer.ts';
import { measureThroughput, type Throughput } from './measure/measure-throughput.ts';
import { processOf } from '../support/store/own-process.ts';

export const STAFF_TOKEN = 'bench-staff-'.padEnd(40, 's');
const ENTRIES = 10_000;
const TOGETHER = 8;

async function post(store: Store, path: string, body: object, headers: object = {}): Promise<Response> {
  const response = await fetch(store.commerce + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** A rupee each time, by the same call the store's people use, from many addresses: each may ask so often. */
async function fillWallet(store: Store): Promise<void> {
  const one = (at: number): Promise<Response> =>
    post(
      store,
      '/staff/wallet/correct/',
      {
        customer: demoCustomer.email,
        wallet: 'credits',
        amount: 100,
        reason: 'A wallet that moved often.',
        corrected_by: 'bench',
      },
      {
        authorization: `Bearer ${STAFF_TOKEN}`,
        'x-forwarded-for': `10.77.${Math.floor(at / 250)}.${at % 250}`,
      },
    );
  for (let made = 0; made < ENTRIES; made += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, (_, place) => one(made + place)));
}

export async function benchWallet(store: Store): Promise<Readonly<Record<string, Throughput>>> {
  await fillWallet(store);
  const { email, password } = demoCustomer;
  const login = await post(store, '/api/customer_account/login', { email, password });
  const { data } = (await login.json()) as { readonly data: { readonly access_token: string } };
  // A token is worth something only beside the cookies of its browser.
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const statement = '/api/wallet/wallettransaction/get_customer_wallet_txn/?wallet=';
  return {
    'wallet page and statement at 100/s, 10,000 entries': await measureThroughput({
      origin: store.commerce,
      pids: [processOf(store.data, 'services/commerce/src/server.ts')],
      headers: { authorization: `Bearer ${data.access_token}`, cookie },
      paths: [
        '/api/wallet/wallettransaction/summary/',
        `${statement}credits`,
        `${statement}credits&page=250`,
        `${statement}all&page=3`,
        `${statement}credits&kind=credit&from=2026-01-01&page=2`,
      ],
      connections: 8,
      seconds: 10,
      rate: 100,
    }),
  };
}
