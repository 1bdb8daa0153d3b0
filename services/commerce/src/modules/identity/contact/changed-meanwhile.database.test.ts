import { beforeAll, describe, expect, it } from '@jest/globals';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { changeCustomer } from '../records/customer.store.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';
import { addAccount, addDemoCustomer } from '../../../../test-support/identity.fixtures.ts';
import { until } from '@suvarna/testing/until';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { isWaitingForRow } from '../../../../test-support/lock-waits.fixtures.ts';

const AT = new Date('2026-11-27T06:30:00Z');
const service = ofSuite(() => startService('changed_meanwhile'));

const BEFORE = {
  shopper: undefined,
  cookie: undefined,
  device: undefined,
  place: { country: '', userAgent: '' },
};

it.each([
  ['a new password is set', { password_hash: 'another' }],
  ['the address becomes another', { email: 'moved@suvarna.example' }],
])('while an old password is looked at %s: it opens nothing', async (what, change) => {
  const email = `${String(what.length)}@suvarna.example`;
  const named = { first_name: 'Tara', last_name: 'Sen', phone_no: '' };
  const id = await addAccount(service.db, { email, email_verified_at: AT, password_hash: 'one', ...named });
  const place = {
    hash: () => Promise.reject(new Error('nothing is hashed')),
    async isRight() {
      await service.db.transaction().execute(async (tx) => {
        await changeCustomer(tx, id, change);
        await signOutEverywhere(tx, id, 'password-changed', AT);
      });
      return true;
    },
  };
  const { mergeGuest } = service.app.deps;
  expect(await signIn({ db: service.db, mergeGuest }, place, { email, password: 'x' }, BEFORE, AT)).toBe(
    'wrong-credentials',
  );
  const rows = await service.rows('select from sign_ins where customer_id = $1', [id]);
  expect(rows).toEqual([]);
});

describe('a sign-out', () => {
  beforeAll(async () => {
    await addDemoCustomer(service.db);
  });

  const enter = async (): Promise<string> => {
    const { email, password } = DEMO_CUSTOMER;
    return await service.signedIn({ email, password });
  };
  const add = (token: string): Promise<Answer> =>
    service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token });
  const inBag = async (): Promise<number> => {
    const rows = await service.rows<{ many: number }>(
      'select coalesce(sum(quantity), 0)::int as many from cart_lines',
    );
    return rows[0]?.many ?? 0;
  };

  it('what began before a sign-out is done and says so; what comes after it is refused, and nothing is done', async () => {
    const token = await enter();
    expect((await add(token)).status).toBe(200);
    const before = await inBag();
    let isIn = false;
    const { begun } = await service.db.transaction().execute(async (tx) => {
      await tx.selectFrom('carts').select('id').where('customer_id', 'is not', null).forUpdate().execute();
      const adding = add(token);
      void adding.then(() => (isIn = true));
      await until(async () => isIn || isWaitingForRow(service), 'the write');
      expect((await service.post('/api/customer/logout/', {}, { token })).status).toBe(200);
      return { begun: adding };
    });
    expect((await begun).status).toBe(200);
    expect(await met(add(token))).toBe('401 SESSION.TOKEN_INVALID');
    expect(await inBag()).toBe(before + 1);
  });
});
