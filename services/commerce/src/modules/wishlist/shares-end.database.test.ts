import { beforeAll, expect, it } from '@jest/globals';
import type { WishlistShare } from '@suvarna/contracts/wishlist';
import { pino } from 'pino';
import { addDemoCustomer, aMoment, customerIdOf } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { CONSUMERS } from '../../consumers.ts';
import { deliverToConsumers } from '../../platform/outbox/consume.ts';
import { relayOnce } from '../../platform/outbox/relay.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { signOutEverywhere } from '../identity/session/sign-out-everywhere.ts';
import { wishlist } from './module.ts';

const DAY = 86_400_000;
const moment = aMoment();
const service = ofSuite(() =>
  startService('wishlist_shares_end', {}, { seeded: 'in part', clock: moment.clock }),
);
beforeAll(async () => {
  await addDemoCustomer(service.db);
});

const handOut = async (): Promise<string> => {
  const { email, password } = DEMO_CUSTOMER;
  const token = await service.signedIn({ email, password });
  return (await service.send<WishlistShare>('/api/customer_wishlist/share/', {}, { token })).token;
};
const look = async (link: string): Promise<number> =>
  (await service.get(`/api/customer_wishlist/shared/?token=${link}`)).status;
const count = async (): Promise<number> =>
  (await service.db.selectFrom('wishlist_shares').select('created_at').execute()).length;

it('a link ends when it was not opened for a year, and is dropped', async () => {
  const [used, forgotten] = [await handOut(), await handOut()];
  moment.pass(200 * DAY);
  expect(await look(used)).toBe(200);
  moment.pass(165 * DAY);
  expect([await look(used), await look(forgotten)]).toEqual([200, 404]);
  await wishlist.cleanup?.(service.db, moment.clock());
  expect(await count()).toBe(1);
  moment.pass(365 * DAY);
  expect(await look(used)).toBe(404);
  await wishlist.cleanup?.(service.db, moment.clock());
  expect(await count()).toBe(0);
});

it('links end with every sign-in of the account, and what is handed out after it stands', async () => {
  const before = await handOut();
  const id = await customerIdOf(service.db, DEMO_CUSTOMER.email);
  const at = moment.clock();
  await service.db.transaction().execute((tx) => signOutEverywhere(tx, id, 'password-changed', at));
  moment.pass(1_000);
  const after = await handOut();
  await relayOnce(
    { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'events', atOnce: 10, deliver: deliverToConsumers(service.db, CONSUMERS) },
  );
  expect([await look(before), await look(after)]).toEqual([404, 200]);
});
