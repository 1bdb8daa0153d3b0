import { expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { changeCustomer } from '../records/customer.store.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';
import { addAccount } from '../../../../test-support/identity.fixtures.ts';

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
