import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { accessTokenOf, aMoment } from '../../../test-support/identity.fixtures.ts';
import { CHEAP_PASSWORDS, startService, type Service } from '../../../test-support/service.fixtures.ts';
import { addCustomer, findCustomerByEmail } from '../identity/records/customer.store.ts';
import { hashPassword } from '../identity/password/password.ts';
import { deleteAccounts, requestDeletion } from './delete-accounts.ts';

const DAY = 86_400_000;
const PASSWORD = 'Suvarna#2026';
const EMAIL = 'meera@suvarna.example';
const moment = aMoment();
let service: Service;
beforeAll(async () => {
  service = await startService('privacy_sign_in', {}, { clock: moment.clock });
});
afterAll(() => service.stop());

const isWaiting = async (): Promise<boolean> =>
  (
    await service.pool.query(
      `select from pg_locks where not granted and locktype = 'transactionid' and pid in (
         select pid from pg_stat_activity where datname = current_database())`,
    )
  ).rowCount === 1;

it('a customer who signs in while the end of the account is asked for calls it off', async () => {
  const password_hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
  const named = { first_name: 'Meera', last_name: 'Shah', phone_no: '' };
  await addCustomer(service.db, { email: EMAIL, email_verified_at: moment.clock(), password_hash, ...named });
  const { id } = (await findCustomerByEmail(service.db, EMAIL)) ?? { id: '' };
  let isIn = false;
  const { answer } = await service.db.transaction().execute(async (tx) => {
    await requestDeletion(tx, service.app.deps.account, id, moment.clock());
    const login = service.post('/api/customer_account/login', { email: EMAIL, password: PASSWORD });
    void login.then(() => (isIn = true));
    await until(async () => isIn || isWaiting(), 'the sign-in');
    return { answer: login };
  });
  const token = accessTokenOf(await answer);
  expect((await service.get('/api/customer/personal_data/details/', { token })).status).toBe(200);
  moment.pass(31 * DAY);
  expect(await deleteAccounts(service.app.deps, moment.clock())).toBe(0);
});
