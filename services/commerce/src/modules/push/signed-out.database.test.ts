import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { CONSUMERS } from '../../consumers.ts';
import { deliverToConsumers } from '../../platform/outbox/consume.ts';
import { relayOnce } from '../../platform/outbox/relay.ts';
import { signOutEverywhere } from '../identity/session/sign-out-everywhere.ts';
import { browsersOf } from '../../platform/notifications/reader.store.ts';
import { saveSubscription } from './push.store.ts';
import { addAccount } from '../../../test-support/identity.fixtures.ts';

const AT = new Date('2026-11-27T06:30:00Z');
const service = ofSuite(() => startService('push_signed_out'));

const account = (email: string): Promise<string> => addAccount(service.db, { email });
const browsers = async (customerId: string): Promise<number> =>
  (await browsersOf(service.db, { customerId })).length;
const subscribe = (customerId: string, name: string, at: Date): Promise<void> =>
  service.db.transaction().execute((tx) =>
    saveSubscription(
      tx,
      { kind: 'customer', id: customerId, signInId: null },
      {
        endpoint: `https://fcm.googleapis.com/${name}`,
        p256dh: 'key',
        auth: 'secret',
        expiresAt: null,
        topic: 'androidNotification',
        locale: 'en',
      },
      at,
    ),
  );

it('browsers that were signed out hear no more of the account; who signs in again does', async () => {
  const [tara, other] = [await account('tara@suvarna.example'), await account('other@suvarna.example')];
  await subscribe(tara, 'stolen', new Date(AT.getTime() - 1_000));
  await subscribe(other, 'others', AT);
  await service.db.transaction().execute((tx) => signOutEverywhere(tx, tara, 'password-changed', AT));
  // The event may come late.
  await subscribe(tara, 'own', new Date(AT.getTime() + 1_000));
  expect(await browsers(tara)).toBe(2);
  await relayOnce(
    { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'events', atOnce: 4, deliver: deliverToConsumers(service.db, CONSUMERS) },
  );
  expect([await browsers(tara), await browsers(other)]).toEqual([1, 1]);
  const rows = await service.rows('select endpoint from push_subscriptions where customer_id = $1', [tara]);
  expect(rows).toEqual([{ endpoint: 'https://fcm.googleapis.com/own' }]);
});
