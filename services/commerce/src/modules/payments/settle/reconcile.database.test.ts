import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { pino } from 'pino';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import type { RegistryAccess } from '../registry-settings.ts';
import { claimDue, settle } from '../../../platform/outbox/outbox.store.ts';
import { registryChannel } from './ledger-alarm.ts';
import { BooksDisagree, reconcile } from './reconcile.job.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('reconcile'));

const check = (registry: RegistryAccess | null = null) =>
  reconcile({
    config: { ...harness.app.deps.config, registry },
    db: harness.db,
    purposes: harness.app.deps.purposes,
    log: pino({ level: 'silent' }),
    clock: () => harness.now,
  });

it('is silent about books that agree, and fails, so that the job is seen, when an order has no payment behind it', async () => {
  await harness.waiting();
  await check();
  const { order } = await harness.waiting();
  await harness.pay(order);
  // Booked in the ledger, but no provider reported it: what a fault between the two would leave.
  await expect(check()).rejects.toThrow(BooksDisagree);
});

describe('a ledger that does not add up', () => {
  const OFF = `insert into ledger_transactions (id, idempotency_key, kind, occurred_at) values (gen_random_uuid(), 'odd', 'odd', now())`;
  const MENDED = `delete from ledger_transactions where idempotency_key = 'odd'`;
  const heard: { path: string | undefined; token: string | undefined; body: unknown }[] = [];
  let answers = 202;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      heard.push({ path: request.url, token: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(answers).end('{}');
    });
  });
  afterAll(() => shut(server));

  /** What waits for the registry, brought to it. */
  const deliver = async (access: RegistryAccess): Promise<number> => {
    const rows = await claimDue(harness.db, 'registry', 10, 60);
    for (const row of rows) {
      await registryChannel(access).deliver(row);
      await settle(harness.db, row, 'delivered', row.payload);
    }
    return rows.length;
  };
  const asOwner = (statement: string) =>
    harness.pool.query(
      `begin; set local role none; set local session_replication_role = replica; ${statement}; commit`,
    );

  it('is told to the registry once, until it adds up again', async () => {
    const access = { url: await listenAt(server), token: { value: 't'.repeat(40) } };
    await asOwner(OFF);
    await expect(check(access)).rejects.toThrow(BooksDisagree);
    await expect(check(access)).rejects.toThrow(BooksDisagree);
    expect(await deliver(access)).toBe(1);
    expect(heard).toEqual([
      {
        path: '/v1/canary/alarms',
        token: `Bearer ${'t'.repeat(40)}`,
        body: {
          channel: 'production',
          kind: 'ledger-difference',
          reason: 'the ledger does not add up: unitsOff 0, transactionsOff 1, accountsOff 0',
        },
      },
    ]);
    await expect(check(access)).rejects.toThrow(BooksDisagree);
    expect(await deliver(access)).toBe(0);
    await asOwner(MENDED);
    await check(access).catch((error: unknown) => expect(error).toBeInstanceOf(BooksDisagree));
    await asOwner(OFF);
    await expect(check(access)).rejects.toThrow(BooksDisagree);
    answers = 503;
    await expect(deliver(access)).rejects.toThrow('the registry answered 503');
  });

  it('is told to nobody where no registry is named', async () => {
    await expect(check()).rejects.toThrow(BooksDisagree);
    expect(await claimDue(harness.db, 'registry', 10, 60)).toEqual([]);
  });
});
