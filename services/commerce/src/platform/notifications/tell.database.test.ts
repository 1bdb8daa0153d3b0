import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NoticeTopic } from '@suvarna/contracts/customers';
import { addCustomer, findCustomerByEmail } from '../../modules/identity/records/customer.store.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { chooseChannels } from './notice-settings.store.ts';
import { isReached, tell } from './tell.ts';

let service: Service;
let people = 0;
beforeAll(async () => {
  service = await startService('tell');
});
afterAll(() => service.stop());

/** An account with both contacts, which wants to hear nothing of care. */
async function quietAccount(proven: boolean): Promise<string> {
  const [email, at] = [`quiet-${String(++people)}@suvarna.example`, new Date()];
  await addCustomer(service.db, {
    email,
    email_verified_at: proven ? at : null,
    password_hash: null,
    first_name: 'Tara',
    last_name: 'Sen',
    phone_code: '91',
    phone_no: `980000000${String(people)}`,
    phone_verified_at: proven ? at : null,
  });
  const { id = '' } = (await findCustomerByEmail(service.db, email)) ?? {};
  const none = { email: false, sms: false, push: false };
  await service.db.transaction().execute(async (tx) => {
    await chooseChannels(tx, id, 'care', none, at);
    await chooseChannels(tx, id, 'rewards', { ...none, email: true, sms: true }, at);
  });
  return id;
}

/** By which channels a message leaves. */
async function waysOf(about: Pick<Parameters<typeof tell>[1], 'to' | 'purpose' | 'mustReach' | 'byOne'>) {
  const key = `told:${String(++people)}`;
  await service.db
    .transaction()
    .execute((tx) => tell(tx, { ...about, template: 'registered', values: {}, key }));
  const rows = await service.db
    .selectFrom('outbox')
    .select('channel')
    .where('key', '=', key)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

it('what is necessary leaves whatever was chosen, a topic as it was chosen', async () => {
  const customerId = await quietAccount(true);
  const to = { customerId };
  expect(await waysOf({ to, purpose: 'necessary' })).toEqual(['email', 'sms']);
  expect(await waysOf({ to, purpose: 'care' })).toEqual([]);
  expect(await waysOf({ to, purpose: 'care', mustReach: true })).toEqual(['email']);
  expect(await waysOf({ to, purpose: 'rewards' })).toEqual(['email', 'sms']);
  expect(await waysOf({ to, purpose: 'rewards', byOne: true })).toEqual(['email']);
  const reached = (topic: NoticeTopic) => isReached(service.db, customerId, topic);
  expect([await reached('care'), await reached('rewards')]).toEqual([false, true]);
});

it('an address that was not proven hears of orders and of what is necessary alone', async () => {
  const to = { customerId: await quietAccount(false) };
  expect(await waysOf({ to, purpose: 'rewards' })).toEqual([]);
  expect(await waysOf({ to, purpose: 'orders' })).toEqual(['email']);
  expect(await waysOf({ to, purpose: 'necessary' })).toEqual(['email']);
});

it('contacts that are given take the place of the account’s, and a reader who has none has chosen nothing', async () => {
  const given = { email: '', phone: '91-9800000001', locale: 'en' } as const;
  expect(await waysOf({ to: { ...given, customerId: await quietAccount(true) }, purpose: 'orders' })).toEqual(
    ['sms'],
  );
  expect(await waysOf({ to: { ...given, customerId: null }, purpose: 'care' })).toEqual(['sms']);
  for (const [contact, channel] of [
    ['somebody@suvarna.example', 'email'],
    ['91-9800000001', 'sms'],
  ] as const)
    expect(await waysOf({ to: { contact, locale: 'en' }, purpose: 'rewards' })).toEqual([channel]);
});
