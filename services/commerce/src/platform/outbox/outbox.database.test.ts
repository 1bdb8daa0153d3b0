import { beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { emit } from './emit.ts';
import { dropSettled } from './outbox-figures.ts';
import { notify } from '../notifications/notify.ts';
import { PermanentFailure, relayOnce, type Deliver } from './relay.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';

const STAFF_VIEW_TOKEN = 'view-token-of-the-tests-0123456789';
const STAFF_ADMIN_TOKEN = 'admin-token-of-the-tests-0123456789';

const service = ofSuite(() => startService('staff_outbox', { STAFF_VIEW_TOKEN, STAFF_ADMIN_TOKEN }));
beforeAll(async () => {
  await service.db.transaction().execute(async (tx) => {
    await emit(tx, { type: 'order.placed', key: 'SV-1', payload: { order_no: 'SV-1' } });
    await notify(tx, {
      channel: 'sms',
      to: '91-9876543210',
      template: 'shipped',
      locale: 'en',
      values: { orderNo: 'SV-1' },
      key: 'shipped:SV-1',
    });
    await notify(tx, {
      channel: 'sms',
      to: '91-9876543210',
      template: 'one-time-code',
      locale: 'en',
      values: { code: '424242', minutes: 5 },
      key: 'code:1',
      expiresAt: new Date(Date.now() + 300_000),
    });
  });
});

const relay = (deliver: Deliver) =>
  relayOnce(
    { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'sms', atOnce: 10, keep: (row) => ({ template: row.payload['template'] }), deliver },
  );
const dead = async () =>
  (
    await service.read<{
      results: { id: string; template: string; key: string; can_revive: boolean }[];
    }>('/staff/outbox/dead/', { token: STAFF_VIEW_TOKEN })
  ).results;
const metric = async (line: string): Promise<boolean> =>
  (await service.app.http.inject('/metrics')).body.split('\n').includes(line);

describe('what could not be delivered', () => {
  it('is seen by staff and as a figure, without for whom and what', async () => {
    expect(await metric('outbox_waiting{channel="sms"} 2')).toBe(true);
    await relay(() => Promise.reject(new PermanentFailure('never')));
    expect(
      Object.fromEntries((await dead()).map(({ template, can_revive }) => [template, can_revive])),
    ).toEqual({ 'one-time-code': false, shipped: true });
    expect(JSON.stringify(await dead())).not.toMatch(/424242|9876543210/);
    expect([
      await metric('outbox_dead{channel="sms"} 2'),
      await metric('outbox_waiting{channel="sms"} 0'),
      await metric('outbox_waiting{channel="events"} 1'),
    ]).toEqual([true, true, true]);
  });

  it('can be tried again by an admin, unless its time is over', async () => {
    const found = await dead();
    const idOf = (name: string): string => found.find(({ template }) => template === name)?.id ?? '';
    const revive = (id: string, token: string) => service.post('/staff/outbox/revive/', { id }, { token });
    expect((await revive(idOf('shipped'), STAFF_VIEW_TOKEN)).status).toBe(404);
    expect((await revive(idOf('one-time-code'), STAFF_ADMIN_TOKEN)).status).toBe(404);
    expect((await revive(idOf('shipped'), STAFF_ADMIN_TOKEN)).status).toBe(200);
    const sent: string[] = [];
    await relay(async ({ key }) => {
      sent.push(key);
    });
    expect([sent, (await dead()).length]).toEqual([['shipped:SV-1'], 1]);
  });
});

describe('failed jobs', () => {
  it('are listed for staff; a service without queues has none', async () => {
    expect(await service.read('/staff/jobs/failed/', { token: STAFF_VIEW_TOKEN })).toEqual({
      results: [],
    });
    expect((await service.get('/staff/jobs/failed/')).status).toBe(404);
  });
});

describe('a message that did not get through', () => {
  const TO = '91-9812345678';
  const rowOf = async (key: string) =>
    (
      await service.rows<{ payload: Record<string, unknown>; expires_at: Date | null }>(
        'select payload, expires_at from outbox where key = $1',
        [key],
      )
    )[0];
  const shipped = (key: string) =>
    service.db.transaction().execute((tx) =>
      notify(tx, {
        channel: 'sms',
        to: TO,
        template: 'shipped',
        locale: 'en',
        values: { orderNo: key },
        key,
      }),
    );

  it('says for half a year whom it was for, and cannot be sent after that', async () => {
    for (const key of ['late', 'lately']) await shipped(key);
    await service.pool.query(`insert into outbox (id, channel, type, key, payload) values
      (gen_random_uuid(), 'email', 'message.email', 'card', '{"to": "om@example.in", "template": "gift-card"}')`);
    await service.pool.query(`update outbox set outcome = 'dead', settled_at = now() - interval '181 days'
      where key in ('late', 'lately', 'card')`);
    await service.pool.query(
      `update outbox set settled_at = now() - interval '179 days' where key = 'lately'`,
    );
    await dropSettled(service.db);
    expect((await rowOf('late'))?.payload).toEqual({ template: 'shipped', locale: 'en' });
    expect((await dead()).find(({ key }) => key === 'late')?.can_revive).toBe(false);
    expect((await rowOf('lately'))?.payload).toMatchObject({ to: TO });
    // The code of a card that was paid for stands nowhere else.
    expect((await rowOf('card'))?.payload).toMatchObject({ to: 'om@example.in' });
  });
});
