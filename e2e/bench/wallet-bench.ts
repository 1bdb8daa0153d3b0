/** A customer whose wallet moved ten thousand times: what the wallet page and its statement cost then. */
import { randomUUID } from 'node:crypto';
import type { Store } from '../support/store.ts';
import { demoCustomer } from '../support/demo-customer.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import { processOf } from './process-cpu.ts';

export const STAFF_TOKEN = 'bench-staff-'.padEnd(40, 's');
const ENTRIES = 10_000;
const TOGETHER = 8;

async function post(store: Store, path: string, body: object, headers: object = {}): Promise<unknown> {
  const response = await fetch(store.commerce + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** A rupee each time, by the same call the store's people use. */
async function fillWallet(store: Store): Promise<void> {
  const one = (): Promise<unknown> =>
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
      { authorization: `Bearer ${STAFF_TOKEN}` },
    );
  for (let made = 0; made < ENTRIES; made += TOGETHER)
    await Promise.all(Array.from({ length: TOGETHER }, one));
}

export async function benchWallet(store: Store): Promise<Readonly<Record<string, Throughput>>> {
  await fillWallet(store);
  const { access_token: token } = (await post(store, '/api/customer_account/login', demoCustomer)) as {
    access_token: string;
  };
  const statement = '/api/wallet/wallettransaction/get_customer_wallet_txn/?wallet=';
  return {
    'wallet page and statement at 100/s, 10,000 entries': await measureThroughput({
      origin: store.commerce,
      pids: [processOf(store.data, 'services/commerce/src/server.ts')],
      headers: { authorization: `Bearer ${token}` },
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
