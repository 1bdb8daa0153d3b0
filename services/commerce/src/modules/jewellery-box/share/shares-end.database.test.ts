import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BoxShareCreated } from '@suvarna/contracts/jewellery-box';
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { codeSentTo, sentMessages } from '../../../../test-support/identity.fixtures.ts';
import { CONSUMERS } from '../../../consumers.ts';
import { deliverToConsumers } from '../../../platform/outbox/consume.ts';
import { relayOnce } from '../../../platform/outbox/relay.ts';
import { startExchange, type ExchangeHarness } from '../../exchange/exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startExchange('box-shares-end'));
beforeEach(() => store.reset());

type Owner = Awaited<ReturnType<ExchangeHarness['customer']>>;
const ACCOUNT = '/api/customer/customer_account/';

const handOut = async ({ token }: Owner): Promise<string> => {
  return (
    await store.send<BoxShareCreated>('/api/box/share/create/', { days: 30, with_values: true }, { token })
  ).token;
};
const statusOf = async (link: string): Promise<number> =>
  (await store.get(`/api/box/shared/?token=${link}`)).status;
const deliver = () =>
  relayOnce(
    { db: store.db, log: pino({ level: 'silent' }), clock: () => new Date() },
    { channel: 'events', atOnce: 4, deliver: deliverToConsumers(store.db, CONSUMERS) },
  );
const linkSent = async (template: string, email: string): Promise<string> => {
  const sent = (await sentMessages(store)).find((one) => one.template === template && one.to === email);
  return sent?.values['path']?.split('#token=')[1] ?? '';
};

/** What an owner does who takes the account back, or gives it up. */
const ENDS: readonly (readonly [string, (owner: Owner) => Promise<unknown>])[] = [
  [
    'a new password',
    async ({ email }) => {
      await store.post(`${ACCOUNT}forgot_password/`, { email });
      const token = await linkSent('reset-password', email);
      return store.post(`${ACCOUNT}reset_password/`, { token, password: 'another long one' });
    },
  ],
  [
    'a change of contact that is stopped by its link',
    async ({ email, token }) => {
      const to = `taken-${email}`;
      await store.post(`${ACCOUNT}contacts/begin/`, { kind: 'email', to }, { token });
      const otp = await codeSentTo(store, to);
      await store.post(`${ACCOUNT}contacts/prove/`, { side: 'new', otp }, { token });
      await store.post(`${ACCOUNT}contacts/without_old/`, { password: 'Gold#2026-again' }, { token });
      const link = await linkSent('contact-change-waits', email);
      return store.post(`${ACCOUNT}contacts/stop_by_link/`, { token: link });
    },
  ],
  [
    'the wish to end the account',
    ({ token }) => store.post(`${ACCOUNT}delete_request/`, { understood: true }, { token }),
  ],
];

describe('a link to the box', () => {
  it.each(ENDS)('ends with %s, and what is handed out after it stands', async (_name, end) => {
    const [asha, other] = [await store.customer(), await store.customer()];
    const [link, theirs] = [await handOut(asha), await handOut(other)];
    expect(await end(asha)).toMatchObject({ status: 200 });
    store.now = new Date(store.now.getTime() + 1_000);
    await store.pool.query(
      `insert into box_shares (id, customer_id, token_hash, with_values, created_at, expires_at)
       values (gen_random_uuid(), $1, $4, false, $2, $3)`,
      [asha.customerId, store.now, new Date(store.now.getTime() + 86_400_000), randomBytes(32)],
    );
    await deliver();
    expect([await statusOf(link), await statusOf(theirs)]).toEqual([404, 200]);
    const left = await store.pool.query('select 1 from box_shares where customer_id = $1', [asha.customerId]);
    expect(left.rows).toHaveLength(1);
  });
});
