import { expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { accessTokenOf, aMoment, addAccount } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, CHEAP_PASSWORDS, startService } from '../../../test-support/service.fixtures.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { deleteAccounts, requestDeletion } from './delete-accounts.ts';
import { isWaitingForRow } from '../../../test-support/lock-waits.fixtures.ts';

const DAY = 86_400_000;
const PASSWORD = 'Suvarna#2026';
const EMAIL = 'meera@suvarna.example';
const moment = aMoment();
const service = ofSuite(() => startService('privacy_sign_in', {}, { clock: moment.clock }));

it('a customer who signs in while the end of the account is asked for calls it off', async () => {
  const password_hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
  const named = { first_name: 'Meera', last_name: 'Shah', phone_no: '' };
  const id = await addAccount(service.db, {
    email: EMAIL,
    email_verified_at: moment.clock(),
    password_hash,
    ...named,
  });
  let isIn = false;
  const { answer } = await service.db.transaction().execute(async (tx) => {
    await requestDeletion(tx, service.app.deps.account, id, moment.clock());
    const login = service.post('/api/customer_account/login', { email: EMAIL, password: PASSWORD });
    void login.then(() => (isIn = true));
    await until(async () => isIn || isWaitingForRow(service), 'the sign-in');
    return { answer: login };
  });
  const token = accessTokenOf(await answer);
  expect((await service.get('/api/customer/personal_data/details/', { token })).status).toBe(200);
  moment.pass(31 * DAY);
  expect(await deleteAccounts(service.app.deps, moment.clock())).toBe(0);
});
